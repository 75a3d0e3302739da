import { useQueryClient } from '@tanstack/react-query';
import UploadIcon from 'lucide-react/icons/upload';
import { useMemo, useRef, useState } from 'react';
import { type Asset, maxPictureBytes } from '../../../../contract/assets.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { FileInput } from '../../../components/ui/file-input.tsx';
import { SortableList } from '../../../components/ui/sortable-list.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { UploadList } from '../../../components/ui/upload-list.tsx';
import { useFileDrop } from '../../../components/ui/use-file-drop.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { StorageError } from '../../../lib/storage-error.ts';
import type { UploadOptions } from '../../../lib/upload-file.ts';
import { useUploads } from '../../../lib/use-uploads.ts';
import { words } from '../../../lib/words.ts';
import { assetKeys, uploadAsset, useAssets, useDeleteAsset, useUpdateAsset } from '../api/assets.ts';
import { useSettledSearch } from '../hooks/use-settled-search.ts';
import { AssetCard } from './asset-card.tsx';
import { AssetForm } from './asset-form.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';
import { PaneFrame } from './pane-frame.tsx';

const accepted = '.png,.jpg,.jpeg,.webp,.gif,.avif,.svg,.woff2,.woff,.ttf,.otf';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Uploads one file; rejects oversized files before sending. @throws StorageError */
function uploadSmall(file: File, options: UploadOptions): Promise<Asset> {
  if (file.size <= maxPictureBytes) return uploadAsset(file, options);
  throw new StorageError('unknown', words('brand').assetTooLarge(maxPictureBytes / 1024 / 1024));
}

async function copyLink({ asset_name: name, public_url: url }: Asset): Promise<void> {
  const t = words('brand');
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: t.assetCopied, text: t.assetCopiedText(name) });
  } catch {
    showErrorToast({ title: t.assetCopyFailed, text: t.assetCopyBlocked });
  }
}

/** Pictures, drawings and fonts: uploaded by drag and drop, paste or file picker, several at once. */
export function AssetPane() {
  const t = words('brand');
  const { search, setSearch, asked } = useSettledSearch();
  const list = useAssets(asked, null);
  const queryClient = useQueryClient();
  const uploads = useUploads(async (file, _id, options) => {
    await uploadSmall(file, options);
    await queryClient.invalidateQueries({ queryKey: assetKeys.all });
  });
  const moving = useUpdateAsset();
  const deleting = useDeleteAsset();
  const [edited, setEdited] = useState<Asset | null>(null);
  const [doomed, setDoomed] = useState<Asset | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const assets = useMemo(() => list.data?.pages.flatMap((page) => page.assets) ?? [], [list.data]);
  const storage = list.data?.pages[0]?.storage;
  const { add } = uploads;
  const drop = useFileDrop(add);

  const uploadButton = (
    <Button kind="primary" onClick={() => picker.current?.click()}>
      <UploadIcon className="icon" aria-hidden />
      {t.upload}
    </Button>
  );
  return (
    <div className="drop-area" data-over={drop.isOver} {...drop.target}>
      <FileInput ref={picker} label={t.uploadLabel} accept={accepted} onFiles={add} />
      <PaneFrame
        search={search}
        onSearch={setSearch}
        searchLabel={t.assetsSearch}
        actions={
          <>
            {storage && (
              <span className="num text-13 text-ink-3">
                {t.storageUsed(fileSize(storage.used_bytes), fileSize(storage.quota_bytes))}
              </span>
            )}
            {(assets.length > 0 || search) && uploadButton}
          </>
        }
        list={list}
        loadFailed={t.assetsFailed}
        isEmpty={assets.length === 0}
        empty={
          <>
            <UploadList {...uploads} />
            <EmptyState title={t.assetsEmptyTitle} text={t.assetsEmptyText}>
              {uploadButton}
            </EmptyState>
          </>
        }
      >
        <UploadList {...uploads} />
        <SortableList
          label={t.assets}
          items={assets}
          nameOf={({ asset_name }) => asset_name}
          className="cards"
          onMove={(id, beforeId) =>
            moving.mutate(
              { id, before_id: beforeId },
              {
                onError: (error) => showErrorToast({ title: t.assetMoveFailed, text: messageOf(error) }),
              },
            )
          }
        >
          {(asset, handle) => (
            <AssetCard
              asset={asset}
              handle={handle}
              onEdit={() => setEdited(asset)}
              onDelete={() => setDoomed(asset)}
              onCopy={() => void copyLink(asset)}
            />
          )}
        </SortableList>
      </PaneFrame>
      {edited && (
        <Dialog isOpen onClose={() => setEdited(null)} title={t.assetEdit}>
          <AssetForm asset={edited} onDone={() => setEdited(null)} />
        </Dialog>
      )}
      {doomed && (
        <ConfirmDelete
          name={doomed.asset_name}
          text={t.assetDeleteText}
          isBusy={deleting.isPending}
          onClose={() => setDoomed(null)}
          onConfirm={() =>
            deleting.mutate(doomed.id, {
              onSuccess: () => setDoomed(null),
              onError: (error) => showErrorToast({ title: t.assetDeleteFailed, text: messageOf(error) }),
            })
          }
        />
      )}
    </div>
  );
}

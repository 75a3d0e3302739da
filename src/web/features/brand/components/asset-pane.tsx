import { useQueryClient } from '@tanstack/react-query';
import UploadIcon from 'lucide-react/icons/upload';
import { useMemo, useRef, useState } from 'react';
import type { Asset } from '../../../../contract/assets.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { FileInput } from '../../../components/ui/file-input.tsx';
import { SortableList } from '../../../components/ui/sortable-list.tsx';
import { showErrorToast, showToast } from '../../../components/ui/toast.tsx';
import { UploadList } from '../../../components/ui/upload-list.tsx';
import { useFileDrop } from '../../../components/ui/use-file-drop.ts';
import { fileSize } from '../../../lib/file-size.ts';
import { useUploads } from '../../../lib/use-uploads.ts';
import { assetKeys, uploadAsset, useAssets, useDeleteAsset, useUpdateAsset } from '../api/assets.ts';
import { useSettledSearch } from '../hooks/use-settled-search.ts';
import { AssetCard } from './asset-card.tsx';
import { AssetForm } from './asset-form.tsx';
import { ConfirmDelete } from './confirm-delete.tsx';
import { PaneFrame } from './pane-frame.tsx';

const accepted = '.png,.jpg,.jpeg,.webp,.gif,.avif,.svg,.woff2,.woff,.ttf,.otf';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

async function copyLink({ asset_name: name, public_url: url }: Asset): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', text: `It opens ${name} for two hours.` });
  } catch {
    showErrorToast({
      title: "Couldn't copy the link",
      text: 'Your browser blocked access to the clipboard.',
    });
  }
}

/** Pictures, drawings and fonts: uploaded by drag and drop, paste or file picker, several at once. */
export function AssetPane() {
  const { search, setSearch, asked } = useSettledSearch();
  const list = useAssets(asked, null);
  const queryClient = useQueryClient();
  const uploads = useUploads(async (file, _id, options) => {
    await uploadAsset(file, options);
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
      Upload files
    </Button>
  );
  return (
    <div className="drop-area" data-over={drop.isOver} {...drop.target}>
      <FileInput ref={picker} label="Files to upload" accept={accepted} onFiles={add} />
      <PaneFrame
        search={search}
        onSearch={setSearch}
        searchLabel="Search assets"
        actions={
          <>
            {storage && (
              <span className="num text-13 text-ink-3">
                {fileSize(storage.used_bytes)} of {fileSize(storage.quota_bytes)} used
              </span>
            )}
            {(assets.length > 0 || search) && uploadButton}
          </>
        }
        list={list}
        listed="your assets"
        isEmpty={assets.length === 0}
        empty={
          <>
            <UploadList {...uploads} />
            <EmptyState
              title="No assets yet."
              text="Drop logos, pictures and fonts here, paste them, or choose files. PNG, JPEG, WebP, GIF, AVIF, SVG, WOFF2, TTF and OTF."
            >
              {uploadButton}
            </EmptyState>
          </>
        }
      >
        <UploadList {...uploads} />
        <SortableList
          label="Assets"
          items={assets}
          nameOf={({ asset_name }) => asset_name}
          className="cards"
          onMove={(id, beforeId) =>
            moving.mutate(
              { id, before_id: beforeId },
              {
                onError: (error) =>
                  showErrorToast({ title: "Couldn't move the asset. Try again.", text: messageOf(error) }),
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
        <Dialog isOpen onClose={() => setEdited(null)} title="Edit asset">
          <AssetForm asset={edited} onDone={() => setEdited(null)} />
        </Dialog>
      )}
      {doomed && (
        <ConfirmDelete
          name={doomed.asset_name}
          text="Documents that use it will show an empty space. You can't undo this."
          isBusy={deleting.isPending}
          onClose={() => setDoomed(null)}
          onConfirm={() =>
            deleting.mutate(doomed.id, {
              onSuccess: () => setDoomed(null),
              onError: (error) =>
                showErrorToast({ title: "Couldn't delete the asset. Try again.", text: messageOf(error) }),
            })
          }
        />
      )}
    </div>
  );
}

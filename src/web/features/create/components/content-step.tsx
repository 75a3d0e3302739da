import UploadIcon from 'lucide-react/icons/upload';
import { Tabs } from 'radix-ui';
import { useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { FileInput } from '../../../components/ui/file-input.tsx';
import { showErrorToast } from '../../../components/ui/toast.tsx';
import { UploadList } from '../../../components/ui/upload-list.tsx';
import { useFileDrop } from '../../../components/ui/use-file-drop.ts';
import { describeError } from '../../../lib/call-error.ts';
import { direction } from '../../../lib/language.ts';
import { useUploads } from '../../../lib/use-uploads.ts';
import { words } from '../../../lib/words.ts';
import { addResearch, addText, removeContent, uploadCreateFile } from '../api/creation.ts';
import type { Creation } from '../hooks/use-creation.ts';
import { BringForm } from './bring-form.tsx';
import { ContentCard } from './content-card.tsx';

const accepted =
  '.pdf,.docx,.pptx,.xlsx,.csv,.tsv,.md,.markdown,.html,.htm,.txt,.png,.jpg,.jpeg,.webp,.gif,.avif';

/** Step 'Add content': files, text, web addresses, and what was read from each. */
export function ContentStep({ creation }: { readonly creation: Creation }) {
  const t = words('create');
  const { id, files, refresh } = creation;
  const picker = useRef<HTMLInputElement>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const uploads = useUploads(async (file, contentId, options) => {
    await uploadCreateFile(id, contentId, file, options);
    await refresh();
  });
  const { add } = uploads;
  const drop = useFileDrop(add);

  async function takeBack(contentId: string): Promise<void> {
    setLeaving(contentId);
    try {
      await removeContent(id, contentId);
      await refresh();
    } catch (error) {
      showErrorToast({ title: t.removeFailed, text: describeError(error) });
    } finally {
      setLeaving(null);
    }
  }

  const choose = (
    <Button onClick={() => picker.current?.click()}>
      <UploadIcon className="icon" aria-hidden />
      {t.chooseFiles}
    </Button>
  );
  return (
    <section
      aria-label={t.content}
      className="create-drop grid gap-6"
      data-over={drop.isOver}
      {...drop.target}
    >
      <div className="grid gap-1.5">
        <h2 className="h2 text-22">{t.contentTitle}</h2>
        <p className="text-ink-2">{t.contentText}</p>
      </div>
      <FileInput ref={picker} label={t.filesLabel} accept={accepted} onFiles={add} />
      <Tabs.Root dir={direction()} defaultValue="files">
        <Tabs.List className="tabs overflow-x-auto" aria-label={t.ways}>
          <Tabs.Trigger value="files" className="tab max-md:px-3">
            {t.files}
          </Tabs.Trigger>
          <Tabs.Trigger value="text" className="tab max-md:px-3">
            {t.text}
          </Tabs.Trigger>
          <Tabs.Trigger value="web" className="tab max-md:px-3">
            {t.web}
          </Tabs.Trigger>
        </Tabs.List>
        <div className="pt-5">
          <Tabs.Content value="files" tabIndex={-1}>
            {files.length === 0 && uploads.uploads.length === 0 ? (
              <EmptyState title={t.dropTitle} text={t.dropText}>
                {choose}
              </EmptyState>
            ) : (
              <div className="flex flex-wrap items-center gap-3">
                {choose}
                <p className="text-13 text-ink-3">{t.dropMore}</p>
              </div>
            )}
          </Tabs.Content>
          <Tabs.Content value="text" tabIndex={-1}>
            <BringForm
              label={t.text}
              hint={t.textHint}
              rows={7}
              maxLength={300_000}
              placeholder={t.textPlaceholder}
              action={t.addText}
              busyAction={t.addTextBusy}
              onBring={async (text) => {
                await addText(id, text);
                await refresh();
              }}
            />
          </Tabs.Content>
          <Tabs.Content value="web" tabIndex={-1}>
            <BringForm
              label={t.webLabel}
              hint={t.webHint}
              rows={3}
              maxLength={2_000}
              placeholder={t.webPlaceholder}
              action={t.read}
              busyAction={t.readBusy}
              onBring={async (query, signal) => {
                await addResearch(id, query, signal);
                await refresh();
              }}
            />
          </Tabs.Content>
        </div>
      </Tabs.Root>
      <UploadList {...uploads} />
      {files.length > 0 && (
        <ul aria-label={t.added} className="create-contents">
          {files.map((content) => (
            <li key={content.content_id}>
              <ContentCard
                content={content}
                isBusy={leaving === content.content_id}
                onRemove={() => void takeBack(content.content_id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

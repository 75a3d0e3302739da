import { type FormEvent, useState } from 'react';
import type { OwnTemplate } from '../../../../contract/own-templates.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { counted, words } from '../../../lib/words.ts';
import { useDeleteTemplate, useExportTemplate, useRenameTemplate } from '../api/own-templates.ts';

/** One of the user's templates, with its actions. */
export function OwnTemplateRow({
  template,
  isBusy,
  onUse,
  onFailure,
}: {
  readonly template: OwnTemplate;
  readonly isBusy: boolean;
  readonly onUse: () => void;
  readonly onFailure: (error: unknown) => void;
}) {
  const t = words('templates');
  const { id, title, sample_count: samples } = template;
  const [isRenaming, setIsRenaming] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const rename = useRenameTemplate();
  const remove = useDeleteTemplate();
  const save = useExportTemplate();
  const told = { onError: onFailure };

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('title') ?? '').trim();
    if (name !== '' && name !== title) rename.mutate({ id, title: name }, told);
    setIsRenaming(false);
  }

  return (
    <li className="own-template">
      {isRenaming ? (
        <form onSubmit={submit} className="flex min-w-0 flex-1 gap-2">
          <input
            name="title"
            aria-label={t.newTitleOf(title)}
            className="input"
            defaultValue={title}
            maxLength={300}
            // biome-ignore lint/a11y/noAutofocus: the field replaces the button that was pressed
            autoFocus
            onKeyDown={(event) => event.key === 'Escape' && setIsRenaming(false)}
          />
          <Button type="submit" size="s">
            {t.save}
          </Button>
        </form>
      ) : (
        <span className="min-w-0 flex-[1_1_220px]">
          <b className="block truncate font-[550]">{title}</b>
          {samples > 0 && <span className="text-13 text-ink-3">{counted(t.samples, samples)}</span>}
        </span>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button size="s" kind="primary" isBusy={isBusy} onClick={onUse} aria-label={t.useOf(title)}>
          {t.use}
        </Button>
        <Button size="s" onClick={() => setIsRenaming(true)} aria-label={t.renameOf(title)}>
          {t.rename}
        </Button>
        {template.has_markdown && (
          <Button
            size="s"
            isBusy={save.isPending}
            onClick={() => save.mutate(id, told)}
            aria-label={t.exportOf(title)}
          >
            {t.export}
          </Button>
        )}
        <Button size="s" onClick={() => setIsDeleting(true)} aria-label={t.deleteOf(title)}>
          {t.delete}
        </Button>
      </div>
      <Dialog
        isOpen={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={t.deleteTitle(title)}
        description={t.deleteText}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setIsDeleting(false)}>{t.cancel}</Button>
          <Button
            kind="danger"
            onClick={() => {
              setIsDeleting(false);
              remove.mutate(id, told);
            }}
          >
            {t.delete}
          </Button>
        </div>
      </Dialog>
    </li>
  );
}

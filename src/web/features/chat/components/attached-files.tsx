import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { inAList } from '../../../lib/in-a-list.ts';
import { language } from '../../../lib/language.ts';
import { counted, words } from '../../../lib/words.ts';
import type { Attachments } from '../hooks/use-attachments.ts';

const percentOf = (share: number): string =>
  new Intl.NumberFormat(language(), { style: 'percent' }).format(share);

/** Attachments of the prompt, files being read, and omitted parts. */
export function AttachedFiles({
  attachments,
  reading,
  remove,
}: Pick<Attachments, 'attachments' | 'reading' | 'remove'>) {
  const t = words('turns');
  const notes = attachments.flatMap((attachment) =>
    attachment.kind === 'file' ? attachment.leftOut.map((note) => `${attachment.name}: ${note}`) : [],
  );
  return (
    <>
      <ul aria-label={t.attached} className="flex flex-wrap gap-1.5 px-2 pt-2">
        {attachments.map((attachment) => (
          <Chip
            key={attachment.id}
            icon={attachment.kind === 'picture' ? <ImageIcon className="icon" aria-hidden /> : undefined}
            name={attachment.name}
            note={attachment.kind === 'file' ? attachment.where : ''}
            action={words('chat').remove(attachment.name)}
            onAction={() => remove(attachment.id)}
          />
        ))}
        {reading.map(({ id, name, share }) => (
          <Chip
            key={id}
            name={name}
            note={share < 1 ? percentOf(share) : t.readingFile}
            action={t.cancelFile(name)}
            onAction={() => remove(id)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {reading.length > 0 ? t.readingFiles(inAList(reading.map(({ name }) => name))) : ''}
      </p>
      {notes.length > 0 && (
        <details className="px-3 pt-1.5 text-13">
          <summary className="composer-left-out">{counted(t.leftOut, notes.length)}</summary>
          <ul className="grid gap-1 py-1 text-ink-2">
            {notes.map((note) => (
              <li key={note} className="[overflow-wrap:anywhere]">
                {note}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Chip({
  icon = <FileText className="icon" aria-hidden />,
  name,
  note,
  action,
  onAction,
}: {
  readonly icon?: ReactNode;
  readonly name: string;
  readonly note: string;
  readonly action: string;
  readonly onAction: () => void;
}) {
  return (
    <li className="chip chip-ref composer-ref">
      {icon}
      <span className="truncate">{name}</span>
      {note && <small className="num shrink-0 truncate text-12 font-normal">{note}</small>}
      <button type="button" aria-label={action} onClick={onAction}>
        <X className="icon size-3.5!" aria-hidden />
      </button>
    </li>
  );
}

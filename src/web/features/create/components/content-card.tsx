import FileText from 'lucide-react/icons/file-text';
import Globe from 'lucide-react/icons/globe';
import ImageIcon from 'lucide-react/icons/image';
import Sheet from 'lucide-react/icons/sheet';
import Trash2 from 'lucide-react/icons/trash-2';
import Type from 'lucide-react/icons/type';
import type { CreateContent } from '../../../../contract/creation.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { fileSize } from '../../../lib/file-size.ts';
import { notesWords } from '../../../lib/note-words.ts';
import { counted, words } from '../../../lib/words.ts';
import { factsOf } from '../content-words.ts';

const iconOf = ({ kind, format }: CreateContent) => {
  if (kind === 'text') return Type;
  if (kind === 'research') return Globe;
  if (format === 'picture') return ImageIcon;
  return format === 'xlsx' || format === 'csv' ? Sheet : FileText;
};

/** Shows what was read from one content, and what was not. */
export function ContentCard({
  content,
  isBusy,
  onRemove,
}: {
  readonly content: CreateContent;
  readonly isBusy: boolean;
  readonly onRemove: () => void;
}) {
  const t = words('create');
  const Icon = iconOf(content);
  const { name, excerpt, pictures } = content;
  const leftOut = notesWords(content.left_out_notes, content.left_out);
  return (
    <article className="create-content" aria-label={name} aria-busy={isBusy}>
      <Icon className="icon mt-1 text-ink-3" aria-hidden />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <h3 className="font-semibold [overflow-wrap:anywhere]">{name}</h3>
        <p className="num text-13 text-ink-2">
          {[...factsOf(content), ...(content.size_bytes > 0 ? [fileSize(content.size_bytes)] : [])].join(
            ' · ',
          )}
        </p>
        {excerpt && <p className="create-excerpt text-13 text-ink-3">{excerpt}</p>}
        {pictures.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label={t.picturesOf(name)}>
            {pictures.map((picture) => (
              <li key={picture.asset_id} className="create-thumb">
                <img src={picture.url} alt={picture.name} loading="lazy" />
              </li>
            ))}
          </ul>
        )}
        {leftOut.length > 0 && (
          <details className="text-13">
            <summary className="create-left-out">{counted(t.leftOut, leftOut.length)}</summary>
            <ul className="mt-1 grid gap-1 text-ink-2">
              {leftOut.map((sentence) => (
                <li key={sentence} className="[overflow-wrap:anywhere]">
                  {sentence}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <IconButton label={t.remove(name)} disabled={isBusy} onClick={onRemove}>
        <Trash2 className="icon" aria-hidden />
      </IconButton>
    </article>
  );
}

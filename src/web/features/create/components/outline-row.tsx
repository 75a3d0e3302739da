import { type ReactNode, useState } from 'react';
import { replacePictures } from '../../../../domain/text/markdown-pictures.ts';
import { type Choice, ChoiceMenu } from '../../../components/ui/menu.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { language } from '../../../lib/language.ts';
import { counted, words } from '../../../lib/words.ts';
import { usePart } from '../api/creation.ts';
import { type PlannedPart, wordsOf } from '../fit-outline.ts';

function choicesFor({ words: all, short_words: short }: PlannedPart, byModel: boolean): readonly Choice[] {
  const t = words('create');
  return [
    { value: 'keep', label: t.partKeep, note: counted(t.partKeepNote, all) },
    ...(short < all
      ? [
          {
            value: 'shorten',
            label: t.partShorten,
            note: counted(byModel ? t.partShortenModel : t.partShortenRules, short),
          },
        ]
      : []),
    { value: 'spread', label: t.partSpread, note: t.partSpreadNote },
    { value: 'leave_out', label: t.partLeaveOut, note: t.partLeaveOutNote },
  ];
}

const isTreatment = (value: string): value is PlannedPart['treatment'] =>
  ['keep', 'shorten', 'spread', 'leave_out'].includes(value);

/** Outline row: title, treatment, and a preview of the text. */
export function OutlineRow({
  creationId,
  part,
  contentName,
  byModel,
  handle,
  onChange,
}: {
  readonly creationId: string;
  readonly part: PlannedPart;
  readonly contentName: string;
  readonly byModel: boolean;
  readonly handle: ReactNode;
  readonly onChange: (changes: Partial<Pick<PlannedPart, 'shownTitle' | 'treatment'>>) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const t = words('create');
  const { title, shownTitle, treatment, words: all, source, pictures } = part;
  const left = wordsOf(part);
  const origin =
    contentName === source
      ? [source]
      : [contentName, ...(source ? [source.replace(/^./, (letter) => letter.toLowerCase())] : [])];
  return (
    <div className="create-part" data-out={treatment === 'leave_out'}>
      {handle}
      <div className="grid min-w-0 flex-1 gap-0.5">
        <input
          className="create-part-title"
          aria-label={t.partTitle(title)}
          maxLength={160}
          value={shownTitle}
          onChange={(event) => onChange({ shownTitle: event.target.value })}
          onBlur={() => shownTitle.trim() === '' && onChange({ shownTitle: title })}
        />
        <p className="num truncate px-1.5 text-13 text-ink-3">
          {[
            left < all
              ? `${left.toLocaleString(language())} / ${counted(t.words, all)}`
              : counted(t.words, all),
            ...(pictures > 0 ? [counted(t.pictures, pictures)] : []),
            ...origin,
          ].join(' · ')}
        </p>
        <details
          className="px-1.5 text-13"
          onToggle={(event) => setIsOpen((event.target as HTMLDetailsElement).open)}
        >
          <summary className="create-left-out">{t.partInside}</summary>
          {isOpen && <PartWords creationId={creationId} part={part} byModel={byModel} />}
        </details>
      </div>
      <ChoiceMenu
        name={t.partTreatment(shownTitle || title)}
        value={treatment}
        choices={choicesFor(part, byModel)}
        onChange={(value) => isTreatment(value) && onChange({ treatment: value })}
      />
    </div>
  );
}

/** Preview of a part's text in its treatment. */
function PartWords({
  creationId,
  part,
  byModel,
}: {
  readonly creationId: string;
  readonly part: PlannedPart;
  readonly byModel: boolean;
}) {
  const { treatment } = part;
  const isWhole = treatment === 'leave_out' || (treatment === 'shorten' && byModel);
  const { data, error } = usePart(creationId, part.part_id, isWhole ? 'keep' : treatment);
  if (error) return <p className="py-2 text-danger">{describeError(error)}</p>;
  if (!data) return <Skeleton className="h-12" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable.
    <section className="create-part-words" tabIndex={0} aria-label={words('create').partWords(part.title)}>
      {replacePictures(data.markdown, ({ alt, address }) =>
        address.startsWith('asset:') ? `[${alt}]` : null,
      )}
    </section>
  );
}

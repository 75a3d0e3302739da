import { type ReactNode, useState } from 'react';
import { replacePictures } from '../../../../domain/text/markdown-pictures.ts';
import { type Choice, ChoiceMenu } from '../../../components/ui/menu.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { describeError } from '../../../lib/call-error.ts';
import { usePart } from '../api/creation.ts';
import { countOf } from '../content-words.ts';
import { type PlannedPart, wordsOf } from '../fit-outline.ts';

function choicesFor({ words, short_words: short }: PlannedPart, byModel: boolean): readonly Choice[] {
  return [
    { value: 'keep', label: 'Keep', note: `All ${countOf(words, 'word')}` },
    ...(short < words
      ? [
          {
            value: 'shorten',
            label: 'Shorten',
            note: byModel
              ? `The model rewrites it in about ${countOf(short, 'word')}`
              : `Its main sentences, ${countOf(short, 'word')}`,
          },
        ]
      : []),
    { value: 'spread', label: 'Spread', note: 'Split across more pages or slides' },
    { value: 'leave_out', label: 'Leave out', note: 'Keeps it with your content' },
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
  const { title, shownTitle, treatment, words, source, pictures } = part;
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
          aria-label={`Title of ${title}`}
          maxLength={160}
          value={shownTitle}
          onChange={(event) => onChange({ shownTitle: event.target.value })}
          onBlur={() => shownTitle.trim() === '' && onChange({ shownTitle: title })}
        />
        <p className="num truncate px-1.5 text-13 text-ink-3">
          {[
            left < words ? `${left} of ${countOf(words, 'word')}` : countOf(words, 'word'),
            ...(pictures > 0 ? [countOf(pictures, 'picture')] : []),
            ...origin,
          ].join(' · ')}
        </p>
        <details
          className="px-1.5 text-13"
          onToggle={(event) => setIsOpen((event.target as HTMLDetailsElement).open)}
        >
          <summary className="create-left-out">Look inside</summary>
          {isOpen && <PartWords creationId={creationId} part={part} byModel={byModel} />}
        </details>
      </div>
      <ChoiceMenu
        name={`Treatment of ${shownTitle || title}`}
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
    <section className="create-part-words" tabIndex={0} aria-label={`Words of ${part.title}`}>
      {replacePictures(data.markdown, ({ alt, address }) =>
        address.startsWith('asset:') ? `[${alt}]` : null,
      )}
    </section>
  );
}

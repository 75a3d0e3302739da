import { iconHtml } from '../icon.ts';
import { element, type Html, richElement } from '../markup.ts';
import { type FieldText, isEmpty } from '../text/field-text.ts';

/** A date with an event, a step, or a term with its meaning. */
export interface TitledEntry {
  readonly title: FieldText;
  readonly text: FieldText;
  readonly icon?: string | undefined;
}

interface EntriesLook {
  readonly list: 'ol' | 'dl';
  readonly className: string;
  /** Class prefix of an entry, its title and its text. */
  readonly entry: string;
}

const looks = {
  timeline: { list: 'ol', className: 'timeline', entry: 'moment' },
  steps: { list: 'ol', className: 'steps', entry: 'step' },
  definitions: { list: 'dl', className: 'definitions', entry: 'definition' },
} as const satisfies Record<string, EntriesLook>;

/** Returns a list of dates with events, steps, or terms with their meaning; the meaning is optional. */
export function entriesHtml(
  kind: keyof typeof looks,
  entries: readonly TitledEntry[],
  id: string,
  start = 1,
): Html {
  const { list, className, entry } = looks[kind];
  const isTerms = list === 'dl';
  return element(
    list,
    {
      class: className,
      id,
      style: start === 1 ? undefined : `--start:${start - 1}`,
      more: start === 1 || isTerms ? undefined : { start: String(start) },
    },
    ...entries.map(({ title, text, icon }, index) => {
      const entryId = `${id}.${index + 1}`;
      return element(
        isTerms ? 'div' : 'li',
        { class: entry, id: entryId },
        richElement(
          isTerms ? 'dt' : 'p',
          { class: `${entry}-title`, id: `${entryId}.title` },
          title,
          isTerms ? iconHtml(icon) : null,
        ),
        !isEmpty(text) &&
          richElement(isTerms ? 'dd' : 'p', { class: `${entry}-text`, id: `${entryId}.text` }, text),
      );
    }),
  );
}

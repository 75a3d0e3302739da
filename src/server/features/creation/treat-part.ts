import type { PartTreatment } from '../../../contract/creation.ts';
import { countWords } from '../../../domain/sources/count-words.ts';
import { shortenText } from '../../../domain/sources/shorten-text.ts';
import { spreadText } from '../../../domain/sources/spread-text.ts';
import type { ContentPart } from './outline-of.ts';

/** A shortened part has a third of its words, and never less than a paragraph. */
const shortShare = 1 / 3;
const leastWords = 40;

const heading = /^#{1,6} +.*$/m;

/** Whether a text names itself before it says anything. */
export const startsWithHeading = (markdown: string): boolean => /^\s*#{1,6} \S/.test(markdown);

export const shortWordsOf = ({ words }: Pick<ContentPart, 'words'>): number =>
  Math.max(leastWords, Math.round(words * shortShare));

/** The words of a part under the heading that it was given, as its maker wants them treated. */
export function treatPart(
  part: Pick<ContentPart, 'markdown' | 'title' | 'words'>,
  wanted: { readonly title?: string | undefined; readonly treatment: PartTreatment },
): string {
  const title = wanted.title?.replace(/\s+/g, ' ').trim() || part.title;
  const hasHeading = heading.test(part.markdown);
  const isRenamed = title !== part.title;
  const named = !isRenamed
    ? part.markdown
    : hasHeading
      ? part.markdown.replace(heading, (line) => `${/^#+/.exec(line)?.[0]} ${title}`)
      : `## ${title}\n\n${part.markdown}`;
  if (wanted.treatment === 'shorten') return shortenText(named, shortWordsOf(part));
  if (wanted.treatment === 'spread')
    return spreadText(title, hasHeading ? named.replace(heading, '') : named);
  return named;
}

/** What a part has lost by being shortened, in words; null where that is nothing. */
export function shortenedBy(part: Pick<ContentPart, 'words' | 'title'>, markdown: string): string | null {
  const left = countWords(markdown);
  return left < part.words ? `'${part.title}' was shortened from ${part.words} to ${left} words.` : null;
}

import type { PartTreatment } from '../../../contract/creation.ts';
import { countWords } from '../../../domain/sources/count-words.ts';
import { shortenText } from '../../../domain/sources/shorten-text.ts';
import { spreadText } from '../../../domain/sources/spread-text.ts';
import { englishNote, noted } from '../../noted.ts';
import type { ContentPart } from './outline-of.ts';

/** A part is shortened to a third of its words, but not below `leastWords`. */
const shortShare = 1 / 3;
const leastWords = 40;

const heading = /^#{1,6} +.*$/m;

/** Returns whether a text starts with a heading. */
export const startsWithHeading = (markdown: string): boolean => /^\s*#{1,6} \S/.test(markdown);

export const shortWordsOf = ({ words }: Pick<ContentPart, 'words'>): number =>
  Math.max(leastWords, Math.round(words * shortShare));

/** Applies a title and a treatment to a part, and returns its text. */
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

/** Returns a sentence on how much a part was shortened; null if it wasn't. */
export function shortenedBy(part: Pick<ContentPart, 'words' | 'title'>, markdown: string): string | null {
  const left = countWords(markdown);
  return left < part.words
    ? englishNote(noted('partShortened', { title: part.title, before: part.words, after: left }))
    : null;
}

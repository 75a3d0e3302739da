import type { OutlinePart } from '../../../contract/creation.ts';
import { countWords } from '../../../domain/sources/count-words.ts';
import { type MarkdownPicture, markdownPictures } from '../../../domain/text/markdown-pictures.ts';
import { contentFacts } from './content-facts.ts';
import type { CreateContentRow } from './creation-store.ts';

/** An outline part with its Markdown. */
export interface ContentPart extends Omit<OutlinePart, 'short_words'> {
  readonly markdown: string;
  /** The pages, slides, sheets or addresses that the part comes from. */
  readonly places: readonly string[];
  /** The name of the content; empty for pasted text. */
  readonly fileName: string;
}

const mostParts = 60;
/** Returns the asset id that a picture references; null for any other picture. */
export const pictureIdOf = ({ address }: MarkdownPicture): string | null =>
  /^asset:([\w.-]{1,64})$/.exec(address)?.[1] ?? null;

/** Returns the offsets of headings of levels 1 and 2. Text before the first heading is a part too. */
function startsOf(markdown: string): number[] {
  const starts = [...markdown.matchAll(/^#{1,2} \S/gm)].map(({ index }) => index);
  if (starts.length === 0 || markdown.slice(0, starts[0]).trim() !== '') starts.unshift(0);
  // A title without text isn't a part; it belongs to the part after it.
  return starts.filter((start, index) => {
    const next = starts[index + 1];
    return next === undefined || markdown.slice(start, next).trim().includes('\n');
  });
}

/** Default names of sheets in any language: 'Sheet1', 'Tabelle 2'. */
const defaultSheet = /^\p{L}+ ?\d+$/u;

/**
 * Returns the title of a single sheet, which has no heading: its own name, or that of its file. Without one,
 * its table would belong to the part before it.
 */
function sheetTitle(name: string, sheet: string | undefined): string {
  const own = (sheet ?? '').replace(/^Sheet /, '').trim();
  return own === '' || defaultSheet.test(own) ? name.replace(/\.[a-z0-9]{1,5}$/i, '') : own;
}

/** Splits a content into parts by its headings. Text beyond `mostParts` stays in the last part. */
export function outlineOf(row: CreateContentRow): ContentPart[] {
  const facts = contentFacts.parse(row.facts);
  const isSheet = row.kind !== 'text' && row.markdown.startsWith('|') && !/^#{1,6} /m.test(row.markdown);
  const heading = isSheet ? `# ${sheetTitle(row.name, facts.parts[0]?.name)}\n\n` : '';
  const markdown = heading + row.markdown;
  const starts = startsOf(markdown).slice(0, mostParts);
  return starts.map((start, index) => {
    // The first part includes any title before it.
    const from = index === 0 ? 0 : start;
    const end = starts[index + 1] ?? markdown.length;
    const words = markdown.slice(from, end).trim();
    const title = /^#{1,2} +(.+)$/m.exec(markdown.slice(start, start + 400))?.[1];
    const first = facts.parts.findLastIndex((part) => part.start <= start);
    const places = facts.parts.filter((part, at) => at >= Math.max(0, first) && part.start < end);
    return {
      part_id: `${row.id}:${index}`,
      content_id: row.id,
      title: (title ?? (facts.title || row.name)).replace(/[*_`\\]/g, '').slice(0, 160),
      words: countWords(words),
      source: facts.parts[first]?.name ?? '',
      pictures: [...markdownPictures(words)].filter((picture) => pictureIdOf(picture) !== null).length,
      markdown: words,
      places: places.map(({ name }) => name),
      fileName: row.kind === 'text' ? '' : row.name,
    };
  });
}

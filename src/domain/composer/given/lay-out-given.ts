import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { readContentText } from '../../content/lenient/read-content-text.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import type { KindId } from '../page/kinds.ts';
import { shapeGiven } from './shape-given.ts';

interface GivenRequest {
  readonly text: string;
  readonly language: ReaderLanguage;
  readonly kind: KindId | null;
  readonly today: string;
}

/** The given text as it is: its own headings, lists and tables, nothing added. Null where there is nothing in it. */
export function contentOfGiven({ text, language, kind, today }: GivenRequest): DocumentContent | null {
  const { content } = readContentText(titled(text), { today, language });
  return content && assignIds(shapeGiven({ ...content, ...(kind && { kind }) }, language));
}

/** A short first line that stands alone is the title. */
function titled(text: string): string {
  const [first = '', ...rest] = text.split('\n');
  const isTitle =
    first.length > 2 &&
    first.length <= 90 &&
    !/[.!?:,;]$/.test(first.trim()) &&
    /^[\p{L}\p{N}“"'«„]/u.test(first) &&
    (rest[0]?.trim() ?? '') === '' &&
    rest.length > 1;
  return isTitle && !/^#/m.test(text) ? `# ${first}\n${rest.join('\n')}` : text;
}

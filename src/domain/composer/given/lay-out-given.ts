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

/**
 * Lays out the given text unchanged, with its own headings, lists and tables. Returns null if it is empty.
 */
export function contentOfGiven({ text, language, kind, today }: GivenRequest): DocumentContent | null {
  const { content } = readContentText(withLines(titled(text)), { today, language });
  return content && assignIds(shapeGiven({ ...content, ...(kind && { kind }) }, language));
}

const fact = /^([^:\n]{1,40}):[ \t]+(\S[^\n]{0,120})$/;
const marked = /^(?:[-*+>|#]|\d+[.)]|:::|```)/;
const longestLine = 60;

/** Keeps typed line breaks: 'Label: value' lines become facts, other short lines keep their breaks. */
function withLines(text: string): string {
  if (text.includes('```')) return text;
  return text
    .split(/\n{2,}/)
    .map((paragraph) => {
      // A backslash is a break already.
      const lines = paragraph.split('\n').map((line) => line.trim().replace(/(?<!\\)\\$/, ''));
      if (lines.length < 2 || lines.some((line) => marked.test(line))) return paragraph;
      const facts = lines.map((line) => fact.exec(line));
      if (facts.every((found) => found !== null))
        return `:::facts\n${facts.map((found) => `- **${found?.[1]?.trim()}** ${found?.[2]}`).join('\n')}\n:::`;
      return lines.every((line) => line.length <= longestLine) ? lines.join('\\\n') : paragraph;
    })
    .join('\n\n');
}

/** Makes a short, separate first line the title. */
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

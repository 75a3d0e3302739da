import { isAnnouncement, isTalk } from './talk-words.ts';

export interface CutText {
  readonly document: string;
  /** What the writer said to the user after the document; empty if nothing. */
  readonly talk: string;
}

/** A heading, list item, table row, quote, directive, rule, code fence or JSON. */
const structure = /^[ \t]*(?:#{1,6} |[-*+] |\d{1,3}[.)] |[|>{}[\]]|:::|```|~~~|---|\*\*\*$|===|"\w+":)/;
const isPlain = (line: string): boolean => !structure.test(line);
const isBlank = (line: string): boolean => line.trim() === '';
const isRule = (line: string): boolean => /^ {0,3}(?:-{3,}|\*{3,}|_{3,})[ \t]*$/.test(line);

const mostIntroLines = 3;
const longestIntro = 400;
const longestTalk = 700;
const mostTalkParagraphs = 4;

const fence = /^ {0,3}(`{3,}|~{3,})(?:[ \t]*(\w+))?[ \t]*$/;
const documentFences = new Set(['', 'markdown', 'md', 'octavo', 'text', 'txt']);
const begins = /^[ \t]*(?:---|# |:::)/;

/** Returns the number of lines before the document: its title, its front matter, or the words below 'Here is …:'. */
function introLength(lines: readonly string[]): number {
  const start = lines.findIndex((line) => !isBlank(line) && !isPlain(line));
  const intro = (start < 0 ? lines : lines.slice(0, start)).filter((line) => !isBlank(line));
  const isShort = intro.length <= mostIntroLines && intro.join(' ').length <= longestIntro;
  if (start > 0 && isShort && (begins.test(lines[start] ?? '') || fence.test(lines[start] ?? '')))
    return start;
  const first = lines.findIndex((line) => !isBlank(line));
  return isAnnouncement(lines[first] ?? '') ? first + 1 : 0;
}

/** Returns the lines inside of a code fence around the document, and those after it; null if there is none. */
function openFence(lines: readonly string[]): { inside: string[]; after: string[] } | null {
  const at = lines.findIndex((line) => !isBlank(line));
  const [, marks = '', name = ''] = fence.exec(lines[at] ?? '') ?? [];
  if (marks === '' || !documentFences.has(name.toLowerCase())) return null;
  const rest = lines.slice(at + 1);
  const head = rest.find((line) => !isBlank(line)) ?? '';
  if (name === '' && !begins.test(head)) return null;
  const end = rest.findLastIndex((line) => line.trim() === marks);
  return end < 0 ? { inside: rest, after: [] } : { inside: rest.slice(0, end), after: rest.slice(end + 1) };
}

/** Returns where the paragraphs after the document begin. */
function documentEnd(lines: readonly string[], hasIntro: boolean): number {
  let end = lines.length;
  for (let count = 0; count < mostTalkParagraphs; count += 1) {
    let last = end;
    while (last > 0 && isBlank(lines[last - 1] ?? '')) last -= 1;
    let first = last;
    while (first > 0 && !isBlank(lines[first - 1] ?? '') && !isRule(lines[first - 1] ?? '')) first -= 1;
    const paragraph = lines.slice(first, last);
    if (first === 0 || paragraph.length === 0 || !paragraph.every(isPlain)) break;
    const text = paragraph.join(' ');
    const isRuledOff = isRule(lines.slice(0, first).findLast((line) => !isBlank(line)) ?? '');
    const isRemark = hasIntro && isRuledOff && paragraph.length === 1 && text.length <= longestIntro;
    if (text.length > longestTalk || !(isTalk(text) || isRemark)) break;
    end = first;
    if (isRuledOff) end = lines.slice(0, first).findLastIndex((line) => isRule(line));
  }
  return end;
}

/**
 * Cuts what a writer says around a document that it wrote as plain Markdown: an announcement, a code fence, an
 * offer to change it. Only for text without marks of where the document begins and ends, because a letter may
 * speak like this too.
 */
export function cutTalk(text: string): CutText {
  const all = text.split('\n');
  const start = introLength(all);
  let lines = all.slice(start);
  const fenced = openFence(lines);
  if (fenced) return { document: fenced.inside.join('\n').trim(), talk: fenced.after.join('\n').trim() };
  // A rule between announcement and title isn't front matter.
  const first = lines.findIndex((line) => !isBlank(line));
  if (start > 0 && isRule(lines[first] ?? '') && isBlank(lines[first + 1] ?? ''))
    lines = lines.slice(first + 1);
  const end = documentEnd(lines, start > 0);
  const document = lines.slice(0, end).join('\n').trim();
  if (document === '') return { document: text, talk: '' };
  const [rule = '', ...said] = lines.slice(end);
  return { document, talk: (isRule(rule) ? said : [rule, ...said]).join('\n').trim() };
}

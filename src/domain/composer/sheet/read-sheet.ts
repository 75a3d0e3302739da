import type { PromptReading } from '../../reader/read-prompt.ts';
import { unprinted } from '../facts/leftover-phrases.ts';
import { readOutline } from '../outline/read-outline.ts';
import { roleTable } from '../outline/role-columns.ts';
import type { KindId } from '../page/kinds.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { hasWordOf } from '../page/word-list.ts';
import { wordsOf } from './clause-values.ts';
import { comparedRows } from './compared-rows.ts';
import { programItems } from './program-items.ts';
import { readStatement, type StatementReader } from './read-statement.ts';
import type { Sheet, SheetPart } from './sheet.ts';
import { SheetWriter } from './sheet-writer.ts';
import { statementsOf, wishesStart, wordsOfStatement } from './statements.ts';

const longestOpening = 70;
const longestItems = 90;
const fewestPairs = 3;

/** Shows several short lists as rows: 'Brownies: wheat, egg, milk'. */
function withRows(parts: readonly SheetPart[]): readonly SheetPart[] {
  const isShort = (part: SheetPart): boolean =>
    part.type === 'list' && part.items.join(', ').length <= longestItems;
  const rows = parts.filter((part) => isShort(part) || part.type === 'pairs').length;
  if (parts.filter(isShort).length < 2 || rows < fewestPairs) return parts;
  const result: SheetPart[] = [];
  for (const part of parts) {
    const pairs =
      part.type === 'list' && isShort(part)
        ? [{ label: part.title ?? '', value: part.items.join(', ') }]
        : part.type === 'pairs'
          ? part.rows
          : null;
    const last = result.at(-1);
    if (pairs && last?.type === 'pairs')
      result[result.length - 1] = { type: 'pairs', rows: [...last.rows, ...pairs] };
    else result.push(pairs ? { type: 'pairs', rows: pairs } : part);
  }
  return result;
}

/** Returns the opening words if all of them name the page, without what asks for it. */
function openingOf(text: string, from: number, { spans }: PromptReading): string | null {
  const words = wordsOf(text, 0, from);
  const isAsked = spans.some(({ label, start }) => start < from && unprinted.has(label) && label !== 'kind');
  return isAsked || words.length > longestOpening || /[:!?\n]|\s[-–—]\s/.test(words) ? null : words;
}

/** Reads the statements of a prompt, clause by clause. */
function readStatements(reader: StatementReader, from: number, writer: SheetWriter): void {
  const { text, reading, kind } = reader;
  const statements = statementsOf(text, from, reading);
  const items = programItems(text, reading, kind, statements);
  const compared = comparedRows(text, reading, statements);
  for (const statement of statements) {
    const row = compared.get(statement);
    if (row) writer.pair(row);
    else if (items.has(statement)) writer.point(wordsOfStatement(text, statement));
    else readStatement(reader, statement, writer);
  }
}

/** Reads the facts of a prompt behind its opening words: every clause goes to one place, whole. */
export function readSheet(text: string, from: number, reading: PromptReading, kind: KindId | null): Sheet {
  const { language } = reading;
  const { labels } = pageWordsOf(language);
  const isPriced =
    kind === 'menu' ||
    hasWordOf(text.slice(0, from), `${labels.price}, ${pageWordsOf(language).prices ?? ''}`);
  const writer = new SheetWriter(kind, isPriced);
  const reader = { text, reading, kind, isPriced };
  const isOutlined = readOutline(reader, from, writer);
  const withRoles = (part: SheetPart): SheetPart =>
    part.type === 'pairs' ? (roleTable(part.rows, null, language) ?? part) : part;
  if (!isOutlined) readStatements(reader, from, writer);
  return {
    told: text.slice(0, wishesStart(text, reading)),
    opening: openingOf(text, from, reading),
    lead: writer.lead,
    facts: writer.facts,
    // Each item of a checklist has a box of its own.
    parts:
      kind === 'checklist' || (kind === 'deck' && isOutlined)
        ? writer.parts
        : withRows(writer.parts).map(withRoles),
    isOutlined,
  };
}

import type { Block } from '../../content/blocks/blocks.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { PageRequest } from '../page/page-request.ts';
import { escaped, isQuestion, upperFirst } from '../page/say-phrase.ts';
import { hasWordOf } from '../page/word-list.ts';
import type { Sheet } from './sheet.ts';

const mostFieldWords = 3;
const blankRows = 14;
const fewestFields = 2;

/** What is asked of people has no number of its own, except a scale in brackets: 'mains (6)' wants six people. */
const isField = (words: string): boolean => !/\d/.test(words.replace(/\((?!\d+\))[^()]{0,40}\)/g, ''));

const said = (words: string): string => upperFirst(escaped(words));
const line: Block = { type: 'divider' };

/** Splits the parts of a form into the fields to fill in and everything else; null if it has no fields. */
export function formFields({ parts }: Sheet): {
  readonly title: string | null;
  readonly fields: readonly string[];
  readonly rest: Sheet['parts'];
} | null {
  const list = parts.find(({ type }) => type === 'list') ?? parts.find(({ type }) => type === 'points');
  if (list?.type !== 'list' && list?.type !== 'points') return null;
  const fields = list.items.filter(isField);
  if (fields.length < fewestFields) return null;
  const others = list.items.filter((item) => !isField(item));
  return {
    title: list.type === 'list' ? list.title : null,
    fields,
    rest: parts.flatMap((part): Sheet['parts'] =>
      part !== list ? [part] : others.length > 0 ? [{ type: 'points', items: others }] : [],
    ),
  };
}

/** Returns the fields of a form as lines to write on; as the columns of a table if the prompt calls them that. */
export function fieldBlocks(
  { title, fields }: NonNullable<ReturnType<typeof formFields>>,
  { facts: { language } }: PageRequest,
): Block[] {
  const { columns, fieldsAre } = pageWordsOf(language);
  const isNamed = title !== null && fieldsAre !== undefined && hasWordOf(title, fieldsAre);
  if (title !== null && columns && hasWordOf(title, columns)) {
    const head = fields.map(said);
    return [
      { type: 'table', table: { head, rows: Array.from({ length: blankRows }, () => head.map(() => '')) } },
    ];
  }
  const isShort = (field: string): boolean =>
    field.split(/\s+/).length <= mostFieldWords && !isQuestion(field, language);
  const short = fields.filter(isShort);
  const field = (words: string): Block[] => [{ type: 'paragraph', text: `**${said(words)}**` }, line];
  const blocks: Block[] =
    title !== null && !isNamed ? [{ type: 'heading', level: 2, text: said(title) }] : [];
  for (let at = 0; at < short.length; at += 2)
    blocks.push({ type: 'columns', columns: short.slice(at, at + 2).map(field) });
  for (const words of fields.filter((each) => !isShort(each))) blocks.push(...field(words), line);
  return blocks;
}

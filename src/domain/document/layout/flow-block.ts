import type { Block, BlockOf } from '../../content/blocks/blocks.ts';
import { billTable } from './blocks/bill-table.ts';
import type { TableData } from './blocks/table-data.ts';
import { tableOf } from './blocks/table-of-content.ts';
import { type FieldText, joinTexts } from './text/field-text.ts';
import { fieldAt, type Read, readFields } from './text/read-fields.ts';

type Nesting = 'list' | 'callout' | 'cards' | 'columns';
type Set = 'table' | 'bill' | 'facts' | 'contact' | Nesting;

export interface FlowItem {
  readonly text: FieldText;
  readonly icon?: string | undefined;
  readonly checked?: boolean | undefined;
  readonly blocks: readonly FlowBlock[];
}

/**
 * A block of content for page flow: parsed texts, tables with totals and rows of equal length, nested blocks
 * likewise. Parts of a cut block have this type, too.
 */
export type FlowBlock =
  | Read<Exclude<Block, { type: Set }>>
  | { readonly type: 'table'; readonly table: TableData }
  | (Omit<Read<BlockOf<'list'>>, 'items'> & { readonly items: readonly FlowItem[] })
  | (Omit<Read<BlockOf<'callout'>>, 'blocks'> & { readonly blocks: readonly FlowBlock[] })
  | {
      readonly type: 'cards';
      /** Heading level of the cards; default 3. */
      readonly level?: 2 | 3;
      readonly items: readonly {
        readonly title: FieldText;
        readonly icon?: string | undefined;
        readonly blocks: readonly FlowBlock[];
      }[];
    }
  | { readonly type: 'columns'; readonly columns: readonly (readonly FlowBlock[])[] };

/** A block with the id that its element will have. */
export interface IdentifiedBlock {
  readonly id: string;
  readonly block: FlowBlock;
}

export type FlowBlockOf<Type extends FlowBlock['type']> = Extract<FlowBlock, { type: Type }>;

/** @param language BCP 47, for computed figures */
function flowBlocks(blocks: readonly Block[], language: string, path = ''): readonly FlowBlock[] {
  return blocks.map((block, at) => flowBlock(block, language, fieldAt(path, at)));
}

/** @param path position within the block or page that has the id; '' for a block with its own id */
export function flowBlock(block: Block, language: string, path = ''): FlowBlock {
  const inside = (blocks: readonly Block[], name: string): readonly FlowBlock[] =>
    flowBlocks(blocks, language, fieldAt(path, name));
  switch (block.type) {
    case 'table':
      return {
        type: 'table',
        table: tableOf(readFields(block.table, fieldAt(path, 'table')), block.table, language),
      };
    case 'bill':
      return {
        type: 'table',
        table: billTable(readFields(block.bill, fieldAt(path, 'bill')), block.bill, language),
      };
    case 'facts': {
      const { items } = readFields(block, path);
      return {
        type: 'definitions',
        items: items.map(({ label, value, icon }) => ({ title: label, text: value, icon })),
      };
    }
    case 'contact':
      return { type: 'paragraph', text: joinTexts(readFields(block, path).items) };
    case 'list': {
      const { items, ...list } = block;
      return {
        ...readFields(list, path),
        items: items.map(({ text, icon, checked, blocks = [] }, at) => ({
          text: readFields(text, fieldAt(path, `items.${at}.text`)),
          icon,
          checked,
          blocks: inside(blocks, `items.${at}.blocks`),
        })),
      };
    }
    case 'callout': {
      const { blocks, ...callout } = block;
      return { ...readFields(callout, path), blocks: inside(blocks, 'blocks') };
    }
    case 'cards':
      return {
        type: 'cards',
        items: block.items.map(({ title, icon, blocks }, at) => ({
          title: readFields(title, fieldAt(path, `items.${at}.title`)),
          icon,
          blocks: inside(blocks, `items.${at}.blocks`),
        })),
      };
    case 'columns':
      return {
        type: 'columns',
        columns: block.columns.map((column, at) => inside(column, `columns.${at}`)),
      };
    default:
      return readFields(block, path);
  }
}

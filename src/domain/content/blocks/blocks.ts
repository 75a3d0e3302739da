import { z } from 'zod';
import { icon } from '../icon.ts';
import { holds, id, line, mostItems, prose } from '../limits.ts';
import { bill, labeled } from './bill.ts';
import { chart } from './chart.ts';
import { diagram } from './diagram.ts';
import { figure } from './figure.ts';
import { table } from './table.ts';

export const calloutTones = ['note', 'tip', 'important', 'warning'] as const;
export type CalloutTone = (typeof calloutTones)[number];

/** A date with what happened, a step, a term with its meaning. */
export const entry = z.strictObject({ title: line, text: prose, icon: icon.optional() });
export type Entry = z.infer<typeof entry>;

/** A fact: when, where, how much. */
export const fact = z.strictObject({ label: line, value: line, icon: icon.optional() });

/** `text` names what the picture shows; it finds an illustration where there is no `source`. */
export const picture = z.strictObject({
  /** 'asset:NAME' or an own file's address. */
  source: z.string().max(4_000_000).optional(),
  text: line,
  caption: prose.optional(),
});
export type Picture = z.infer<typeof picture>;

const base = { id: id.optional() };
/** Blocks nest, and TypeScript infers no type from a schema that refers to itself. */
const nested: z.ZodType<Block> = z.lazy(() => block);
const nestedBlocks = z.array(nested).max(mostItems);
const entries = holds(entry, 2, 8);

export const heading = z.strictObject({
  ...base,
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  text: line,
  icon: icon.optional(),
});
export const paragraph = z.strictObject({ ...base, type: z.literal('paragraph'), text: prose });
export const listItem = z.strictObject({
  text: prose,
  icon: icon.optional(),
  /** Makes it an item of a checklist. */
  checked: z.boolean().optional(),
  blocks: nestedBlocks.optional(),
});
export const list = z.strictObject({
  ...base,
  type: z.literal('list'),
  ordered: z.boolean().optional(),
  start: z.int().min(0).max(1e9).optional(),
  items: z.array(listItem).max(mostItems),
});
export const steps = z.strictObject({
  ...base,
  type: z.literal('steps'),
  start: z.int().min(0).max(1e6).optional(),
  items: entries,
});
export const timeline = z.strictObject({ ...base, type: z.literal('timeline'), items: entries });
export const definitions = z.strictObject({ ...base, type: z.literal('definitions'), items: entries });
export const facts = z.strictObject({ ...base, type: z.literal('facts'), items: holds(fact, 1, 6) });
export const figures = z.strictObject({ ...base, type: z.literal('figures'), items: holds(figure, 1, 6) });
export const chartBlock = z.strictObject({ ...base, type: z.literal('chart'), chart });
export const diagramBlock = z.strictObject({ ...base, type: z.literal('diagram'), diagram });
export const tableBlock = z.strictObject({ ...base, type: z.literal('table'), table });
/** A price table with computed totals; an invoice has its own layout. */
export const billBlock = z.strictObject({ ...base, type: z.literal('bill'), bill });
export const quote = z.strictObject({ ...base, type: z.literal('quote'), text: prose, by: line.optional() });
export const callout = z.strictObject({
  ...base,
  type: z.literal('callout'),
  tone: z.enum(calloutTones),
  title: line.optional(),
  blocks: nestedBlocks,
});
export const card = z.strictObject({
  title: line,
  icon: icon.optional(),
  blocks: nestedBlocks,
});
export const cards = z.strictObject({
  ...base,
  type: z.literal('cards'),
  items: holds(card, 2, 6),
});
export const columns = z.strictObject({
  ...base,
  type: z.literal('columns'),
  columns: z.array(nestedBlocks).min(1).max(4),
});
export const signature = z.strictObject({
  name: line,
  /** Role, place, date: what is printed below the name. */
  detail: line.optional(),
});
export const signatures = z.strictObject({
  ...base,
  type: z.literal('signatures'),
  items: z.array(signature).max(20),
});
export const pictureBlock = z.strictObject({ ...base, type: z.literal('picture'), ...picture.shape });
export const contact = z.strictObject({ ...base, type: z.literal('contact'), items: z.array(line).max(20) });
export const action = z.strictObject({
  ...base,
  type: z.literal('action'),
  text: line,
  url: z
    .url({ protocol: /^(?:https?|mailto|tel)$/ })
    .max(2_048)
    .optional(),
});
export const qr = z.strictObject({
  ...base,
  type: z.literal('qr'),
  text: z.string().max(1_200),
  caption: line,
});
export const code = z.strictObject({
  ...base,
  type: z.literal('code'),
  text: z.string().max(100_000),
  language: z.string().max(40).optional(),
});
export const divider = z.strictObject({ ...base, type: z.literal('divider') });
/** Foreign markup of imported pages, sanitized before it is laid out. Not offered to models. */
export const html = z.strictObject({ ...base, type: z.literal('html'), html: z.string().max(5_000_000) });

const flatBlocks = [
  heading,
  paragraph,
  steps,
  timeline,
  definitions,
  facts,
  figures,
  chartBlock,
  diagramBlock,
  tableBlock,
  billBlock,
  quote,
  signatures,
  pictureBlock,
  contact,
  action,
  qr,
  code,
  divider,
  html,
] as const;

export type Block =
  | z.infer<(typeof flatBlocks)[number]>
  | (Base<'list'> & { ordered?: boolean | undefined; start?: number | undefined; items: ListItem[] })
  | (Base<'callout'> & { tone: CalloutTone; title?: string | undefined; blocks: Block[] })
  | (Base<'cards'> & { items: Card[] })
  | (Base<'columns'> & { columns: Block[][] });

interface Base<Type> {
  id?: string | undefined;
  type: Type;
}

export interface ListItem {
  text: string;
  icon?: string | undefined;
  checked?: boolean | undefined;
  blocks?: Block[] | undefined;
}

export interface Card {
  title: string;
  icon?: string | undefined;
  blocks: Block[];
}

export const block = z.discriminatedUnion('type', [...flatBlocks, list, callout, cards, columns]);

export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
export type Signature = z.infer<typeof signature>;
export type { Labeled } from './bill.ts';
export { labeled };

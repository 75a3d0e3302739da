import { z } from 'zod';
import { type CalloutTone, calloutTones, pictureFinishes } from '../choices.ts';
import { icon } from '../icon.ts';
import { holds, id, line, mostItems, prose } from '../limits.ts';
import { bill } from './bill.ts';
import { chart } from './chart.ts';
import { diagram } from './diagram.ts';
import { figure } from './figure.ts';
import { table } from './table.ts';

/** An event with a date, a step, or a term with its meaning. */
export const entry = z.strictObject({ title: line, text: prose, icon: icon.optional() });
export type Entry = z.infer<typeof entry>;

/** A fact: when, where, how much. */
export const fact = z.strictObject({ label: line, value: line, icon: icon.optional() });

const percent = z.number().int().min(0).max(100);
/** `text` describes the picture; without a `source` it selects an illustration. */
export const picture = z.strictObject({
  /** 'asset:NAME' or the URL of an own file. */
  source: z.string().max(4_000_000).optional(),
  text: line,
  caption: prose.optional(),
  /** Names the photographer and the service: 'Photo: Ada Berg / Unsplash'. Removed when `source` changes. */
  credit: line.optional(),
  /** Point of the picture that stays visible when its edges are cut off, in percent from the top left. */
  focus: z.strictObject({ x: percent, y: percent }).optional(),
  /** Printed look of a photo, in the colors and the grain of the direction. */
  finish: z.enum(pictureFinishes).optional(),
});

const base = { id: id.optional() };
/** Blocks are recursive, and TypeScript can't infer the type of a recursive schema. */
const nested: z.ZodType<Block> = z.lazy(() => block);
const nestedBlocks = z.array(nested).max(mostItems);
const entries = holds(entry, 2, 8);

const heading = z.strictObject({
  ...base,
  type: z.literal('heading'),
  level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
  text: line,
  icon: icon.optional(),
});
const paragraph = z.strictObject({ ...base, type: z.literal('paragraph'), text: prose });
const listItem = z.strictObject({
  text: prose,
  icon: icon.optional(),
  /** If set, makes it a checklist item. */
  checked: z.boolean().optional(),
  blocks: nestedBlocks.optional(),
});
const list = z.strictObject({
  ...base,
  type: z.literal('list'),
  ordered: z.boolean().optional(),
  start: z.int().min(0).max(1e9).optional(),
  items: z.array(listItem).max(mostItems),
});
const steps = z.strictObject({
  ...base,
  type: z.literal('steps'),
  start: z.int().min(0).max(1e6).optional(),
  items: entries,
});
const timeline = z.strictObject({ ...base, type: z.literal('timeline'), items: entries });
const definitions = z.strictObject({ ...base, type: z.literal('definitions'), items: entries });
const facts = z.strictObject({ ...base, type: z.literal('facts'), items: holds(fact, 1, 6) });
const figures = z.strictObject({ ...base, type: z.literal('figures'), items: holds(figure, 1, 6) });
const chartBlock = z.strictObject({ ...base, type: z.literal('chart'), chart });
const diagramBlock = z.strictObject({ ...base, type: z.literal('diagram'), diagram });
const tableBlock = z.strictObject({ ...base, type: z.literal('table'), table });
/** A price table with computed totals; an invoice has its own layout. */
const billBlock = z.strictObject({ ...base, type: z.literal('bill'), bill });
const quote = z.strictObject({ ...base, type: z.literal('quote'), text: prose, by: line.optional() });
const callout = z.strictObject({
  ...base,
  type: z.literal('callout'),
  tone: z.enum(calloutTones),
  title: line.optional(),
  blocks: nestedBlocks,
});
const card = z.strictObject({
  title: line,
  icon: icon.optional(),
  blocks: nestedBlocks,
});
const cards = z.strictObject({
  ...base,
  type: z.literal('cards'),
  items: holds(card, 2, 6),
});
const columns = z.strictObject({
  ...base,
  type: z.literal('columns'),
  columns: z.array(nestedBlocks).min(1).max(4),
});
const signature = z.strictObject({
  name: line,
  /** Printed below the name: role, place, date. */
  detail: line.optional(),
});
const signatures = z.strictObject({
  ...base,
  type: z.literal('signatures'),
  items: z.array(signature).max(20),
});
const pictureBlock = z.strictObject({ ...base, type: z.literal('picture'), ...picture.shape });
const contact = z.strictObject({ ...base, type: z.literal('contact'), items: z.array(line).max(20) });
const action = z.strictObject({
  ...base,
  type: z.literal('action'),
  text: line,
  url: z
    .url({ protocol: /^(?:https?|mailto|tel)$/ })
    .max(2_048)
    .optional(),
});
const qr = z.strictObject({
  ...base,
  type: z.literal('qr'),
  text: z.string().max(1_200),
  caption: line,
});
const code = z.strictObject({
  ...base,
  type: z.literal('code'),
  text: z.string().max(100_000),
  language: z.string().max(40).optional(),
});
const divider = z.strictObject({ ...base, type: z.literal('divider') });
/** HTML of imported pages, sanitized before layout. Not offered to models. */
const html = z.strictObject({ ...base, type: z.literal('html'), html: z.string().max(5_000_000) });

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

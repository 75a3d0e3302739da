import type { z } from 'zod';
import { block } from '../blocks/blocks.ts';
import { looseBlocksOf } from '../markdown/loose/blocks.ts';
import { isAppearance } from './field-names.ts';
import { hasHtml, htmlToMarkdown } from './html-to-markdown.ts';
import { withLineBreaks } from './line-breaks.ts';
import { fitOf, matchFields } from './match-fields.ts';
import { quoted } from './notes.ts';
import { prepareDiagram } from './prepare-diagram.ts';
import { readObject } from './read-object.ts';
import { isRecord, type Loose, type Place, type Reading, within } from './reading.ts';
import { elementOf, literalOf, mostOf, partsOf, shapeOf } from './schema-parts.ts';
import { nameKey } from './spelling.ts';
import { hasWords, textsOf } from './tame.ts';
import { blockNames } from './type-names.ts';

const deepestBlock = 6;
/** Our own documents may nest deeper. */
const deepestOwnBlock = 60;

interface Found {
  readonly value: Loose;
  readonly place: Place;
}

const schemas = new Map(
  (partsOf(block).options ?? []).map((option) => [String(literalOf(shapeOf(option)?.type)), option]),
);

/** Reads blocks from anything: objects, Markdown, HTML, or a mixture. */
export function readBlocks(value: unknown, place: Place, reading: Reading, schema: z.ZodType): unknown[] {
  const inside: Place = { path: place.path, depth: place.depth + 1 };
  if (inside.depth > (reading.areTextsFinal ? deepestOwnBlock : deepestBlock))
    return flattened(value, place, reading);
  const found = blocksIn(value, inside, reading);
  const most = mostOf(schema);
  if (found.length > most)
    reading.notes.add(
      place.path,
      `Only the first ${most.toLocaleString('en')} of ${found.length} blocks are kept`,
    );
  return found.slice(0, most).flatMap((each) => {
    const option = schemas.get(String(each.value.type));
    const read = option && readObject(option, each.value, each.place, reading);
    return read === undefined ? [] : [read];
  });
}

function flattened(value: unknown, place: Place, reading: Reading): unknown[] {
  const texts = textsOf(isRecord(value) || Array.isArray(value) ? withoutTypes(value) : value);
  if (texts.length === 0) return [];
  reading.notes.add(
    place.path,
    `Nested more than ${deepestBlock} levels deep, so its words became plain paragraphs`,
  );
  return texts.flatMap((text) => {
    const read = reading.read(proseBlock, { type: 'paragraph', text }, place);
    return read === undefined ? [] : [read];
  });
}

const proseBlock = schemas.get('paragraph') ?? block;

/** Returns the texts of a value, without the names of block types, which aren't document text. */
function withoutTypes(value: object): unknown {
  const open: unknown[] = [value];
  const kept: string[] = [];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string') kept.push(next);
    else if (typeof next === 'object' && next !== null) {
      const entries = Object.entries(next).filter(
        ([key, entry]) => !(typeof entry === 'string' && isAppearance(key)),
      );
      for (let at = entries.length - 1; at >= 0; at -= 1) open.push(entries[at]?.[1]);
    }
  }
  return kept;
}

function blocksIn(value: unknown, place: Place, reading: Reading): Found[] {
  if (typeof value === 'string') {
    if (reading.areTextsFinal)
      return looseBlocksOf(value).flatMap((loose) => named(loose, place, reading, true));
    if (isOneLine(value)) return [{ value: { type: 'paragraph', text: value }, place }];
    const markdown = hasHtml(value) ? htmlToMarkdown(value, false) : withLineBreaks(value);
    return looseBlocksOf(markdown).flatMap((loose) => named(loose, place, reading, true));
  }
  if (typeof value === 'number') return [{ value: { type: 'paragraph', text: String(value) }, place }];
  if (Array.isArray(value)) return value.flatMap((entry, at) => blocksIn(entry, within(place, at), reading));
  return isRecord(value) ? named(value, place, reading, false) : [];
}

const typeKeys = [
  'type',
  'blockType',
  'block',
  'kind',
  'component',
  'element',
  'tag',
  'layout',
  'name',
] as const;

/** Returns the field that names a block's type, if any. */
function typeOf(value: Loose): readonly [string, string] | undefined {
  for (const name of typeKeys) {
    const key = Object.keys(value).find((each) => nameKey(each) === nameKey(name));
    const type = key === undefined ? undefined : value[key];
    if (key === undefined || typeof type !== 'string') continue;
    if (name === 'type' || blockNames(type)) return [key, type];
  }
  return undefined;
}

function named(value: Loose, place: Place, reading: Reading, isFromMarkdown: boolean): Found[] {
  const given = typeOf(value);
  if (!given) return unnamed(value, place, reading);
  const [key, type] = given;
  const { [key]: _, ...fields } = value;
  const known = schemas.has(type) ? { name: type, preset: {} as Loose } : blockNames(type);
  if (!known) return unknown(type, fields, within(place, key), place, reading);
  if (!schemas.has(type))
    reading.notes.info(within(place, key).path, `Read ${quoted(type)} as '${known.name}'`);
  if (known.name === 'section') return section(fields, place, reading);
  const loose: Loose = { ...known.preset, ...fields, type: known.name };
  if (loose.type === 'paragraph' && !reading.areTextsFinal && !isFromMarkdown)
    return paragraph(loose, place, reading);
  if (loose.type === 'diagram' && !('diagram' in loose)) {
    const { type, id, ...own } = loose;
    const diagram = prepareDiagram(own);
    if (isRecord(diagram) && 'items' in diagram && diagram.kind !== undefined)
      return [{ value: { ...(id !== undefined && { id }), type, diagram }, place }];
  }
  if (loose.type === 'list')
    return [{ value: asList(loose, isFromMarkdown || reading.areTextsFinal), place }];
  if (loose.type === 'cards' && !('items' in loose) && ('title' in loose || 'heading' in loose))
    return [{ value: { type: 'cards', items: [fields] }, place }];
  if (loose.type === 'contact' && !('items' in loose)) return [{ value: withContactLines(loose), place }];
  if (isSingle(loose))
    return [{ value: { type: known.name, items: isMap(loose) ? fields : [fields] }, place }];
  return [{ value: loose, place }];
}

/** Converts `{phone: '555 0100', email: '…'}` to one line per field. */
function withContactLines({ type, id, ...fields }: Loose): Loose {
  return { ...(id !== undefined && { id }), type, items: Object.values(fields).filter(hasWords) };
}

const singles = new Set(['figures', 'steps', 'timeline', 'facts', 'definitions', 'signatures']);

/** Detects `{type: 'stat', value: …}`: a single entry of a block that holds several. */
function isSingle(loose: Loose): boolean {
  const { type, id: _, ...fields } = loose;
  return (
    singles.has(String(type)) &&
    !Object.values(fields).some((entry) => typeof entry === 'object' && entry !== null) &&
    !('items' in fields) &&
    Object.keys(fields).length > 1
  );
}

/** Detects `{type: 'facts', Weight: '620 g', Power: '7 W'}`, whose fields are the entries. */
function isMap({ type, id: _, ...fields }: Loose): boolean {
  const entry = elementOf(shapeOf(schemas.get(String(type)) ?? block)?.items ?? block);
  return entry !== undefined && matchFields(shapeOf(entry) ?? {}, fields).fields.size === 0;
}

const box = /^\s*(?:[-*]\s+)?\[([ xX])\]\s+/;

/** Converts items marked as checked or unchecked to a checklist. */
function asList(loose: Loose, isFinal: boolean): Loose {
  const { isChecklist, style, variant, listType, ...list } = loose;
  const look = [style, variant, listType].find((each) => typeof each === 'string');
  const isOrdered = typeof look === 'string' && /^(?:ol|ordered|number|decimal)/i.test(look);
  const items = list.items;
  if (!Array.isArray(items) || !(isChecklist || (!isFinal && items.every(isBoxed))))
    return { ...list, ...(isOrdered && { ordered: true }) };
  return {
    ...list,
    items: items.map((item) => {
      if (typeof item === 'string') {
        const mark = box.exec(item);
        return { text: mark ? item.slice(mark[0].length) : item, checked: mark?.[1]?.toLowerCase() === 'x' };
      }
      const hasState =
        isRecord(item) && Object.keys(item).some((key) => /^(?:is_?)?(?:checked|done|complete)/i.test(key));
      return isRecord(item) && !hasState ? { ...item, checked: false } : item;
    }),
  };
}

const isBoxed = (item: unknown): boolean => typeof item === 'string' && box.test(item);

const hasBlockSyntax = /(?:^|\n)(?:#{1,6} |[-*+•] |\d{1,3}[.)] |> |\||```|:::)|\n\s*\n/;

/** A single line that starts with a number and a period, such as '23. November 2026', isn't a list. */
const isOneLine = (text: string): boolean => !text.includes('\n') && /^(?:[2-9]|\d{2,3})\. \S/.test(text);

/** Reads text of more than one paragraph as Markdown. */
function paragraph(loose: Loose, place: Place, reading: Reading): Found[] {
  const { type: _, id, ...fields } = loose;
  const entries = Object.entries(fields).filter(([, entry]) => hasWords(entry));
  const [only] = entries;
  if (entries.length === 1 && only) {
    const [key, text] = only;
    const at = within(place, key);
    if (Array.isArray(text))
      return blocksIn(text.every((part) => typeof part === 'string') ? text.join('\n\n') : text, at, reading);
    if (typeof text === 'string') {
      const markdown = hasHtml(text) ? htmlToMarkdown(text, false) : text;
      if (hasBlockSyntax.test(markdown) && !isOneLine(markdown))
        return looseBlocksOf(markdown).flatMap((each) => named(each, at, reading, true));
    }
  }
  if (entries.some(([key]) => /^(?:title|heading|headline)$/i.test(key)) && entries.length > 1)
    return section(fields, place, reading);
  return [{ value: { ...(id !== undefined && { id }), ...loose }, place }];
}

const titleKeys = /^(?:title|heading|headline|header|name|label)$/i;
const levelKeys = /^(?:level|depth)$/i;

/** Converts a titled group to a heading and its contents. */
function section(fields: Loose, place: Place, reading: Reading): Found[] {
  const found: Found[] = [];
  const level = Object.entries(fields).find(([key]) => levelKeys.test(key))?.[1];
  for (const [key, value] of Object.entries(fields)) {
    const at = within(place, key);
    if (!hasWords(value)) continue;
    if (titleKeys.test(key) && typeof value === 'string')
      found.unshift({ value: { type: 'heading', level: level ?? 2, text: value }, place: at });
    else if (isAppearance(key) && typeof value === 'string')
      reading.notes.info(at.path, `Left out: '${key}' isn't used`);
    else if (/^(?:icon|id)$/i.test(key)) continue;
    else found.push(...content(key, value, at, reading));
  }
  return found;
}

/** Reads a field of a section or an untyped block, by its name and shape. */
function content(key: string, value: unknown, place: Place, reading: Reading): Found[] {
  const known = blockNames(key);
  const isTexts = Array.isArray(value) && value.every((entry) => typeof entry === 'string');
  if (
    isTexts &&
    (!known || known.name === 'list' || known.name === 'section' || known.name === 'paragraph')
  ) {
    if (/para|text|body|content/i.test(key)) return blocksIn(value, place, reading);
    return [
      { value: asList({ type: 'list', ...known?.preset, items: value }, reading.areTextsFinal), place },
    ];
  }
  if (known && known.name !== 'section' && known.name !== 'paragraph' && !hasTypes(value)) {
    if (typeof value === 'object')
      return named(
        isRecord(value) ? { ...value, type: key } : { type: key, items: value },
        place,
        reading,
        false,
      );
    return named({ type: key, text: value }, place, reading, false);
  }
  return blocksIn(value, place, reading);
}

const hasTypes = (value: unknown): boolean =>
  Array.isArray(value) && value.some((entry) => isRecord(entry) && typeOf(entry) !== undefined);

/** Reads a block without a type: its only field may name the type, or its fields reveal it. */
function unnamed(value: Loose, place: Place, reading: Reading): Found[] {
  const entries = Object.entries(value).filter(([key, entry]) => key !== 'id' && entry !== null);
  const [only] = entries;
  if (entries.length === 1 && only) return content(only[0], only[1], within(place, only[0]), reading);
  const title = entries.find(([key]) => titleKeys.test(key));
  const best = [...schemas]
    .map(([type, schema]) => ({ type, fit: fitOf(shapeOf(schema) ?? {}, value) }))
    .sort((a, b) => b.fit - a.fit)[0];
  if (title || !best || best.fit < 3) return section(value, place, reading);
  return [{ value: { ...value, type: best.type }, place }];
}

function unknown(type: string, fields: Loose, at: Place, place: Place, reading: Reading): Found[] {
  const found = section(fields, place, reading);
  reading.notes.add(
    at.path,
    `There is no block ${quoted(type)}. Its words are kept as ${found.length > 1 ? 'headings, text and lists' : 'text'}`,
  );
  return found;
}

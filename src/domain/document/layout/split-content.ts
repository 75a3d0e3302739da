import type { Span } from '../../content/text/span.ts';
import type { FlowBlock } from './flow-block.ts';
import { computedText, type FieldText, repeated } from './text/field-text.ts';

function partOf(text: FieldText, spans: readonly Span[], range: readonly [number, number]): FieldText {
  const words = computedText(spans.filter(({ text: part }) => part !== ''));
  return text.field === undefined ? words : { ...words, field: text.field, range };
}

/** Code has no inline marks: its text is its source. */
function codePart(text: FieldText, source: string, range: readonly [number, number]): FieldText {
  const words = { ...computedText(source), source };
  return text.field === undefined ? words : { ...words, field: text.field, range };
}

/** Splits a text at the space nearest before `share` of its length; null if there is none. */
function splitText(text: FieldText, share: number): readonly [FieldText, FieldText] | null {
  const whole = text.plain;
  const total = whole.length;
  const cut = whole.lastIndexOf(' ', Math.floor(total * share));
  if (cut <= 0 || cut >= total - 1) return null;
  const head: Span[] = [];
  const tail: Span[] = [];
  let offset = 0;
  for (const span of text.spans) {
    const end = offset + span.text.length;
    if (end <= cut) head.push(span);
    else if (offset > cut) tail.push(span);
    else {
      head.push({ ...span, text: span.text.slice(0, cut - offset) });
      tail.push({ ...span, text: span.text.slice(cut - offset + 1) });
    }
    offset = end;
  }
  const from = text.range?.[0] ?? 0;
  return [partOf(text, head, [from, from + cut]), partOf(text, tail, [from + cut + 1, from + total])];
}

/**
 * Splits a block so that its first part is about `share` of it: a paragraph between words, a list between
 * items, a table between rows (repeating its head), code between lines. Null for a block that can't be split.
 */
export function splitContent(block: FlowBlock, share: number): readonly [FlowBlock, FlowBlock] | null {
  if (Number.isNaN(share)) return null;
  // A share of zero height is infinite, and 0 × infinity is NaN.
  const cutOf = (count: number): number => (count < 2 ? 0 : Math.min(count - 1, Math.floor(count * share)));
  switch (block.type) {
    case 'paragraph': {
      const parts = splitText(block.text, share);
      return (
        parts && [
          { ...block, text: parts[0] },
          { ...block, text: parts[1] },
        ]
      );
    }
    case 'list': {
      const cut = cutOf(block.items.length);
      if (cut < 1) return null;
      const rest = { ...block, items: block.items.slice(cut) };
      return [
        { ...block, items: block.items.slice(0, cut) },
        block.ordered ? { ...rest, start: (block.start ?? 1) + cut } : rest,
      ];
    }
    case 'table': {
      const { table } = block;
      const rows = table.rows.length;
      /* Never leaves a single row below the table head. */
      const cut = rows < 4 ? cutOf(rows) : Math.max(2, Math.min(rows - 2, Math.floor(rows * share)));
      if (cut < 1) return null;
      /* The caption goes with the first part, the totals with the last. */
      const { foot: _foot, ...before } = table;
      const { caption: _caption, ...after } = table;
      return [
        { ...block, table: { ...before, rows: table.rows.slice(0, cut) } },
        { ...block, table: { ...after, head: after.head.map(repeated), rows: table.rows.slice(cut) } },
      ];
    }
    case 'timeline':
    case 'definitions':
    case 'steps': {
      const cut = cutOf(block.items.length);
      if (cut < 1) return null;
      const rest = { ...block, items: block.items.slice(cut) };
      return [
        { ...block, items: block.items.slice(0, cut) },
        rest.type === 'steps' ? { ...rest, start: (rest.start ?? 1) + cut } : rest,
      ];
    }
    case 'callout': {
      const cut = cutOf(block.blocks.length);
      if (cut < 1) return null;
      return [
        { ...block, blocks: block.blocks.slice(0, cut) },
        {
          ...block,
          ...(block.title && { title: repeated(block.title) }),
          blocks: block.blocks.slice(cut),
        },
      ];
    }
    case 'cards': {
      const cut = Math.floor(cutOf(block.items.length) / 3) * 3;
      if (cut < 1) return null;
      return [
        { ...block, items: block.items.slice(0, cut) },
        { ...block, items: block.items.slice(cut) },
      ];
    }
    case 'code': {
      const lines = block.text.source.split('\n');
      const cut = cutOf(lines.length);
      if (cut < 1) return null;
      const from = block.text.range?.[0] ?? 0;
      const head = lines.slice(0, cut).join('\n');
      const whole = block.text.source.length;
      return [
        { ...block, text: codePart(block.text, head, [from, from + head.length]) },
        {
          ...block,
          text: codePart(block.text, lines.slice(cut).join('\n'), [from + head.length + 1, from + whole]),
        },
      ];
    }
    default:
      return null;
  }
}

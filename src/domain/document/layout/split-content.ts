import type { ContentBlock, RichText, Span } from '../brief.ts';

/** Cuts a text at the space nearest before `share` of its length; null when there is none. */
function splitText(text: RichText, share: number): readonly [RichText, RichText] | null {
  const total = text.reduce((sum, span) => sum + span.text.length, 0);
  const whole = text.map((span) => span.text).join('');
  const cut = whole.lastIndexOf(' ', Math.floor(total * share));
  if (cut <= 0 || cut >= total - 1) return null;
  const head: Span[] = [];
  const tail: Span[] = [];
  let offset = 0;
  for (const span of text) {
    const end = offset + span.text.length;
    if (end <= cut) head.push(span);
    else if (offset > cut) tail.push(span);
    else {
      head.push({ ...span, text: span.text.slice(0, cut - offset) });
      tail.push({ ...span, text: span.text.slice(cut - offset + 1) });
    }
    offset = end;
  }
  return [head.filter(({ text: part }) => part !== ''), tail.filter(({ text: part }) => part !== '')];
}

/**
 * Cuts a block so that its first part is about `share` of it: a paragraph between words, a list between items, a
 * table between rows (its head stands on both), code between lines. Null for a block that stays whole.
 */
export function splitContent(
  block: ContentBlock,
  share: number,
): readonly [ContentBlock, ContentBlock] | null {
  const cutOf = (count: number): number => Math.min(count - 1, Math.floor(count * share));
  switch (block.type) {
    case 'paragraph': {
      const parts = splitText(block.text, share);
      return (
        parts && [
          { type: 'paragraph', text: parts[0] },
          { type: 'paragraph', text: parts[1] },
        ]
      );
    }
    case 'list': {
      const cut = cutOf(block.items.length);
      if (cut < 1) return null;
      const rest = { ...block, items: block.items.slice(cut) };
      return [
        { ...block, items: block.items.slice(0, cut) },
        block.isOrdered ? { ...rest, start: (block.start ?? 1) + cut } : rest,
      ];
    }
    case 'table': {
      const { table } = block;
      const rows = table.rows.length;
      /* One row alone below its head reads as a left-over. */
      const cut = rows < 4 ? cutOf(rows) : Math.max(2, Math.min(rows - 2, Math.floor(rows * share)));
      if (cut < 1) return null;
      /* The caption opens a table, its totals close it. */
      const { foot: _foot, ...before } = table;
      const { caption: _caption, ...after } = table;
      return [
        { ...block, table: { ...before, rows: table.rows.slice(0, cut) } },
        { ...block, table: { ...after, rows: table.rows.slice(cut) } },
      ];
    }
    case 'timeline':
    case 'definitions':
    case 'steps': {
      const cut = cutOf(block.entries.length);
      if (cut < 1) return null;
      const rest = { ...block, entries: block.entries.slice(cut) };
      return [
        { ...block, entries: block.entries.slice(0, cut) },
        rest.type === 'steps' ? { ...rest, start: (rest.start ?? 1) + cut } : rest,
      ];
    }
    case 'callout': {
      const cut = cutOf(block.blocks.length);
      if (cut < 1) return null;
      return [
        { ...block, blocks: block.blocks.slice(0, cut) },
        { ...block, blocks: block.blocks.slice(cut) },
      ];
    }
    case 'cards': {
      const cut = Math.floor(cutOf(block.cards.length) / 3) * 3;
      if (cut < 1) return null;
      return [
        { ...block, cards: block.cards.slice(0, cut) },
        { ...block, cards: block.cards.slice(cut) },
      ];
    }
    case 'code': {
      const lines = block.text.split('\n');
      const cut = cutOf(lines.length);
      if (cut < 1) return null;
      return [
        { type: 'code', text: lines.slice(0, cut).join('\n') },
        { type: 'code', text: lines.slice(cut).join('\n') },
      ];
    }
    default:
      return null;
  }
}

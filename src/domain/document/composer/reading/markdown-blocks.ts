import { lexer, type Token, type Tokens } from 'marked';
import type { ContentBlock, ListItem, RichText, Span } from '../../brief.ts';

type Marks = Omit<Span, 'text'>;

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const plainEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => namedEntities[name] ?? '');

const safeLink = /^(?:https?:\/\/|mailto:)/i;

function spans(tokens: readonly Token[], marks: Marks = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'strong':
        return spans(token.tokens ?? [], { ...marks, isStrong: true });
      case 'em':
        return spans(token.tokens ?? [], { ...marks, isEmphasis: true });
      case 'del':
        return spans(token.tokens ?? [], { ...marks, isStruck: true });
      case 'codespan':
        return [{ text: plainEntities(token.text), ...marks, isCode: true }];
      case 'br':
        return [{ text: '\n', ...marks }];
      case 'link':
        return spans(token.tokens ?? [], safeLink.test(token.href) ? { ...marks, href: token.href } : marks);
      case 'image':
        return [{ text: token.text || token.href, ...marks }];
      case 'text':
        return token.tokens ? spans(token.tokens, marks) : [{ text: plainEntities(token.text), ...marks }];
      default:
        return [{ text: 'text' in token ? String(token.text) : token.raw, ...marks }];
    }
  });
}

const sameMarks = (one: Span, other: Span): boolean =>
  one.isStrong === other.isStrong &&
  one.isEmphasis === other.isEmphasis &&
  one.isCode === other.isCode &&
  one.isStruck === other.isStruck &&
  one.href === other.href;

function rich(tokens: readonly Token[] | undefined, fallback: string): RichText {
  const joined: Span[] = [];
  for (const span of tokens ? spans(tokens) : [{ text: fallback }]) {
    const last = joined.at(-1);
    if (last && sameMarks(last, span)) joined[joined.length - 1] = { ...last, text: last.text + span.text };
    else if (span.text !== '') joined.push(span);
  }
  return joined.map((span) => ({ ...span, text: span.text.replace(/\s*\n\s*/g, ' ') }));
}

function listItem(item: Tokens.ListItem): ListItem {
  const [first, ...others] = item.tokens.filter(
    (token) => token.type !== 'space' && token.type !== 'checkbox',
  );
  const isText = first?.type === 'text' || first?.type === 'paragraph';
  return {
    text: isText ? rich('tokens' in first ? first.tokens : undefined, String(first.text)) : [],
    ...(item.task ? { isChecked: item.checked === true } : {}),
    children: blocksOf(isText ? others : first ? [first, ...others] : []),
  };
}

function table(token: Tokens.Table): ContentBlock {
  return {
    type: 'table',
    table: {
      head: token.header.map((cell) => rich(cell.tokens, cell.text)),
      rows: token.rows.map((row) => row.map((cell) => rich(cell.tokens, cell.text))),
      alignment: token.align.map(
        (align, column) => align ?? (column > 0 && isNumeric(token, column) ? 'right' : 'left'),
      ),
    },
  };
}

const isNumeric = (token: Tokens.Table, column: number): boolean =>
  token.rows.length > 0 &&
  token.rows.every((row) =>
    /^[\s$£€¥+\-−–]*\d[\d.,'’ %]*(?:[kKmM]|[A-Z]{3}|€)?$/.test(row[column]?.text ?? ''),
  );

const headingLevel = (depth: number): 2 | 3 | 4 => (depth <= 2 ? 2 : depth === 3 ? 3 : 4);

function blockOf(token: Token): ContentBlock[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return token.type === 'def' ? [{ type: 'paragraph', text: [{ text: token.raw.trim() }] }] : [];
    case 'heading':
      return [{ type: 'heading', level: headingLevel(token.depth), text: rich(token.tokens, token.text) }];
    case 'hr':
      return [{ type: 'divider' }];
    case 'code':
      return [{ type: 'code', text: token.text }];
    case 'list': {
      const list = token as Tokens.List;
      const start = typeof list.start === 'number' && list.start !== 1 ? { start: list.start } : {};
      return [{ type: 'list', isOrdered: list.ordered, ...start, items: list.items.map(listItem) }];
    }
    case 'blockquote': {
      const inner = blocksOf(token.tokens ?? []);
      const isPlain = inner.every((block) => block.type === 'paragraph');
      if (!isPlain) return inner;
      const texts = inner.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
      return texts.map((text) => ({ type: 'quote', text }));
    }
    case 'table':
      return [table(token as Tokens.Table)];
    default: {
      const text =
        'tokens' in token && token.tokens ? rich(token.tokens, token.raw) : [{ text: token.raw.trim() }];
      return text.some((span) => span.text.trim() !== '') ? [{ type: 'paragraph', text }] : [];
    }
  }
}

function blocksOf(tokens: readonly Token[]): ContentBlock[] {
  return tokens.flatMap(blockOf);
}

/** Depth of nesting and runs of marks past which a text is no prose anybody wrote; the lexer is slow on them. */
const deepIndent = /^[ \t]{40,}|^(?:[ \t]*[>+*-][ \t]*){8,}/m;
const manyMarks = /[*_~`[\]<!]{40,}/;
const mostMarks = 1_500;

function isHostile(text: string): boolean {
  if (deepIndent.test(text) || manyMarks.test(text)) return true;
  return (text.match(/[*_~`[\]<|>]/g)?.length ?? 0) > mostMarks + text.length / 12;
}

/** Content as blocks, every word kept. Text that would cost the lexer too much is set as plain paragraphs. */
export function readMarkdown(text: string): ContentBlock[] {
  if (isHostile(text)) return plainBlocks(text);
  return blocksOf(lexer(text));
}

function plainBlocks(text: string): ContentBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part) => ({ type: 'paragraph', text: [{ text: part }] }));
}

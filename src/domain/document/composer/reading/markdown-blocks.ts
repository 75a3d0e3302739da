import { lexer, type Token, type Tokens } from 'marked';
import type { CalloutTone } from '../../../content/choices.ts';
import type { Span } from '../../../content/text/span.ts';
import type { ContentBlock, ListItem, RichText } from '../brief.ts';
import { fencedBlock } from './fenced-blocks.ts';

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
      return [
        fencedBlock(token.lang ?? '', token.text, readWithin, readInline) ?? {
          type: 'code',
          text: token.text,
        },
      ];
    case 'list': {
      const list = token as Tokens.List;
      const start = typeof list.start === 'number' && list.start !== 1 ? { start: list.start } : {};
      return [{ type: 'list', isOrdered: list.ordered, ...start, items: list.items.map(listItem) }];
    }
    case 'blockquote': {
      const callout = calloutOf(token.text);
      if (callout) return [callout];
      const inner = blocksOf(token.tokens ?? []);
      const isPlain = inner.every((block) => block.type === 'paragraph');
      if (!isPlain) return inner;
      const texts = inner.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
      return texts.map((text) => ({ type: 'quote', text }));
    }
    case 'table':
      return [table(token as Tokens.Table)];
    default: {
      const picture = token.type === 'paragraph' ? loneImage(token as Tokens.Paragraph) : null;
      if (picture) return [picture];
      const terms = token.type === 'paragraph' ? definitionsOf(token.raw) : null;
      if (terms) return [terms];
      const text =
        'tokens' in token && token.tokens ? rich(token.tokens, token.raw) : [{ text: token.raw.trim() }];
      return text.some((span) => span.text.trim() !== '') ? [{ type: 'paragraph', text }] : [];
    }
  }
}

/** Neighbours of the same sort are one list of terms. */
function blocksOf(tokens: readonly Token[]): ContentBlock[] {
  const joined: ContentBlock[] = [];
  for (const block of tokens.flatMap(blockOf)) {
    const last = joined.at(-1);
    if ((block.type === 'definitions' || block.type === 'timeline') && last?.type === block.type)
      joined[joined.length - 1] = { ...last, entries: [...last.entries, ...block.entries] };
    else joined.push(block);
  }
  return joined;
}

/** Markdown inside a block of Markdown; a fence in a fence is no component. */
function readWithin(text: string): ContentBlock[] {
  return isHostile(text) ? plainBlocks(text) : blocksOf(lexer(text));
}

function readInline(text: string): RichText {
  const [first] = isHostile(text) ? [] : lexer(text.trim());
  return first?.type === 'paragraph' ? rich(first.tokens, text) : [{ text: text.trim() }];
}

const calloutMark = /^\[!(note|tip|important|warning|caution|info|danger)\][ \t]*([^\n]*)\n?/i;
const toneOfMark: Readonly<Record<string, CalloutTone>> = {
  tip: 'tip',
  important: 'important',
  warning: 'warning',
  caution: 'warning',
  danger: 'warning',
};

/** '> [!NOTE]' and its kin, with a title of its own behind the mark. */
function calloutOf(text: string): ContentBlock | null {
  const mark = calloutMark.exec(text);
  if (!mark) return null;
  const [whole, name = '', title = ''] = mark;
  return {
    type: 'callout',
    tone: toneOfMark[name.toLowerCase()] ?? 'note',
    ...(title.trim() === '' ? {} : { title: readInline(title) }),
    blocks: readWithin(text.slice(whole.length)),
  };
}

/** The bytes themselves, or a picture that was chosen beside the prompt. */
const ownSource = /^(?:data:image\/(?:png|jpeg|webp|gif);base64,|asset:[\w.-]{1,64}$)/;

/** A paragraph that is one picture; of one at an address only its name is known. */
function loneImage(token: Tokens.Paragraph): ContentBlock | null {
  const [image, ...others] = token.tokens;
  if (image?.type !== 'image' || others.length > 0) return null;
  const { href, text, title } = image as Tokens.Image;
  return {
    type: 'picture',
    alt: plainEntities(text) || href,
    ...(ownSource.test(href) ? { source: href } : {}),
    ...(title ? { caption: [{ text: plainEntities(title) }] } : {}),
  };
}

/** Terms that are dates make a timeline. */
const dateTerm =
  /^(?:\d{1,2}[.:/]\d{1,2}|\d{4}\b|\d{1,2}(?:\.|st|nd|rd|th)?\s+\p{L}{3,}|q[1-4]\b|(?:spring|summer|autumn|fall|winter|early|mid|late|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|frühling|sommer|herbst|winter)\b)/iu;

/** 'Term', then lines with ': its meaning'. */
function definitionsOf(raw: string): ContentBlock | null {
  const lines = raw.trim().split('\n');
  if (lines.length < 2 || !/^:\s+\S/.test(lines[1] ?? '') || /^:\s/.test(lines[0] ?? '')) return null;
  const entries: { title: RichText; text: RichText }[] = [];
  for (const line of lines) {
    const meaning = /^:\s+(.*)$/.exec(line)?.[1];
    const last = entries.at(-1);
    if (meaning === undefined) entries.push({ title: readInline(line), text: [] });
    else if (last)
      last.text =
        last.text.length === 0 ? readInline(meaning) : [...last.text, { text: ' ' }, ...readInline(meaning)];
  }
  const isDated = entries.every(({ title }) => dateTerm.test(title.map(({ text }) => text).join('')));
  return { type: isDated ? 'timeline' : 'definitions', entries };
}

/** Depth of nesting and runs of marks past which a text is no prose anybody wrote; the lexer is slow on them. */
const deepIndent = /^[ \t]{40,}|^(?:[ \t]*[>+*-][ \t]*){8,}/m;
const manyMarks = /[*_~`[\]<!]{40,}/;
const mostMarks = 1_500;

/** So many lines of so few letters are no list or table that anybody would read. */
const mostShortLines = 3_000;
const shortLine = 8;

/** Whether a text would cost the lexer, and whoever reads it, more than it says. */
export function isHostile(text: string): boolean {
  const lines = text.match(/\n/g)?.length ?? 0;
  if (lines > mostShortLines && text.length / lines < shortLine) return true;
  if (deepIndent.test(text) || manyMarks.test(text)) return true;
  return (text.match(/[*_~`[\]<|>@]/g)?.length ?? 0) > mostMarks + text.length / 12;
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

import { Parser } from 'htmlparser2';
import { smallCharacters } from '../text/raised-syntax.ts';

/** Only known tags make a text HTML: '<x>' in a formula stays unchanged. */
const knownTag =
  /<\/?(?:a|abbr|b|br|div|em|h[1-6]|hr|i|img|li|ol|p|pre|s|span|strong|sub|sup|table|td|th|tr|u|ul)[\s/>]/i;
const otherTag =
  /<\/?(?:body|blockquote|code|del|font|html|mark|section|script|small|style|tbody|thead)[\s/>]|<!--/i;

export const hasHtml = (text: string): boolean =>
  text.includes('<') && (knownTag.test(text) || otherTag.test(text));

const dropped = new Set(['script', 'style', 'template', 'svg', 'head', 'iframe', 'object', 'noscript']);
const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  code: '`',
  s: '~~',
  del: '~~',
};
const lineElements = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure footer form header hr main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
);

const isSafe = (url: string): boolean => /^(?:https?|mailto|tel):[^\s()<>]+$/i.test(url);
const headingLevel = (name: string): number => Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);

/**
 * Converts HTML to Markdown. Removes scripts and styles; keeps only the text of unknown elements.
 * @param isInline for field text: everything that would start a block becomes a line
 */
export function htmlToMarkdown(html: string, isInline: boolean): string {
  const out: string[] = [];
  const lists: { isOrdered: boolean; count: number }[] = [];
  const links: string[] = [];
  let droppedDepth = 0;
  let cells = 0;
  let hasRow = false;
  const small: string[] = [];
  const openMarks = new Map<string, number>();
  // Nested identical marks would close each other.
  const mark = (sign: string, step: 1 | -1): void => {
    const before = openMarks.get(sign) ?? 0;
    openMarks.set(sign, Math.max(0, before + step));
    if (before === (step === 1 ? 0 : 1)) out.push(sign);
  };
  const breakLine = (): void => {
    out.push(isInline ? '\n' : '\n\n');
  };
  const openItem = (): void => {
    const list = lists.at(-1);
    if (list) list.count += 1;
    const indent = '   '.repeat(Math.min(8, Math.max(0, lists.length - 1)));
    if (isInline) out.push(list?.isOrdered ? `\n${list.count}. ` : '\n• ');
    else out.push(list?.isOrdered ? `\n${indent}${list.count}. ` : `\n${indent}- `);
  };
  const closeRow = (): void => {
    if (isInline) out.push('\n');
    else {
      out.push(' |\n');
      if (!hasRow) out.push(`${'| --- '.repeat(Math.max(1, cells))}|\n`);
    }
    hasRow = true;
    cells = 0;
  };
  const open = (name: string, attributes: Record<string, string>): void => {
    if (name === 'br') out.push(isInline ? '\n' : '\\\n');
    else if (name === 'img') out.push(attributes.alt ?? '');
    else if (marks[name]) mark(marks[name], 1);
    else if (name === 'sub' || name === 'sup') small.push(name);
    else if (name === 'a') {
      const href = attributes.href ?? '';
      links.push(isSafe(href) ? href : '');
      if (isSafe(href)) out.push('[');
    } else if (name === 'ul' || name === 'ol') {
      if (lists.length === 0) breakLine();
      lists.push({ isOrdered: name === 'ol', count: 0 });
    } else if (name === 'li') openItem();
    else if (name === 'td' || name === 'th') {
      out.push(cells === 0 ? (isInline ? '' : '| ') : ' | ');
      cells += 1;
    } else if (headingLevel(name) > 0) {
      breakLine();
      if (!isInline) out.push(`${'#'.repeat(headingLevel(name))} `);
    } else if (name === 'table') {
      hasRow = false;
      breakLine();
    } else if (name === 'hr' && !isInline) out.push('\n\n***\n\n');
    else if (name !== 'tr' && lineElements.has(name)) breakLine();
  };
  const close = (name: string): void => {
    if (marks[name]) mark(marks[name], -1);
    else if (name === 'sub' || name === 'sup') small.pop();
    else if (name === 'a') {
      const href = links.pop();
      if (href) out.push(`](${href})`);
    } else if (name === 'ul' || name === 'ol') {
      lists.pop();
      if (lists.length === 0) breakLine();
    } else if (name === 'tr') closeRow();
    else if (headingLevel(name) > 0 || (name !== 'hr' && lineElements.has(name))) breakLine();
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (droppedDepth > 0 || dropped.has(name)) {
          if (dropped.has(name)) droppedDepth += 1;
        } else open(name, attributes);
      },
      onclosetag(name) {
        if (dropped.has(name)) droppedDepth = Math.max(0, droppedDepth - 1);
        else if (droppedDepth === 0) close(name);
      },
      ontext(text) {
        if (droppedDepth > 0) return;
        const isInCell = cells > 0;
        const words = (isInCell && !isInline ? text.replaceAll('\n', ' ') : text).replace(
          /<(?=[a-z/!])/gi,
          '\\<',
        );
        const [size] = small.slice(-1);
        out.push((size && smallCharacters(words, size === 'sup')) || words);
      },
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return out.join('').trim();
}

import { type AnyNode, type Document, type Element, isTag, isText } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import type { Noted } from '../../contract/noted.ts';
import { noted } from '../noted.ts';
import { markdownTable } from './markdown-table.ts';

/** Elements whose text isn't content. */
const silent = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'title',
  'svg',
  'math',
  'iframe',
  'object',
  'nav',
  'form',
  'button',
  'select',
  'input',
]);
const blocks = new Set(
  'address article aside blockquote body dd details div dl dt figcaption figure footer header hr html li main ol p pre section summary table tbody td tfoot th thead tr ul h1 h2 h3 h4 h5 h6'.split(
    ' ',
  ),
);
const deepest = 200;

const flat = (text: string): string => text.replace(/\s+/g, ' ');
/** Escapes characters with a meaning in Markdown. */
const escaped = (text: string): string => text.replace(/([\\`*_[\]<])/g, '\\$1');

interface Writing {
  readonly takePicture: TakePicture;
  readonly out: string[];
  readonly leftOut: Noted[];
  /** Pictures in the current block, which are placed below it. */
  readonly marks: string[];
  images: number;
  tables: number;
}

/** @returns the Markdown of a picture that is kept; null for others */
type TakePicture = (src: string, alt: string) => string | null;

function inline(nodes: readonly AnyNode[], writing: Writing, depth: number): string {
  if (depth > deepest) return '';
  return nodes
    .map((node) => {
      if (isText(node)) return escaped(flat(node.data));
      if (!isTag(node) || silent.has(node.name)) return '';
      if (node.name === 'br') return '\n';
      if (node.name === 'img') {
        writing.images += 1;
        const mark = writing.takePicture(node.attribs.src ?? '', flat(node.attribs.alt ?? '').trim());
        if (mark !== null) writing.marks.push(mark);
        return '';
      }
      const words = inline(node.children, writing, depth + 1);
      if (words.trim() === '') return words;
      if (node.name === 'strong' || node.name === 'b') return `**${words.trim()}**`;
      if (node.name === 'em' || node.name === 'i') return `*${words.trim()}*`;
      const href = node.name === 'a' ? (node.attribs.href ?? '') : '';
      return /^https?:\/\/[^\s()<>]+$/.test(href) ? `[${words.trim()}](${href})` : words;
    })
    .join('');
}

const rowsOf = (table: Element): Element[] =>
  table.children
    .filter(isTag)
    .flatMap((child) => (child.name === 'tr' ? [child] : child.children.filter(isTag)))
    .filter(({ name }) => name === 'tr');

function writeTable(table: Element, writing: Writing): void {
  writing.tables += 1;
  const rows = rowsOf(table).map((row) =>
    row.children
      .filter(isTag)
      .filter(({ name }) => name === 'td' || name === 'th')
      .map((cell) => textContent(cell)),
  );
  // Table cells only hold text; their pictures are placed below the table.
  for (const row of rowsOf(table)) inline(row.children, writing, 0);
  const { markdown, leftOut } = markdownTable(rows, noted('placeTable', { number: writing.tables }));
  if (markdown) writing.out.push(markdown);
  writing.leftOut.push(...leftOut);
}

function writeList(list: Element, writing: Writing, depth: number, indent: string): string[] {
  return list.children
    .filter(isTag)
    .filter(({ name }) => name === 'li')
    .flatMap((item, index) => {
      const inner = item.children.filter((node) => isTag(node) && /^[ou]l$/.test(node.name)) as Element[];
      const own = item.children.filter((node) => !inner.includes(node as Element));
      const words = flat(inline(own, writing, depth)).trim();
      const mark = list.name === 'ol' ? `${index + 1}.` : '-';
      const nested =
        depth > deepest ? [] : inner.flatMap((one) => writeList(one, writing, depth + 1, `${indent}  `));
      return words === '' ? nested : [`${indent}${mark} ${words}`, ...nested];
    });
}

const hasBlocks = (node: Element): boolean =>
  node.children.some((child) => isTag(child) && (blocks.has(child.name) || hasBlocks(child)));

function putMarks({ out, marks }: Writing): void {
  out.push(...marks.splice(0));
}

function writeBlocks(nodes: readonly AnyNode[], writing: Writing, depth: number): void {
  if (depth > deepest) return;
  let run: AnyNode[] = [];
  const endRun = () => {
    const words = inline(run, writing, depth).trim();
    if (words !== '') writing.out.push(words);
    putMarks(writing);
    run = [];
  };
  for (const node of nodes) {
    if (!isTag(node)) {
      run.push(node);
      continue;
    }
    if (silent.has(node.name)) continue;
    if (!blocks.has(node.name) && !hasBlocks(node)) {
      run.push(node);
      continue;
    }
    endRun();
    writeBlock(node, writing, depth);
    putMarks(writing);
  }
  endRun();
}

function writeBlock(node: Element, writing: Writing, depth: number): void {
  const level = /^h([1-6])$/.exec(node.name)?.[1];
  if (level) {
    const words = flat(inline(node.children, writing, depth)).trim();
    if (words !== '') writing.out.push(`${'#'.repeat(Number(level))} ${words}`);
  } else if (node.name === 'table') writeTable(node, writing);
  else if (node.name === 'ul' || node.name === 'ol') {
    const lines = writeList(node, writing, depth, '');
    if (lines.length > 0) writing.out.push(lines.join('\n'));
  } else if (node.name === 'blockquote') {
    const words = inline(node.children, writing, depth).trim();
    if (words !== '') writing.out.push(words.replace(/^/gm, '> '));
  } else if (node.name === 'pre') writing.out.push(`\`\`\`\n${textContent(node).trimEnd()}\n\`\`\``);
  else writeBlocks(node.children, writing, depth + 1);
}

function titleOf(document: Document): string {
  const found: string[] = [];
  const look = (nodes: readonly AnyNode[], depth: number) => {
    for (const node of nodes) {
      if (found.length > 0 || depth > 5 || !isTag(node)) continue;
      if (node.name === 'title') found.push(flat(textContent(node)).trim());
      else look(node.children, depth + 1);
    }
  };
  look(document.children, 0);
  return found[0] ?? '';
}

export interface MarkdownOfHtml {
  readonly title: string;
  readonly markdown: string;
  readonly images: number;
  readonly leftOut: readonly Noted[];
}

/**
 * Converts the content of a page to Markdown with headings, lists and tables; drops scripts, forms and
 * styles.
 */
export function htmlToMarkdown(html: string, takePicture: TakePicture = () => null): MarkdownOfHtml {
  const document = parseDocument(html);
  const writing: Writing = { takePicture, out: [], leftOut: [], marks: [], images: 0, tables: 0 };
  writeBlocks(document.children, writing, 0);
  const { leftOut, images } = writing;
  return { title: titleOf(document), markdown: writing.out.join('\n\n'), images, leftOut };
}

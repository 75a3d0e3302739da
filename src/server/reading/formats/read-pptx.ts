import { type Element, isTag } from 'domhandler';
import { findAll, getElementsByTagName, textContent } from 'domutils';
import type { parseDocument } from 'htmlparser2';
import type { Noted } from '../../../contract/noted.ts';
import { noted, notedOf } from '../../noted.ts';
import type { FormatReading, ReadingPart } from '../file-reading.ts';
import { readingLimits } from '../file-reading.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Archive } from '../open-archive.ts';
import { PictureBox } from '../picture-box.ts';
import { readXml, targetsOf } from './office-parts.ts';

const paragraphsOf = (shape: Element): { words: string; level: number }[] =>
  getElementsByTagName('a:p', shape, true).map((paragraph) => ({
    words: findAll(({ name }) => name === 'a:t' || name === 'a:br', paragraph.children)
      .map((node) => (node.name === 'a:br' ? ' ' : textContent(node)))
      .join('')
      .replace(/\s+/g, ' ')
      .trim(),
    level: Number(
      paragraph.children.find((child) => isTag(child) && child.name === 'a:pPr' && child.attribs.lvl)
        ? (getElementsByTagName('a:pPr', paragraph, true)[0]?.attribs.lvl ?? 0)
        : 0,
    ),
  }));

function rowsOf(table: Element): string[][] {
  return getElementsByTagName('a:tr', table, true).map((row) =>
    getElementsByTagName('a:tc', row, true).map((cell) =>
      paragraphsOf(cell)
        .map(({ words }) => words)
        .join(' '),
    ),
  );
}

const kindOf = (shape: Element): string => getElementsByTagName('p:ph', shape, true)[0]?.attribs.type ?? '';

/** Reads the pictures of a slide, by the relationships of its shapes. */
async function takePictures(
  archive: Archive,
  document: ReturnType<typeof parseDocument>,
  targets: ReadonlyMap<string, string>,
  box: PictureBox,
): Promise<string[]> {
  const marks: string[] = [];
  for (const shape of getElementsByTagName('p:pic', document, true)) {
    const pointer = getElementsByTagName('a:blip', shape, true)[0]?.attribs['r:embed'] ?? '';
    const target = targets.get(pointer);
    const bytes = target ? await archive.read(target) : null;
    if (!bytes) continue;
    const mark = box.take(bytes, getElementsByTagName('p:cNvPr', shape, true)[0]?.attribs.descr);
    if (mark !== null) marks.push(mark);
  }
  return marks;
}

interface Slide {
  readonly title: string;
  readonly body: readonly string[];
  readonly leftOut: readonly Noted[];
}

function readSlide(document: ReturnType<typeof parseDocument>, place: Noted): Slide {
  const shapes = findAll(
    (node) => node.name === 'p:sp' || node.name === 'p:graphicFrame' || node.name === 'p:pic',
    document.children,
  );
  const body: string[] = [];
  const leftOut: Noted[] = [];
  let title = '';
  for (const shape of shapes) {
    if (shape.name === 'p:pic') continue;
    const table = getElementsByTagName('a:tbl', shape, true)[0];
    if (table) {
      const { markdown, leftOut: missing } = markdownTable(rowsOf(table), place);
      if (markdown) body.push(markdown);
      leftOut.push(...missing);
      continue;
    }
    if (shape.name === 'p:graphicFrame') {
      leftOut.push(notedOf(place, noted('chartLeft')));
      continue;
    }
    const kind = kindOf(shape);
    // Skips slide number, date and footer, which aren't content.
    if (['sldNum', 'dt', 'ftr'].includes(kind)) continue;
    const paragraphs = paragraphsOf(shape).filter(({ words }) => words !== '');
    if (paragraphs.length === 0) continue;
    if (title === '' && (kind === 'title' || kind === 'ctrTitle'))
      title = paragraphs.map(({ words }) => words).join(' ');
    else if (paragraphs.length === 1) body.push(paragraphs[0]?.words ?? '');
    else body.push(paragraphs.map(({ words, level }) => `${'  '.repeat(level)}- ${words}`).join('\n'));
  }
  return { title, body, leftOut };
}

/** Reads the slides of a presentation in order, with tables and speaker notes. */
export async function readPptx(archive: Archive): Promise<FormatReading> {
  const presentation = await readXml(archive, 'ppt/presentation.xml');
  const targets = await targetsOf(archive, 'ppt/presentation.xml');
  const files = (presentation ? getElementsByTagName('p:sldId', presentation, true) : []).flatMap(
    ({ attribs }) => targets.get(attribs['r:id'] ?? '') ?? [],
  );
  const parts: ReadingPart[] = [];
  const leftOut: Noted[] = [];
  const box = new PictureBox();
  let [markdown, first] = ['', ''];
  for (const [index, file] of files.slice(0, readingLimits.pages).entries()) {
    const document = await readXml(archive, file);
    if (!document) continue;
    const name = `Slide ${index + 1}`;
    const slide = readSlide(document, noted('placeSlide', { number: index + 1 }));
    const pointers = await targetsOf(archive, file);
    const pictures = await takePictures(archive, document, pointers, box);
    const notesFile = [...pointers.values()].find((target) => target.includes('notesSlide'));
    const notes = notesFile ? await readXml(archive, notesFile) : null;
    const spoken = notes
      ? findAll((node) => node.name === 'p:sp' && kindOf(node) === 'body', notes.children)
          .flatMap(paragraphsOf)
          .map(({ words }) => words)
          .filter(Boolean)
          .join(' ')
      : '';
    leftOut.push(...slide.leftOut);
    first ||= slide.title;
    parts.push({ name, start: markdown.length });
    const pieces = [
      `## ${slide.title || name}`,
      ...slide.body,
      ...pictures,
      ...(spoken ? [`> Notes: ${spoken}`] : []),
    ];
    markdown += `${pieces.join('\n\n')}\n\n`;
  }
  if (files.length > readingLimits.pages)
    leftOut.push(noted('slidesLeft', { missing: files.length - readingLimits.pages, all: files.length }));
  return {
    title: first,
    markdown: markdown.trimEnd(),
    parts,
    pages: files.length,
    images: box.seen,
    pictures: box.pictures,
    leftOut: [...leftOut, ...box.leftOut()],
  };
}

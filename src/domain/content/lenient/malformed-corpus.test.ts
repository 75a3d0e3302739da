import { describe, expect, it } from 'vitest';
import { documentContent } from '../document-content.ts';
import { plainText } from '../text/inline-text.ts';
import { malformedBlocks } from './corpus/malformed-blocks.test-data.ts';
import { malformedDocuments, malformedTexts } from './corpus/malformed-documents.test-data.ts';
import { malformedPages } from './corpus/malformed-pages.test-data.ts';
import type { Note } from './notes.ts';
import { type ReadContent, readContent } from './read-content.ts';
import { readContentText } from './read-content-text.ts';
import { textsOf } from './tame.ts';

const context = { today: '2026-11-22' };

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

/** Fields whose values name a type, or are read as dates or numbers. */
const names =
  /(?:^|\.)(?:type|TYPE|kind|layout|slideType|variant|tone|style|look|theme|format|orientation|language|lang|chartType|icon|currency|id|done|checked|key|date|issued|due|due_date|qty|quantity|url|src|href|validUntil|image)(?:$|\.|\[)/;

/** Returns every text of an input with its path. */
function textsWithPaths(input: unknown): [string, string][] {
  const found: [string, string][] = [];
  const open: [string, unknown][] = [['', input]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') found.push([path, value]);
    else if (Array.isArray(value))
      for (const [at, entry] of value.entries()) open.push([`${path}[${at}]`, entry]);
    else if (typeof value === 'object' && value !== null && !(value instanceof Date))
      for (const [key, entry] of Object.entries(value))
        open.push([path === '' ? key : `${path}.${key}`, entry]);
  }
  return found;
}

const isNoted = (path: string, notes: readonly Note[]): boolean =>
  notes.some(
    (note) =>
      note.path !== '' &&
      (path === note.path || path.startsWith(`${note.path}.`) || path.startsWith(`${note.path}[`)),
  );

function expectDocument({ content, notes }: ReadContent): void {
  if (content) expect(documentContent.safeParse(content).error).toBeUndefined();
  else {
    const told = notes.filter(({ level }) => level === 'warning');
    expect(told.length).toBeGreaterThan(0);
    expect(told.every(({ message }) => message.length > 10)).toBe(true);
  }
}

/** Returns words of the input that neither the document nor a note contains. */
function lostWords(input: unknown, { content, notes }: ReadContent): string[] {
  const kept = new Set(textsOf(content).flatMap((text) => [...wordsIn(text), ...wordsIn(plainText(text))]));
  return textsWithPaths(input).flatMap(([path, text]) => {
    if (names.test(path) || isNoted(path, notes)) return [];
    const visible = text
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/&\w+;/g, ' ');
    return wordsIn(visible).filter((word) => !kept.has(word));
  });
}

const named = (inputs: readonly unknown[]): [string, unknown][] =>
  inputs.map((input, at) => [`${at}: ${textsOf(input).join(' ').slice(0, 60)}`, input]);

describe('malformed content', () => {
  it('is a corpus of more than 200 inputs', () => {
    const count =
      malformedPages.length + malformedBlocks.length + malformedDocuments.length + malformedTexts.length;
    expect(count).toBeGreaterThanOrEqual(200);
  });

  it.each(named(malformedPages))('reads page %s', (_, page) => {
    for (const input of [
      { title: 'Deck', slides: [page, { layout: 'statement', title: 'Next' }] },
      { title: 'Paper', pages: [page] },
    ]) {
      const read = readContent(input, context);
      expectDocument(read);
      expect(lostWords(page, { ...read, notes: relative(read.notes, /^(?:slides|pages)\[0\]\.?/) })).toEqual(
        [],
      );
    }
  });

  it.each(named(malformedBlocks))('reads block %s', (_, block) => {
    const read = readContent({ title: 'Paper', blocks: [block, 'End'] }, context);
    expectDocument(read);
    expect(lostWords(block, { ...read, notes: relative(read.notes, /^blocks\[0\]\.?/) })).toEqual([]);
  });

  it.each(named(malformedDocuments))('reads document %s', (_, input) => {
    const read = readContent(input, context);
    expectDocument(read);
    expect(lostWords(input, read)).toEqual([]);
  });

  it.each(named(malformedTexts))('reads text %s', (_, text) => {
    const read = readContentText(String(text), context);
    expectDocument(read);
  });
});

const relative = (notes: readonly Note[], prefix: RegExp): Note[] =>
  notes
    .filter(({ path }) => prefix.test(path))
    .map((note) => ({ ...note, path: note.path.replace(prefix, '') || 'all' }));

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { block } from '../blocks/blocks.ts';
import { type DocumentContent, page } from '../document-content.ts';
import { literalOf, partsOf, shapeOf } from '../lenient/schema-parts.ts';
import { readMarkdown } from './read-markdown.ts';
import { writeMarkdown } from './write-markdown.ts';

const docs = join(import.meta.dirname, '../../../../docs');
const reference = readFileSync(join(docs, 'notation.md'), 'utf8');

const fence = /^(`{3,})markdown\n([\s\S]*?)^\1$/gm;
const examples = Array.from(reference.matchAll(fence), (match): [string, string] => {
  const before = reference.slice(0, match.index);
  return [
    `${/#+ ([^\n]+)\n[^#]*$/.exec(before)?.[1] ?? ''} (line ${before.split('\n').length})`,
    match[2] ?? '',
  ];
});

const folder = join(docs, 'examples/content');
const documents = readdirSync(folder).map((name): [string, string] => [
  name,
  readFileSync(join(folder, name), 'utf8'),
]);

const namesOf = (union: typeof block | typeof page, field: string): string[] =>
  (partsOf(union).options ?? []).map((option) => String(literalOf(shapeOf(option)?.[field])));

function read(markdown: string): DocumentContent {
  const { content, notes } = readMarkdown(markdown);
  expect(notes).toEqual([]);
  if (!content) throw new Error('unreadable');
  return content;
}

describe('docs/notation.md', () => {
  it.each([...examples, ...documents])('has examples that round-trip without notes: %s', (_, markdown) => {
    const content = read(markdown);
    expect(readMarkdown(writeMarkdown(content)).content).toEqual(content);
    expect(writeMarkdown(content).match(/^`{3}yaml$/gm)?.length ?? 0).toBeLessThanOrEqual(
      markdown.match(/^`{3}yaml$/gm)?.length ?? 0,
    );
  });

  it('shows every block and every layout', () => {
    const contents = examples.map(([, markdown]) => read(markdown));
    const shown = JSON.stringify(contents);
    const missing = [
      ...namesOf(block, 'type').filter((name) => !shown.includes(`"type":"${name}"`)),
      ...namesOf(page, 'layout').filter((name) => !shown.includes(`"layout":"${name}"`)),
    ];
    expect(missing).toEqual([]);
  });
});

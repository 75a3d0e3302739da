import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { DocumentContent } from '../../src/domain/content/document-content.ts';
import { layOutContent } from '../../src/domain/document/layout/lay-out-content.ts';
import { readGoldenPages } from './read-golden-pages.ts';

const golden = await readGoldenPages(() => true);

/**
 * Reference markup of the golden pages: a hash of the head and of each page, without ids and fields. An
 * intended change of a page needs new hashes here, together with a new picture.
 */
const expected = JSON.parse(
  await readFile(new URL('./golden/markup-hashes.json', import.meta.url), 'utf8'),
) as Readonly<Record<string, readonly string[]>>;

const bare = (html: string): string =>
  html.replace(/ data-(?:id|field|range|value|drawn-from|shows)="[^"]*"/g, '');

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

function markupHashes(content: DocumentContent): readonly string[] {
  const { pages, ...head } = layOutContent(content);
  const texts = pages.map(({ className, notes = '', blocks }) =>
    bare([className, notes, ...blocks.map(({ html }) => html)].join('\n')),
  );
  return [JSON.stringify(head), ...texts].map(hashOf);
}

describe('golden pages', () => {
  it('have a known markup', () => {
    expect(golden.map(({ direction, name }) => `${direction}/${name}`).sort()).toEqual(
      Object.keys(expected).sort(),
    );
  });

  it.each(golden.map(({ direction, name, content }) => [`${direction}/${name}`, content] as const))(
    'keep the markup of %s',
    (name, content) => expect(markupHashes(content)).toEqual(expected[name]),
  );
});

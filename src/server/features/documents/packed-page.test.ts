import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeats } from '../../testing/full-run.ts';
import { type PackedVersion, type PackLine, packPage, type StoredPage, unpackPage } from './packed-page.ts';

/** Random words, so that a page on its own compresses little. */
const words = (seed: number): string =>
  Array.from({ length: 12 }, (_, at) => ((seed * 7_919 + at * 104_729) % 1_000_003).toString(36)).join(' ');

/** Pages stored one after the other, and read back as the database does. */
function history() {
  const stored: StoredPage[] = [];
  async function read(version: number): Promise<PackLine> {
    let bases: readonly PackedVersion[] = [];
    const html = await unpackPage(
      stored[version] ?? { html: '', packed: null, packed_on: null },
      async (on) => {
        const line = await read(on);
        bases = line;
        return line[0].html;
      },
    );
    return [{ version, html, content: null }, ...bases];
  }
  return {
    stored,
    read,
    keep: async (html: string) => {
      const { packed, on } = await packPage(html, stored.length === 0 ? null : await read(stored.length - 1));
      stored.push({ html: null, packed, packed_on: on?.version ?? null });
    },
  };
}

describe('the pages of a history', () => {
  it('are read back through at most two others, whatever changed between them', async () => {
    const change = fc.record({ at: fc.nat(79), seed: fc.nat(10_000), isAll: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 20, maxLength: 60 }), async (changes) => {
        const { stored, read, keep } = history();
        let parts = Array.from({ length: 80 }, (_, at) => words(at));
        const pages: string[] = [];
        for (const { at, seed, isAll } of changes) {
          // One change in many rewrites the page.
          parts =
            isAll && seed % 10 === 0 ? parts.map((_, n) => words(seed + n)) : parts.with(at, words(seed));
          pages.push(parts.join('\n'));
          await keep(pages.at(-1) ?? '');
        }
        for (const [version, page] of pages.entries()) {
          const line = await read(version);
          expect(line[0].html).toBe(page);
          expect(line.length).toBeLessThanOrEqual(3);
        }
        expect(stored).toHaveLength(pages.length);
      }),
      { numRuns: repeats(3, 100) },
    );
  });

  it('take less than a tenth of the space of separate pages for 200 changes', async () => {
    const { stored, keep } = history();
    let parts = Array.from({ length: 400 }, (_, at) => words(at));
    for (let version = 0; version < 200; version += 1) {
      await keep(parts.join('\n'));
      parts = parts.with((version * 37) % parts.length, words(10_000 + version));
    }
    const [first] = stored;
    const bytes = stored.reduce((sum, { packed }) => sum + (packed?.length ?? 0), 0);
    expect(bytes).toBeLessThan((stored.length / 10) * (first?.packed?.length ?? 0));
    expect(stored.filter(({ packed_on }) => packed_on === null).length).toBeLessThanOrEqual(2);
  });
});

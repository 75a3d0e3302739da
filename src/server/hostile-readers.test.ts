import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContent } from '../domain/content/lenient/read-content.ts';
import { readContentText } from '../domain/content/lenient/read-content-text.ts';
import { readMarkdown } from '../domain/content/markdown/read-markdown.ts';
import { forbiddenFindings } from '../domain/document/sanitise/forbidden-findings.test-data.ts';
import { sanitiseArticle } from '../domain/document/sanitise/sanitise-article.ts';
import { sniffFile } from './features/assets/sniff-file.ts';
import { ReadingFault } from './reading/file-reading.ts';
import { sniffFormat } from './reading/sniff-format.ts';
import { repeats } from './testing/full-run.ts';
import { hostileFile, hostileText, hostileValue } from './testing/fuzz/hostile-values.ts';

/* Readers of untrusted input, with random data: none may throw or exceed its time limit. */

const markup: readonly string[] = [
  '<article class="doc"',
  '<section class="page" data-id="a"',
  '<p style="color:red;background:url(javascript:1)"',
  '<svg><g id="a"><use href="#a"/>',
  '<style>',
  '</style>',
  '<table><tr><td',
  '<a href="java\tscript:1"',
  '<math><mtext><table><mglyph><style>',
  '<template>',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  ' onerror=alert(1)',
  ' srcdoc="<script>1</script>"',
  ' data-id="__proto__"',
  '>',
  '"',
  "'",
  '&#x6a;',
  '\0',
];

const markdown: readonly string[] = [
  '---\n',
  'title: A\n',
  'look: {format: A4}\n',
  ':::cover\n',
  ':::figures\n',
  ':::\n',
  '::::',
  '- ',
  '  - [ ] ',
  '1. ',
  '| a | b |\n|--|--|\n',
  '> ',
  '# ',
  '```\n',
  '![a](b)',
  '[[',
  ']]',
  '{{',
  '}}',
  '**',
  '~',
  '^',
  '{.a #b c=d}',
  '<b>',
  '\n',
  '\n\n',
  '&anchor *anchor',
];

const made = (parts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...parts) }, hostileText), { maxLength: 40 })
    .map((found) => found.join('').slice(0, 20_000));

/** CPU time: far above any normal read, far below super-linear growth. */
const mostMs = 3_000;

function within<T>(read: (input: T) => unknown) {
  return (input: T): void => {
    const before = process.threadCpuUsage();
    read(input);
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(mostMs);
  };
}

/** A readable refusal is a valid result. */
function formatOf(bytes: Uint8Array, name: string): unknown {
  try {
    return sniffFormat(bytes, name);
  } catch (error) {
    expect(error).toBeInstanceOf(ReadingFault);
    return null;
  }
}

const numRuns = repeats(13, 3_000);

describe('any input', () => {
  it('is harmless after sanitizing, which is idempotent', () => {
    fc.assert(
      fc.property(
        made(markup),
        within((html) => {
          const clean = sanitiseArticle(html);
          expect(forbiddenFindings(clean)).toEqual([]);
          expect(sanitiseArticle(clean)).toBe(clean);
        }),
      ),
      { numRuns },
    );
  });

  it('gives content or notes from the Markdown reader', () => {
    fc.assert(
      fc.property(
        made(markdown),
        within((text) => expect(readMarkdown(text)).toHaveProperty('notes')),
      ),
      { numRuns },
    );
  });

  it('gives content or notes from the text reader', () => {
    fc.assert(
      fc.property(
        made([...markdown, ...markup, '{"pages":[', '"blocks":', '{"type":"text"', ']', '}']),
        within((text) => expect(readContentText(text)).toHaveProperty('notes')),
      ),
      { numRuns },
    );
  });

  it('gives content or notes at the content boundary', () => {
    fc.assert(
      fc.property(
        fc.record(
          { title: hostileValue, look: hostileValue, pages: fc.array(hostileValue), flow: hostileValue },
          { requiredKeys: [] },
        ),
        within((value) => expect(readContent(value)).toHaveProperty('notes')),
      ),
      { numRuns },
    );
  });

  it('gives a file type or none from the sniffers', () => {
    fc.assert(
      fc.property(hostileFile, fc.constantFrom('a.txt', 'a.pdf', 'a', ''), (bytes, name) =>
        within(() => [sniffFile(bytes), formatOf(bytes, name)])(null),
      ),
      { numRuns },
    );
  });
});

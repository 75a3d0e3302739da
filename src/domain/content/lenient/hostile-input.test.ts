import { describe, expect, it } from 'vitest';
import { repeats } from '../../full-run.test-data.ts';
import { documentContent } from '../document-content.ts';
import { readContent } from './read-content.ts';
import { readContentText } from './read-content-text.ts';

const size = repeats(2000, 20_000);
const levels = repeats(50, 200);
const repeated = (text: string): string => text.repeat(Math.ceil(size / text.length));

const indented = Array.from({ length: levels }, (_, at) => `${' '.repeat(at * 2)}- level`).join('\n');
const ordered = Array.from({ length: levels }, (_, at) => `${' '.repeat(at * 3)}1. level`).join('\n');

/** Each of these once took the parser or a pattern superlinear time. */
const hostile: readonly string[] = [
  ...[
    '**a',
    '_a*',
    '[',
    '[a](',
    '`',
    '> ',
    '>\n',
    ':::a\n',
    '<b>',
    '<div>\n',
    '{"a":[',
    '[[',
    '|',
    '&amp;',
    '---\n',
    ' ',
    '~~a ',
  ],
  ...[
    '1. a\n   1. b\n',
    '**a _b\n',
    '[a]: b\n',
    '{a=b ',
    '::a{b=c}\n',
    '- > ',
    '<!--',
    '\\',
    '"',
    '\t',
    '***\n',
  ],
];

describe('hostile input', () => {
  it.each([
    ...hostile.map((text) => [text, repeated(text)]),
    ['nested list', indented],
    ['nested ordered list', ordered],
  ])('reads %j, repeated, in bounded time', (_, text = '') => {
    const { content, notes } = readContentText(text, { today: '2026-11-22' });
    if (content) expect(documentContent.safeParse(content).success).toBe(true);
    else expect(notes.length).toBeGreaterThan(0);
    const inJson = readContent({ title: text, blocks: [text, { type: 'quote', text }] });
    expect(inJson.content).not.toBeNull();
  });

  it.each([
    ['Markdown', `# Title\n\n${'Words. '.repeat(220_000)}`, '1,500,000'],
    ['JSON', `{"title": "Title", "blocks": ["${'Words. '.repeat(720_000)}"]}`, '5,000,000'],
  ])('rejects %s that is too long, instead of truncating it', (_, text, longest) => {
    const length = text.trim().length.toLocaleString('en');
    const { content, notes } = readContentText(text);
    expect(content).toBeNull();
    expect(notes.map(({ message }) => message)).toEqual([
      `This text has ${length} characters, and a document holds up to ${longest}. Split it into several documents`,
    ]);
  });

  it('never touches the prototype of objects', () => {
    const input = JSON.parse(
      '{"__proto__": {"polluted": 1}, "title": "x", "blocks": [{"__proto__": {"type": "html"}, "type": "p", "text": "words"}]}',
    );
    const { content, notes } = readContent(input);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect(JSON.stringify(content)).not.toContain('polluted');
    expect(notes.map(({ path }) => path)).toContain('__proto__');
  });

  it('reads a value with a circular reference', () => {
    const loop: unknown[] = ['Words'];
    loop.push(loop, loop);
    const { content } = readContent({ title: 'Loop', blocks: loop });
    expect(content?.pages).toMatchObject([{ blocks: [{ type: 'paragraph', text: 'Words' }] }]);
  });

  it('reads front matter with circular aliases', () => {
    const { content } = readContentText('---\na: &a [words, *a, *a]\nb: &b { c: *b }\n---\n\n# Title');
    expect(content?.title).toBe('Title');
  });
});

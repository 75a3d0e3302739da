import { describe, expect, it } from 'vitest';
import { createPlainTextReader, type PlainTextPart } from './plain-text-reader.ts';

/** Reads a text in chunks of the given size and joins each tool's input. */
function read(text: string, size: number) {
  const parts: PlainTextPart[] = [];
  const reader = createPlainTextReader((part) => parts.push(part));
  for (let at = 0; at < text.length; at += size) reader.push(text.slice(at, at + size));
  reader.end();
  const words = parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const calls: { name: string; json: string }[] = [];
  for (const part of parts) {
    if (part.type === 'tool-start') calls.push({ name: part.name, json: '' });
    const last = calls.at(-1);
    if (part.type === 'tool-delta' && last) last.json += part.json;
  }
  return { words, calls: calls.map(({ name, json }) => ({ name, input: JSON.parse(json) })) };
}

const markdown = `---
title: Our "year"
---
# Our year
1 === 2? No.

\`\`\`
=== code
\`\`\`
`;

const page = `Here it is.
=== DOCUMENT ===
${markdown}=== END ===
=== FOLLOWUPS ===
- Make it green
2. Add a chart
=== END ===
Done.`;

describe('the plain-text protocol', () => {
  it.each([1, 7, 10_000])('reads a document and its text in chunks of %i characters', (size) => {
    const { words, calls } = read(page, size);
    expect(words).toBe('Here it is.\nDone.');
    expect(calls).toEqual([
      { name: 'write_document', input: { markdown } },
      { name: 'suggest_followups', input: { choices: ['Make it green', 'Add a chart'] } },
    ]);
  });

  it('reads operations, one per line', () => {
    const { calls } = read(
      '=== EDIT ===\n```json\n{"op": "remove", "id": "p2"},\n{"op": broken}\n```\n=== END ===',
      6,
    );
    expect(calls).toEqual([
      {
        name: 'edit_document',
        input: { operations: [{ op: 'remove', id: 'p2' }, '{"op": broken}'] },
      },
    ]);
  });

  it('changes a page, asks, and closes open blocks', () => {
    const { calls } = read(
      '=== CHANGE Darker ===\n=== SET theme | dark ===\n=== TEXT title ===\nNew title\n=== REMOVE foot ===\n=== INSERT p1 | head ===\n<p data-id="n">New</p>\n=== END ===\n=== ASK ===\nFor whom? | Acme | Else\n=== CHANGE Cut off ===\n=== REPLACE a ===\n<p>half',
      5,
    );
    expect(calls).toEqual([
      {
        name: 'patch_document',
        input: {
          summary: 'Darker',
          patches: [
            { op: 'set_document', name: 'theme', value: 'dark' },
            { op: 'set_text', id: 'title', text: 'New title' },
            { op: 'remove', id: 'foot' },
            { op: 'insert', pageId: 'p1', afterId: 'head', html: '<p data-id="n">New</p>' },
          ],
        },
      },
      {
        name: 'ask_user',
        input: { questions: [{ id: 'q1', question: 'For whom?', choices: ['Acme', 'Else'] }] },
      },
      {
        name: 'patch_document',
        input: { summary: 'Cut off', patches: [{ op: 'replace', id: 'a', html: '<p>half' }] },
      },
    ]);
  });

  it('ends a document at its mark, and says if there was none', () => {
    const document = '=== DOCUMENT ===\n# Hi\n';
    expect(read(`${document}=== END ===\nAnything else?`, 4)).toEqual({
      words: 'Anything else?',
      calls: [{ name: 'write_document', input: { markdown: '# Hi\n' } }],
    });
    const open = { name: 'write_document', input: { markdown: '# Hi\nAnything else?', is_open: true } };
    expect(read(`${document}Anything else?`, 4)).toEqual({ words: '', calls: [open] });
  });

  it.each([
    ['bold marks', '**=== DOCUMENT ===**\n# Hi\n**=== END ===**\nBye.'],
    ['short marks', '== DOCUMENT ==\n# Hi\n==END==\nBye.'],
    ['a fence inside of the marks', '=== DOCUMENT ===\n```markdown\n# Hi\n```\n=== END ===\nBye.'],
    ['a fence instead of the end', '=== DOCUMENT ===\n```\n# Hi\n```\nBye.'],
  ])('understands %s', (_, text) => {
    const { words, calls } = read(text, 3);
    expect(words.trim()).toBe('Bye.');
    expect(calls).toEqual([{ name: 'write_document', input: { markdown: '# Hi\n' } }]);
  });

  it('keeps code inside of a document', () => {
    const code = '# Hi\n```sh\nls\n```\nText\n';
    for (const text of [
      `=== DOCUMENT ===\n${code}=== END ===`,
      `=== DOCUMENT ===\n\`\`\`md\n${code}\`\`\`\n=== END ===`,
    ])
      expect(read(text, 5).calls[0]?.input).toEqual({ markdown: code });
  });

  it('keeps text without marks as text', () => {
    expect(read('a = b\n== c\nplain', 3)).toEqual({ words: 'a = b\n== c\nplain', calls: [] });
  });
});

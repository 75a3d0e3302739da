import { describe, expect, it } from 'vitest';
import {
  AttachmentFault,
  isLongPaste,
  pastedText,
  promptWith,
  readAttachment,
  withAttachments,
} from './attachments.ts';

const picture = (name: string) => ({
  id: name,
  kind: 'picture' as const,
  name,
  url: 'data:image/png;base64,AA==',
});

describe('attachments', () => {
  it('of text go along after the words of the prompt', async () => {
    const file = new File(['Region,Sales\nNorth,12'], 'sales.csv', { type: 'text/csv' });
    const read = await readAttachment(file);
    expect(read).toMatchObject({ kind: 'text', name: 'sales.csv' });
    expect(promptWith('A report', [read])).toBe('A report\n\nRegion,Sales\nNorth,12');
    expect(promptWith('', [read])).toBe('Region,Sales\nNorth,12');
  });

  it.each([
    ['an archive', new File(['x'], 'a.zip', { type: 'application/zip' }), /cannot be attached/],
    ['an empty file', new File(['  '], 'empty.txt', { type: 'text/plain' }), /is empty/],
    ['bytes under the name of a text', new File(['a\u0000b'], 'a.txt', { type: 'text/plain' }), /no text/],
    [
      'a text that no prompt holds',
      new File(['x'.repeat(100_001)], 'a.txt', { type: 'text/plain' }),
      /too long/,
    ],
    ['a text of 10 MB', new File(['x'.repeat(10_000_000)], 'a.txt', { type: 'text/plain' }), /at most 2 MB/],
  ])('refuse %s in words', async (_name, file, words) => {
    const refusal = readAttachment(file);
    await expect(refusal).rejects.toBeInstanceOf(AttachmentFault);
    await expect(refusal).rejects.toThrow(words);
  });

  it('take a long paste, and refuse one of 10 MB', () => {
    expect(isLongPaste('short')).toBe(false);
    expect(isLongPaste('x'.repeat(5000))).toBe(true);
    expect(pastedText('x'.repeat(5000))).toMatchObject({ kind: 'text', name: 'Pasted text' });
    expect(() => pastedText('x'.repeat(10_000_000))).toThrow(/too long/);
  });

  it('are twelve pictures at most', () => {
    const twelve = Array.from({ length: 12 }, (_, at) => picture(`${at}`));
    expect(withAttachments(twelve, [])).toHaveLength(12);
    expect(() => withAttachments(twelve, [picture('one more')])).toThrow(/At most 12/);
  });
});

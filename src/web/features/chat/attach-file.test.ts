import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '../../lib/words.ts';
import { pastedText, type ReadFile, readAttachment, withAttachment } from './attach-file.ts';
import { type AttachedFile, AttachmentFault, isLongPaste, picturesOf, promptWith } from './attachments.ts';

beforeAll(() => loadWords('turns'));

const picture = (id: string) => ({
  id,
  kind: 'picture' as const,
  name: id,
  url: 'data:image/png;base64,AA==',
});
const fileOf = (changes: Partial<AttachedFile> = {}): AttachedFile => ({
  id: crypto.randomUUID(),
  kind: 'file',
  name: 'minutes.pdf',
  text: '# Votes\n\nNine were for it.',
  where: 'page 2',
  citation: '- minutes.pdf, page 2',
  pictures: [],
  leftOut: [],
  ...changes,
});
const options = { signal: new AbortController().signal, onProgress: () => undefined };

describe('attachments', () => {
  it('are files as read by the server, cited by name and page after the prompt', async () => {
    const read: ReadFile = async ({ name }) => ({
      name,
      format: 'pdf',
      markdown: 'Nine were for it.',
      places: ['Page 2'],
      words: 4,
      pictures: [],
      left_out: ["Page 1 has no text; scanned pages aren't read."],
      left_out_notes: [
        { text: "Page 1 has no text; scanned pages aren't read.", reason: 'pageNoText', values: { page: 1 } },
      ],
    });
    const file = await readAttachment(new File(['%PDF'], 'minutes.pdf'), options, read);
    expect(file).toMatchObject({ kind: 'file', leftOut: [expect.stringContaining('Page 1')] });
    expect(promptWith('A report', [file, fileOf({ citation: '- plan.pptx, slide 3', text: 'Build.' })])).toBe(
      'A report\n\nNine were for it.\n\nBuild.\n\n## Sources\n\n- minutes.pdf, page 2\n- plan.pptx, slide 3',
    );
  });

  it('of a paste have no source; a paste of 10 MB is rejected', () => {
    expect(isLongPaste('short')).toBe(false);
    expect(isLongPaste('x'.repeat(5000))).toBe(true);
    expect(promptWith('A report', [pastedText('Region,Sales')])).toBe('A report\n\nRegion,Sales');
    expect(() => pastedText('x'.repeat(10_000_000))).toThrow(/too long/);
  });

  it('[K05] without a prompt are sent with the default prompt for a new page, and alone for an existing page', () => {
    const asked = 'Generate a well-styled 1 page document based on the following content';
    expect(promptWith(' ', [pastedText('Region,Sales')], true)).toBe(`${asked}\n\nRegion,Sales`);
    expect(promptWith('A report', [pastedText('Region,Sales')], true)).toBe('A report\n\nRegion,Sales');
    expect(promptWith('', [pastedText('Region,Sales')])).toBe('Region,Sales');
    expect(promptWith('', [{ ...picture('a'), url: 'data:,' }], true)).toBe('');
  });

  it('are limited in total to the length of a prompt', () => {
    const half = fileOf({ text: 'x'.repeat(60_000) });
    expect(() => withAttachment([half], fileOf({ text: 'x'.repeat(60_000) }))).toThrow(AttachmentFault);
    expect(() => withAttachment([half], fileOf({ text: 'x'.repeat(60_000) }))).toThrow(
      /choose the parts there/,
    );
  });

  it('have at most twelve pictures: further pictures of a file are removed from its text, with a note', () => {
    const eleven = Array.from({ length: 11 }, (_, at) => picture(`${at}`));
    const pictures = ['a', 'b'].map((id) => ({ id, name: id, url: `/files/assets/${id}` }));
    const text = 'One\n\n![a](asset:a)\n\n![b](asset:b)';
    const all = withAttachment(eleven, fileOf({ text, pictures }));
    expect(picturesOf(all)).toHaveLength(12);
    expect(all.at(-1)).toMatchObject({
      text: 'One\n\n![a](asset:a)\n\n',
      leftOut: ["1 of its pictures wasn't attached. A prompt can have up to 12 pictures."],
    });
    expect(() => withAttachment(all, picture('one more'))).toThrow(/up to 12 pictures/);
  });
});

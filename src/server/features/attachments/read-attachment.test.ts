import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf } from '../../testing/office-files.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function attach(name: string, bytes: Uint8Array | string) {
  const form = new FormData();
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const sent = new Response(form);
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/attachments',
    headers: { ...test.as('ada'), 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json() };
}

describe('a file attached to a prompt', () => {
  it('is read like a file of a creation: text, source pages, and its pictures as assets', async () => {
    const picture = await sharp({ create: { width: 200, height: 120, channels: 3, background: '#1f6f50' } })
      .png()
      .toBuffer();
    const pages = [['Council', 'It met on 4 May.'], [], ['Votes', 'Nine were for it.']];
    const { status, body } = await attach('minutes.pdf', await pdfOf(pages, picture));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'minutes.pdf', format: 'pdf', places: ['Page 1', 'Page 3'] });
    expect(body.left_out.join()).toContain('Page 2 has no text');
    const [{ id, url }] = body.pictures;
    expect(body.markdown).toContain(`(asset:${id})`);
    const listed = await test.app.inject({ url: `/api/user/assets?ids=${id}`, headers: test.as('ada') });
    expect(listed.json().assets).toMatchObject([{ id, document_url: url }]);
  });

  it.each<[string, string, string, number, RegExp]>([
    [
      'more than a prompt holds',
      'book.txt',
      'word '.repeat(25_000),
      413,
      /fit in one prompt.*choose its parts/,
    ],
    ['a program', 'a.exe', 'MZ\u0000\u0001\u0002', 415, /isn't supported|aren't supported/],
    ['nothing', 'a.txt', ' ', 422, /empty|no text/],
  ])('%s is rejected with a message', async (_name, file, bytes, status, words) => {
    const answer = await attach(file, bytes);
    expect({ status: answer.status, detail: answer.body.detail }).toEqual({
      status,
      detail: expect.stringMatching(words),
    });
  });
});

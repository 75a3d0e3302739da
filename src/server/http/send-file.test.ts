import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';
import { contentDisposition, sendFile } from './send-file.ts';

describe('the name a file is saved under', () => {
  it('works in old and new clients in any script', () => {
    expect(contentDisposition('attachment', 'Rechnung für Müller.pdf')).toBe(
      `attachment; filename="Rechnung fur Muller.pdf"; filename*=UTF-8''Rechnung%20f%C3%BCr%20M%C3%BCller.pdf`,
    );
    expect(contentDisposition('inline', '請求書.pdf')).toContain("filename*=UTF-8''%E8%AB%8B");
  });

  it("can't inject headers", () => {
    const header = contentDisposition('attachment', 'a"b\r\nx: y\\.pdf');
    expect(header).not.toMatch(/[\r\n]/);
    expect(header.match(/"/g)).toHaveLength(2);
  });
});

describe('a Range header', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=95-1000', { start: 95, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-3', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=1-2', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%s of 100 bytes', (header, expected) => {
    expect(readByteRange(header, 100)).toEqual(expected);
  });
});

describe('a file answer', () => {
  const bytes = new TextEncoder().encode('0123456789');
  async function ask(headers: Record<string, string>) {
    const app = Fastify();
    app.get('/file', (request, reply) =>
      sendFile(request, reply, { body: bytes, contentType: 'application/pdf' }),
    );
    const answer = await app.inject({ url: '/file', headers });
    await app.close();
    return answer;
  }

  it('is sent completely, and advertises range support', async () => {
    const answer = await ask({});
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('0123456789');
    expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
  });

  it('resumes an interrupted download if the file is unchanged', async () => {
    const { etag } = (await ask({})).headers;
    const rest = await ask({ range: 'bytes=6-', 'if-range': String(etag) });
    expect([rest.statusCode, rest.body, rest.headers['content-range']]).toEqual([
      206,
      '6789',
      'bytes 6-9/10',
    ]);
    const other = await ask({ range: 'bytes=6-', 'if-range': '"another"' });
    expect([other.statusCode, other.body]).toEqual([200, '0123456789']);
    const beyond = await ask({ range: 'bytes=10-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect((await ask({ 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});

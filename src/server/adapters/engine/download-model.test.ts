import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FileServer, startFileServer } from '../../testing/file-server.ts';
import { tinyGguf } from '../../testing/tiny-gguf.ts';
import { type DownloadPorts, downloadModel, partOf, type WantedFile } from './download-model.ts';

const model = tinyGguf();
const sha256 = createHash('sha256').update(model).digest('hex');

let server: FileServer;
let folder: string;
let file: string;
let etags: (string | null)[];
beforeEach(async () => {
  server = await startFileServer(model);
  folder = await mkdtemp(path.join(tmpdir(), 'octavo-models-'));
  file = path.join(folder, 'model.gguf');
  etags = [];
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function download(wanted: Partial<WantedFile> = {}, ports: Partial<DownloadPorts> = {}) {
  return downloadModel(
    { url: server.url, file, bytes: null, sha256: null, etag: etags.at(-1) ?? null, ...wanted },
    {
      rules: { allowedHosts: [{ host: server.host, port: server.port }] },
      signal: new AbortController().signal,
      onProgress: () => undefined,
      onSize: async (_missing, _total, etag) => {
        etags.push(etag);
      },
      pausesMs: [0, 0],
      silenceMs: 300,
      ...ports,
    },
  );
}

const files = () => readdir(folder);

describe('a model file', () => {
  it('arrives whole and is compared with the SHA-256 of the list', async () => {
    expect(await download({ bytes: model.length, sha256 })).toEqual({
      bytes: model.length,
      sha256,
      comparedWith: 'list',
    });
    expect((await readFile(file)).equals(model)).toBe(true);
    expect(await files()).toEqual(['model.gguf']);
  });

  it('continues where the connection broke off', async () => {
    server.ways.push('breaks off', 'breaks off');
    expect(await download()).toMatchObject({ sha256, comparedWith: null });
    const [first, second, third] = server.asked;
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(0);
    expect(third).toBeGreaterThan(second ?? 0);
  });

  it('is requested again when the server stops sending, and kept in part if it never does', async () => {
    server.ways.push('stalls');
    expect(await download({ sha256 })).toMatchObject({ sha256 });
    await rm(file);
    server.ways.push('stalls', 'is silent', 'is silent', 'is silent');
    await expect(download()).rejects.toMatchObject({ detail: expect.stringMatching(/Resume it/) });
    expect(await files()).toEqual(['model.gguf.part']);
  });

  it('is resumed after a pause, without what is there already', async () => {
    server.ways.push('slow');
    const pause = new AbortController();
    const done: number[] = [];
    const first = download(
      {},
      {
        signal: pause.signal,
        onProgress: ({ doneBytes }) => {
          done.push(doneBytes);
          if (doneBytes > 50_000) pause.abort(new Error('paused'));
        },
      },
    );
    await expect(first).rejects.toThrow('paused');
    expect(await files()).toEqual(['model.gguf.part']);
    expect(await download()).toMatchObject({ sha256 });
    expect(server.asked.at(-1)).toBeGreaterThan(50_000);
  });

  it('begins again if it has changed on the server, or the server ignores ranges', async () => {
    await writeFile(partOf(file), model.subarray(0, 1_000));
    expect(await download({ etag: 'of-another-file' })).toMatchObject({ sha256 });
    expect(server.asked).toEqual([0]);
    await writeFile(partOf(file), model.subarray(0, 1_000));
    server.ways.push('ignores ranges');
    expect(await download({ sha256 })).toMatchObject({ sha256 });
  });

  it.each([
    ['a wrong SHA-256', { sha256: 'f'.repeat(64) }, /SHA-256 doesn't match/],
    ['another size than the list', { bytes: 5 }, /this model has 0.00 GB/],
  ])('with %s is deleted', async (_name, wanted, words) => {
    await expect(download(wanted)).rejects.toMatchObject({ detail: expect.stringMatching(words) });
    expect(await files()).toEqual([]);
  });

  it('that is a web page is deleted', async () => {
    server.serve(Buffer.from('<!doctype html><title>Sign in</title>'));
    await expect(download()).rejects.toMatchObject({ detail: expect.stringMatching(/GGUF/) });
    expect(await files()).toEqual([]);
  });

  it('whose server states too much, or nothing, is not taken', async () => {
    server.ways.push('states too much', 'states too much', 'states too much', 'states too much');
    await expect(download({ bytes: model.length })).rejects.toMatchObject({
      detail: expect.stringMatching(/offers a file of/),
    });
    server.ways.length = 0;
    server.ways.push('without length');
    await expect(download()).rejects.toMatchObject({ detail: expect.stringMatching(/how large/) });
    expect(await files()).toEqual([]);
  });

  it('for which there is no room is refused before anything is written', async () => {
    const full = new Error('no room');
    const onSize = () => Promise.reject(full);
    await expect(download({}, { onSize, pausesMs: [] })).rejects.toMatchObject({ cause: full });
    expect(await files()).toEqual([]);
  });

  it('is fetched over https only, and never from a private network', async () => {
    const closed = { rules: { allowedHosts: [] } };
    await expect(download({ url: 'http://example.com/model.gguf' }, closed)).rejects.toMatchObject({
      detail: expect.stringMatching(/https/),
    });
    await expect(download({ url: 'https://127.0.0.1/model.gguf' }, closed)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Asset } from '../../../contract/assets.ts';
import { ownFolder } from '../../adapters/storage/own-folder.ts';
import { sample } from '../../testing/full-run.ts';
import { uploadAs } from '../../testing/send-multipart.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

const require = createRequire(import.meta.url);
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ OCTAVO_ASSET_QUOTA_MB: '1' });
});
afterAll(() => test.close());

const send = (user: string, method: 'GET' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: test.as(user), ...(payload ? { payload } : {}) });
const list = async (user: string, query = '') =>
  (await send(user, 'GET', `/api/user/assets${query}`)).json<{
    assets: Asset[];
    total: number;
    has_more: boolean;
    next_cursor: string | null;
    storage: { used_bytes: number; quota_bytes: number };
  }>();
const names = (assets: readonly Asset[]) => assets.map(({ asset_name }) => asset_name);

/** A two-color logo on a transparent background. */
const logo = () =>
  sharp({ create: { width: 120, height: 60, channels: 4, background: { r: 16, g: 90, b: 60, alpha: 1 } } })
    .png()
    .toBuffer();
/** A noisy picture with a full range of colors. */
const photo = (side = 200) => {
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [at % side, Math.floor(at / side)];
    pixels.set([(x * 255) / side, (y * 255) / side, (at * 7919) & 255], at * 3);
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
};
const anton = readFileSync(require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'));

async function filesOf(user: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of test.deps.files.list(ownFolder(user))) keys.push(key);
  return keys;
}

describe('[E08] [V08] [D12] an upload', () => {
  it('keeps name, description and file, and returns every field of the specification', async () => {
    const answer = await uploadAs(test, 'ann', {
      name: ' Logo ',
      description: 'The green one',
      fileName: '../../etc/passwd',
      bytes: await logo(),
    });
    expect(answer.statusCode).toBe(200);
    const asset = answer.json<Asset>();
    expect(asset).toMatchObject({
      asset_name: 'Logo',
      description: 'The green one',
      file: {
        kind: 'picture',
        media_type: 'image/png',
        width: 120,
        height: 60,
        role: 'logo',
        colors: ['#105a3c'],
      },
      document_url: `/files/assets/${asset.id}`,
    });
    expect(asset.gcs_blob_name).toBe(`${ownFolder('ann')}/assets/${asset.id}.png`);
    const [file, small] = await Promise.all(
      [asset.public_url, asset.thumbnail_url ?? ''].map((url) =>
        test.app.inject({ method: 'GET', url: new URL(url).pathname }),
      ),
    );
    expect(file?.headers['content-type']).toBe('image/png');
    expect((await sharp(file?.rawPayload).metadata()).width).toBe(120);
    expect(small?.headers['content-type']).toBe('image/webp');
  });

  it('distinguishes photos from logos, and strips camera metadata', async () => {
    const bytes = await sharp(await photo())
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect(bytes.toString('latin1')).toContain('secret place');
    const asset = (await uploadAs(test, 'pia', { bytes })).json<Asset>();
    expect(asset.file).toMatchObject({ role: 'photo', media_type: 'image/jpeg' });
    const kept = await test.deps.files.get(asset.gcs_blob_name);
    expect(Buffer.from(kept ?? []).toString('latin1')).not.toContain('secret place');
  });

  it('reads family, weight and coverage of a font', async () => {
    const { file } = (await uploadAs(test, 'fay', { name: 'Display', bytes: anton })).json<Asset>();
    expect(file).toMatchObject({
      kind: 'font',
      media_type: 'font/woff2',
      font: { family: 'Anton Own', weight: 400, style: 'normal', is_variable: false },
    });
    expect(file.font?.coverage).toContain('Latin');
    expect(file.font?.coverage).not.toContain('Cyrillic');
  });

  it('sanitizes drawings and keeps the colors of their classes', async () => {
    const svg = `<?xml version="1.0"?><!-- made by hand --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" onload="alert(1)"><style>.a{fill:#c2410c}</style><script>alert(1)</script><path class="a" d="M0 0h40v20H0z"/><image href="http://127.0.0.1/x.png"/><foreignObject><body onload="x"/></foreignObject></svg>`;
    const asset = (await uploadAs(test, 'sue', { bytes: Buffer.from(svg) })).json<Asset>();
    expect(asset.file).toMatchObject({ kind: 'drawing', role: 'logo', colors: ['#c2410c'] });
    const kept = Buffer.from((await test.deps.files.get(asset.gcs_blob_name)) ?? []).toString();
    expect(kept).toContain('fill="#c2410c"');
    expect(kept).not.toMatch(/script|onload|image|foreignObject|style|http:\/\/127/i);
    const answer = await test.app.inject({ method: 'GET', url: new URL(asset.public_url).pathname });
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it('sent twice under one key creates one asset', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const bytes = await logo();
    const [first, second] = [
      await uploadAs(test, 'ida', { bytes }, key),
      await uploadAs(test, 'ida', { bytes }, key),
    ];
    expect(second?.json<Asset>().id).toBe(first?.json<Asset>().id);
    expect((await list('ida')).total).toBe(1);
  });
});

describe('rejected uploads', () => {
  const gifScript = Buffer.from('GIF89a/*\x0a*/=1;alert(document.domain)//');
  /** A black square of 900 million pixels, in 110 kB. */
  const bomb = () => {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(30_000, 0);
    head.writeUInt32BE(30_000, 4);
    head[8] = 1;
    const rows = deflateSync(Buffer.alloc(30_000 * (1 + 30_000 / 8)));
    const signature = Buffer.from('89504e470d0a1a0a', 'hex');
    return Buffer.concat([
      signature,
      chunk('IHDR', head),
      chunk('IDAT', rows),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  };
  const frames = (count: number) => {
    // Frames of one pixel each, written as raw bytes, because encoding 10,000 of them is slow.
    const head = Buffer.from('47494638396101000100800000000000ffffff', 'hex');
    const frame = Buffer.from('21f90400010000002c00000000010001000002024401' + '00', 'hex');
    return Buffer.concat([head, ...Array<Buffer>(count).fill(frame), Buffer.from(';')]);
  };
  const cases: readonly [what: string, bytes: () => Buffer | Promise<Buffer>, status: number][] = [
    ['an empty file', () => Buffer.alloc(0), 400],
    ['a page that is called a picture', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a script that begins like a GIF', () => gifScript, 415],
    ['a cut off JPEG', async () => (await photo()).subarray(0, 3000), 415],
    [
      'a cut off PNG',
      async () =>
        (
          await sharp(await photo())
            .png()
            .toBuffer()
        ).subarray(0, 9000),
      415,
    ],
    ['a picture of 30,000 × 30,000 pixels', bomb, 413],
    ['an animation of 10,000 frames', () => frames(10_000), 413],
    ['a broken font', () => Buffer.concat([anton.subarray(0, 2000), Buffer.alloc(4000, 0x5a)]), 415],
    ['the head of a font', () => anton.subarray(0, 60), 415],
    ['a drawing of nothing but script', () => Buffer.from('<svg><script>alert(1)</script></svg>'), 415],
    ['a drawing that nests 50,000 deep', () => Buffer.from(`<svg>${'<g>'.repeat(50_000)}`), 415],
    [
      'a drawing of entities of entities',
      () =>
        Buffer.from(`<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(500)}"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>`),
      415,
    ],
    ['a drawing of 2 MB', () => Buffer.from(`<svg>${' '.repeat(2 * 1024 * 1024)}</svg>`), 413],
    ['more than 20 MB', () => Buffer.alloc(21 * 1024 * 1024, 0x89), 413],
    ['an executable', () => Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), 415],
  ];
  it.each(sample(cases, 3))('%s', async (_what, bytes, status) => {
    const answer = await uploadAs(test, 'eve', { fileName: 'logo.png', bytes: await bytes() });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      status,
      expect.stringMatching(/^\p{Lu}.{14,}[.]$/u),
    ]);
    expect(await filesOf('eve')).toEqual([]);
    expect(await list('eve')).toMatchObject({ total: 0, storage: { used_bytes: 0 } });
  });

  it('a picture with a script appended is stored without the script', async () => {
    const bytes = Buffer.concat([await logo(), Buffer.from('<script>alert(1)</script>')]);
    const asset = (await uploadAs(test, 'max', { fileName: 'x.html', bytes })).json<Asset>();
    const kept = Buffer.from((await test.deps.files.get(asset.gcs_blob_name)) ?? []);
    expect(kept.length).toBeGreaterThan(50);
    expect(kept.toString('latin1')).not.toContain('script');
  });

  it('an upload without a name reports it; a truncated one leaves nothing', async () => {
    const nameless = await uploadAs(test, 'eve', { name: '  ', bytes: await logo() });
    expect(nameless.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'name' }] });
    const cut = await test.app.inject({
      method: 'POST',
      url: '/api/user/assets',
      headers: { ...test.as('eve'), 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG',
    });
    expect(cut.statusCode).toBe(400);
    const plain = await test.app.inject({
      method: 'POST',
      url: '/api/user/assets',
      headers: test.as('eve'),
      payload: { name: 'x' },
    });
    expect(plain.statusCode).toBe(400);
    expect(await filesOf('eve')).toEqual([]);
  });
});

describe('[D13] [D14] the list', () => {
  it("has 20 per page, in its owner's order, and can be searched", async () => {
    const bytes = Buffer.from('<svg viewBox="0 0 8 8"><rect width="8" height="8" fill="#123456"/></svg>');
    for (let n = 1; n <= 22; n += 1)
      await uploadAs(test, 'lea', { name: `File ${n}`, description: n === 3 ? '100%' : '', bytes });
    const first = await list('lea');
    expect([first.assets.length, first.total, first.has_more]).toEqual([20, 22, true]);
    expect(names(first.assets).slice(0, 2)).toEqual(['File 22', 'File 21']);
    const rest = await list('lea', `?cursor=${first.next_cursor}`);
    expect(names(rest.assets)).toEqual(['File 2', 'File 1']);
    expect(names((await list('lea', '?q=100%25')).assets)).toEqual(['File 3']);
    const [top, second] = first.assets;
    const moved = await send('lea', 'PATCH', `/api/user/assets/${rest.assets[1]?.id}`, {
      asset_name: 'Moved',
      before_id: second?.id,
    });
    expect(moved.json()).toMatchObject({ asset_name: 'Moved' });
    expect(names((await list('lea')).assets).slice(0, 3)).toEqual([top?.asset_name, 'Moved', 'File 21']);
    expect((await send('lea', 'GET', '/api/user/assets?cursor=x')).statusCode).toBe(400);
  });

  it('deletes a file with all its data, once', async () => {
    const asset = (await uploadAs(test, 'dan', { bytes: await logo() })).json<Asset>();
    expect((await filesOf('dan')).length).toBe(2);
    expect((await send('eve', 'DELETE', `/api/user/assets/${asset.id}`)).statusCode).toBe(404);
    expect((await send('dan', 'DELETE', `/api/user/assets/${asset.id}`)).statusCode).toBe(204);
    expect((await send('dan', 'DELETE', `/api/user/assets/${asset.id}`)).statusCode).toBe(404);
    expect(await filesOf('dan')).toEqual([]);
    expect((await list('dan')).storage.used_bytes).toBe(0);
  });

  it('[D17] signs links to own files only', async () => {
    const asset = (await uploadAs(test, 'sid', { bytes: await logo() })).json<Asset>();
    const ask = (user: string, query = '') =>
      send(user, 'GET', `/api/signed-url?blob_name=${asset.gcs_blob_name}${query}`);
    const usual = (await ask('sid')).json<{ signed_url: string; expires_at: string }>();
    const minutes = (Date.parse(usual.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(119);
    expect(minutes).toBeLessThanOrEqual(120);
    expect(
      (await test.app.inject({ method: 'GET', url: new URL(usual.signed_url).pathname })).statusCode,
    ).toBe(200);
    const short = (await ask('sid', '&expiration_minutes=5')).json<{ expires_at: string }>();
    expect((Date.parse(short.expires_at) - Date.now()) / 60_000).toBeLessThanOrEqual(5);
    expect((await ask('eve')).statusCode).toBe(404);
    expect((await send('sid', 'GET', '/api/signed-url?blob_name=../secret')).statusCode).toBe(404);
    expect((await ask('sid', '&expiration_minutes=99999')).statusCode).toBe(400);
  });
});

it('enforces the quota under 100 concurrent uploads, and leaves no files of rejected ones', async () => {
  const bytes = await photo(160);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => uploadAs(test, 'quinn', { name: `Photo ${n}`, bytes })),
  );
  const kept = answers.filter(({ statusCode }) => statusCode === 200);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(kept.length).toBeGreaterThan(5);
  expect(refused.length).toBeGreaterThan(5);
  for (const answer of refused) expect(answer.json()).toMatchObject({ code: 'quota_exceeded' });
  const { storage, total } = await list('quinn', '?limit=100');
  expect(total).toBe(kept.length);
  expect(storage.used_bytes).toBeLessThanOrEqual(storage.quota_bytes);
  let onDisk = 0;
  for (const key of await filesOf('quinn')) onDisk += (await test.deps.files.get(key))?.length ?? 0;
  expect(onDisk).toBe(storage.used_bytes);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandKit, Instruction, Palette, Theme } from '../../../contract/brand.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const send = (user: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url, headers: test.as(user), ...(payload ? { payload } : {}) });

interface Page {
  readonly total: number;
  readonly has_more: boolean;
  readonly next_cursor: { readonly created_at: string; readonly id: string } | null;
}
const next = ({ next_cursor: cursor }: Page) =>
  `cursor_created_at=${encodeURIComponent(cursor?.created_at ?? '')}&cursor_id=${cursor?.id}`;

/** Inserts `count` rows directly. */
async function fill(uid: string, kind: 'palette' | 'instruction' | 'theme', facts: object, count: number) {
  await test.database.db
    .insertInto('brand_entries')
    .values(
      Array.from({ length: count }, (_, n) => ({
        user_id: uid,
        id: crypto.randomUUID(),
        kind,
        name: `Number ${n + 1}`,
        facts: JSON.stringify(facts),
        position: n + 1,
      })),
    )
    .execute();
}

describe('[E09] the fields', () => {
  it('of palettes are name and colors, of instructions name and instruction, of themes name, background_color and aspect_ratio', async () => {
    const palette = await send('eda', 'POST', '/api/user/color-palettes', {
      name: ' Sea ',
      colors: ['#0B5A3A', '#fff'],
    });
    expect(palette.json()).toMatchObject({ name: 'Sea', colors: ['#0b5a3a', '#ffffff'] });
    const instruction = await send('eda', 'POST', '/api/user/instructions', {
      name: 'Voice',
      instruction: 'Be brief.',
    });
    expect(instruction.json()).toMatchObject({ name: 'Voice', instruction: 'Be brief.' });
    const theme = await send('eda', 'POST', '/api/user/themes', {
      name: 'Night',
      background_color: '#10243e',
      aspect_ratio: '16:9',
    });
    expect(theme.json()).toMatchObject({ name: 'Night', background_color: '#10243e', aspect_ratio: '16:9' });
  });
});

it('[D15] palettes are listed, created, changed, moved and deleted only by their owner', async () => {
  const url = '/api/user/color-palettes';
  const make = async (name: string) =>
    (await send('pat', 'POST', url, { name, colors: ['#123456'] })).json<Palette>();
  const [first, second] = [await make('First'), await make('Second')];
  const names = async (query = '') =>
    (await send('pat', 'GET', `${url}${query}`))
      .json<{ palettes: Palette[] }>()
      .palettes.map((it) => it.name);
  expect(await names()).toEqual(['Second', 'First']);
  const changed = await send('pat', 'PATCH', `${url}/${first?.id}`, {
    colors: ['#abcdef'],
    before_id: second?.id,
  });
  expect(changed.json()).toMatchObject({ name: 'First', colors: ['#abcdef'] });
  expect(await names()).toEqual(['First', 'Second']);
  expect(await names('?q=abcd')).toEqual(['First']);
  for (const method of ['PATCH', 'DELETE'] as const)
    expect((await send('eve', method, `${url}/${first?.id}`, { name: 'Mine' })).statusCode).toBe(404);
  expect((await send('pat', 'DELETE', `${url}/${first?.id}`)).statusCode).toBe(204);
  expect((await send('pat', 'DELETE', `${url}/${first?.id}`)).statusCode).toBe(404);
  for (const colors of [[], ['red'], ['#12345'], Array(13).fill('#123456')])
    expect((await send('pat', 'POST', url, { name: 'Bad', colors })).json()).toMatchObject({
      code: 'invalid_input',
    });
});

it('[C20] instructions are listed by limit, cursor_created_at and cursor_id, created, changed and deleted', async () => {
  const url = '/api/user/instructions';
  const ids: string[] = [];
  for (const name of ['One', 'Two', 'Three'])
    ids.push((await send('ivy', 'POST', url, { name, instruction: `Say ${name}.` })).json<Instruction>().id);
  const page = (query: string) =>
    send('ivy', 'GET', `${url}?${query}`).then((answer) =>
      answer.json<Page & { instructions: Instruction[] }>(),
    );
  const first = await page('limit=2');
  expect([first.instructions.map(({ name }) => name), first.total, first.has_more]).toEqual([
    ['Three', 'Two'],
    3,
    true,
  ]);
  const rest = await page(`limit=2&${next(first)}`);
  expect([rest.instructions.map(({ name }) => name), rest.has_more, rest.next_cursor]).toEqual([
    ['One'],
    false,
    null,
  ]);
  // The last entry of a page can be deleted before the next page is fetched.
  expect((await send('ivy', 'DELETE', `${url}/${ids[1]}`)).statusCode).toBe(204);
  expect((await page(`limit=2&${next(first)}`)).instructions.map(({ name }) => name)).toEqual(['One']);
  const changed = await send('ivy', 'PATCH', `${url}/${ids[0]}`, { instruction: 'Say nothing.' });
  expect(changed.json()).toMatchObject({ name: 'One', instruction: 'Say nothing.' });
  expect((await send('eve', 'PATCH', `${url}/${ids[0]}`, { name: 'Mine' })).statusCode).toBe(404);
  for (const query of ['limit=0', 'limit=101', 'cursor_id=1', 'cursor_created_at=yesterday'])
    expect((await send('ivy', 'GET', `${url}?${query}`)).statusCode).toBe(400);
  expect((await send('ivy', 'POST', url, { name: 'Long', instruction: 'x'.repeat(4001) })).statusCode).toBe(
    400,
  );
});

it("[C21] themes accept the server's aspect ratios", async () => {
  const url = '/api/user/themes';
  const { aspect_ratios: ratios } = (await send('tom', 'GET', `${url}/aspect-ratios`)).json<{
    aspect_ratios: { value: string; width: number; height: number }[];
  }>();
  expect(ratios.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['a4', 'letter', '1:1', '16:9', '4:3']),
  );
  for (const { value } of ratios) {
    const made = await send('tom', 'POST', url, {
      name: value,
      background_color: '#fff',
      aspect_ratio: value,
    });
    expect(made.json()).toMatchObject({ aspect_ratio: value, background_color: '#ffffff', direction: null });
  }
  const { themes, total } = (await send('tom', 'GET', url)).json<Page & { themes: Theme[] }>();
  expect(total).toBe(ratios.length);
  const [theme] = themes;
  const changed = await send('tom', 'PATCH', `${url}/${theme?.id}`, {
    aspect_ratio: 'a5',
    direction: 'swiss',
  });
  expect(changed.json()).toMatchObject({ name: theme?.name, aspect_ratio: 'a5', direction: 'swiss' });
  const refused = await send('tom', 'PATCH', `${url}/${theme?.id}`, { aspect_ratio: '17:3' });
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: 'aspect_ratio' }] });
  expect((await send('tom', 'DELETE', `${url}/${theme?.id}`)).statusCode).toBe(204);
  expect((await send('tom', 'PATCH', `${url}/${theme?.id}`, { name: 'Gone' })).statusCode).toBe(404);
});

it('[K07] lists have 50 palettes, instructions and themes by default, and 20 assets', async () => {
  await fill('kay', 'palette', { colors: ['#123456'] }, 51);
  await fill('kay', 'instruction', { instruction: 'Be brief.' }, 51);
  await fill('kay', 'theme', { background_color: '#ffffff', aspect_ratio: 'a4' }, 51);
  await test.database.db
    .insertInto('assets')
    .values(
      Array.from({ length: 21 }, (_, n) => ({
        user_id: 'kay',
        id: crypto.randomUUID(),
        name: `File ${n}`,
        description: '',
        kind: 'drawing',
        facts: JSON.stringify({
          media_type: 'image/svg+xml',
          width: 1,
          height: 1,
          role: 'logo',
          colors: [],
          font: null,
        }),
        blob_key: `users/none/assets/${n}.svg`,
        thumbnail_key: null,
        size_bytes: 1,
        position: n + 1,
      })),
    )
    .execute();
  for (const [path, key, size] of [
    ['color-palettes', 'palettes', 50],
    ['instructions', 'instructions', 50],
    ['themes', 'themes', 50],
    ['assets', 'assets', 20],
  ] as const) {
    const page = (await send('kay', 'GET', `/api/user/${path}`)).json();
    expect([path, page[key].length, page.total, page.has_more]).toEqual([path, size, size + 1, true]);
  }
});

it("a kit consists of its owner's parts; one kit is the default", async () => {
  const url = '/api/user/brand-kits';
  const mine = (
    await send('kit', 'POST', '/api/user/color-palettes', { name: 'Mine', colors: ['#123456'] })
  ).json<Palette>();
  const first = (
    await send('kit', 'POST', url, { name: 'First', palette_id: mine.id, is_default: true })
  ).json<BrandKit>();
  expect(first).toMatchObject({ palette_id: mine.id, is_default: true, voice: '' });
  const second = (await send('kit', 'POST', url, { name: 'Second', is_default: true })).json<BrandKit>();
  const { brand_kits: kits } = (await send('kit', 'GET', url)).json<{ brand_kits: BrandKit[] }>();
  expect(kits.map(({ name, is_default }) => [name, is_default])).toEqual([
    ['Second', true],
    ['First', false],
  ]);
  for (const part of ['palette_id', 'logo_id', 'heading_font_id', 'theme_id'] as const) {
    const refused = await send('eve', 'POST', url, { name: 'Stolen', [part]: mine.id });
    expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: [{ path: part }] });
  }
  expect((await send('eve', 'PATCH', `${url}/${second.id}`, { is_default: false })).statusCode).toBe(404);
  // A deleted palette is left out of the kit, and nothing breaks.
  await send('kit', 'DELETE', `/api/user/color-palettes/${mine.id}`);
  expect((await send('kit', 'PATCH', `${url}/${second.id}`, { voice: 'Warm' })).json()).toMatchObject({
    voice: 'Warm',
  });
  expect(
    (
      await send('kit', 'PATCH', `${url}/${first.id}`, {
        name: 'Renamed',
        palette_id: mine.id,
        voice: 'Warm',
      })
    ).json(),
  ).toMatchObject({
    name: 'Renamed',
  });
});

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openFromLibrary } from './screen-actions.ts';

/** The folder of the pictures in the help. */
export const helpPictures = path.join(import.meta.dirname, '../../docs/help/pictures');

interface HelpPicture {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** Height in px; 800 if left out. */
  readonly height?: number;
  /** Shows the open dialog and a little around it. */
  readonly isDialog?: boolean;
}

const pictures: readonly HelpPicture[] = [
  {
    name: 'page',
    path: '/library',
    prepare: async (page) => {
      await page.getByRole('link', { name: /^Edit: Invoice/ }).click();
      await page.frameLocator('iframe').first().locator('article.doc').waitFor();
    },
  },
  {
    name: 'create',
    path: '/create',
    prepare: async (page) => {
      await page.getByRole('textbox').first().fill('A report on the season for the harbor council');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('tablist', { name: 'Ways to add content' }).waitFor();
    },
  },
  { name: 'assets', path: '/assets?tab=kits', height: 400 },
  { name: 'templates', path: '/templates', height: 720 },
  { name: 'library', path: '/library', height: 600 },
  {
    name: 'export',
    path: '/library',
    prepare: async (page) => {
      await openFromLibrary(page, 'Export…');
      await page.getByText('Print-Ready PDF').waitFor();
    },
    isDialog: true,
  },
  {
    name: 'share',
    path: '/library',
    prepare: (page) => openFromLibrary(page, 'Share'),
    isDialog: true,
  },
  { name: 'jobs', path: '/jobs', height: 560 },
];

/** Margin in px around a dialog. */
const around = 48;

async function clipOf(page: Page, { height = 800, isDialog = false }: HelpPicture) {
  const box = isDialog ? await page.getByRole('dialog').boundingBox() : null;
  if (box === null) return { x: 0, y: 0, width: 1280, height };
  const top = Math.max(0, box.y - around);
  return {
    x: box.x - around,
    y: top,
    width: box.width + 2 * around,
    height: Math.min(800, box.y + box.height + around) - top,
  };
}

/** Saves a brand kit, because an empty list shows nothing. */
async function makeKit(page: Page, headers: Record<string, string>): Promise<void> {
  const post = async (address: string, data: object) => {
    const answer = await page.request.post(address, { headers, data });
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as { readonly id: string };
  };
  const palette = await post('/api/user/color-palettes', {
    name: 'Harbor',
    colors: ['#0b4f6c', '#f4a259', '#5b8e7d', '#f4f1de'],
  });
  await post('/api/user/brand-kits', {
    name: 'Harbor Rowing Club',
    palette_id: palette.id,
    voice: 'Warm, short sentences, no jargon',
    website: 'https://rowing.example.com',
  });
}

/** Takes the pictures of the help: fixed size, light theme, WebP. */
export async function takeHelpPictures(page: Page, headers: Record<string, string>): Promise<void> {
  await makeKit(page, headers);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  for (const picture of pictures) {
    const { name, path: address, prepare } = picture;
    try {
      await page.goto(address);
      await page.locator('#root[data-drawn]').waitFor({ state: 'detached', timeout: 120_000 });
      // A page with a live list never becomes idle.
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
      await prepare?.(page);
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
      const webp = await sharp(await page.screenshot({ clip: await clipOf(page, picture) }))
        .webp({ quality: 82, effort: 6 })
        .toBuffer();
      await writeFile(path.join(helpPictures, `${name}.webp`), webp);
    } catch (error) {
      process.stdout.write(`${name}: ${error}\n`);
      process.exitCode = 1;
    }
  }
}

import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { makeDocx, makeXlsx, pdfOf } from '../src/server/testing/office-files.ts';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { AppPage, download } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

const everyWidth = { tag: '@every-width' };
const isFullRun = process.env.OCTAVO_TEST_FULL === '1';
const brandColour = '#0b5a3a';

let site: Server;
let siteUrl = '';
let octavo: OctavoProcess;
let cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0];

test.beforeAll(async ({ playwright }) => {
  site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<title>Pier Nine</title><meta name="theme-color" content="${brandColour}"><style>h1,a{color:${brandColour}}header{background:${brandColour}}</style><header><h1>Pier Nine</h1></header><h2>History</h2><p>The pier was built in 1892 by the town.</p>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, resolve));
  const { port } = site.address() as AddressInfo;
  siteUrl = `http://localhost:${port}/`;
  octavo = await OctavoProcess.start({ OCTAVO_ALLOW_HOSTS: `localhost:${port}` });
  const api = await playwright.request.newContext({ baseURL: octavo.baseUrl });
  const token = new URL(octavo.ownerLink).searchParams.get('owner');
  const answer = await api.post('/identity/owner/sign-in', {
    data: { token },
    headers: { origin: octavo.baseUrl },
  });
  expect(answer.ok()).toBe(true);
  ({ cookies } = await api.storageState());
  await api.dispose();
});

test.afterAll(async () => {
  await octavo?.dispose();
  site?.close();
});

async function openCreate(page: Page): Promise<void> {
  await page.context().addCookies(cookies);
  await page.goto(`${octavo.baseUrl}/create`);
  await expect(page.getByRole('heading', { level: 1, name: 'Create from your content' })).toBeVisible();
}

/** Returns the fill colors of text and shapes in a PDF. */
async function coloursOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const colours = new Set<string>();
  for (let number = 1; number <= pdf.numPages; number++) {
    const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
    for (const [index, operator] of fnArray.entries())
      if (operator === OPS.setFillRGBColor) colours.add(String(argsArray[index]?.[0]).toLowerCase());
  }
  return [...colours];
}

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(name) });
const brought = (page: Page) => page.getByRole('list', { name: 'Added content' });
const kept = (page: Page) => expect(page.getByText('Saved. You can continue in any browser.')).toBeVisible();

/** The short run audits the first screen; the others in the full run. */
async function expectWell(page: Page, isAlwaysAudited = false): Promise<void> {
  if (isFullRun || isAlwaysAudited) await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test(
  '[R08] a Word file, a PDF, a workbook and a site become a branded PDF, started in one browser and finished in another',
  everyWidth,
  async ({ page, browser }) => {
    const picture = await sharp({ create: { width: 1600, height: 960, channels: 3, background: '#7a4a21' } })
      .png()
      .toBuffer();
    await openCreate(page);
    await page.getByRole('radio', { name: 'Slide deck' }).check({ force: true });
    await page
      .getByLabel('In a sentence')
      .fill('Slides in corporate style on the season for the harbour council');
    await expectWell(page, true);
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByRole('heading', { name: 'Drop files here' })).toBeVisible();
    await page.getByLabel('Files to read').setInputFiles([
      {
        name: 'boats.docx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(
          makeDocx({
            heading: 'Boats',
            paragraphs: ['We repaired 14 boats in spring.', 'Two are left for the autumn.'],
            picture,
          }),
        ),
      },
      {
        name: 'minutes.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(
          await pdfOf([
            ['Council', 'The council met on 4 May.'],
            ['Votes', 'Nine were for it.'],
          ]),
        ),
      },
      {
        name: 'costs.xlsx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from(
          makeXlsx('Costs', [
            ['Item', 'Price'],
            ['Paint', 80],
            ['Rope', 45],
          ]),
        ),
      },
      { name: 'holiday.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\u0000\u0001\u0002\u0003') },
    ]);
    await expect(brought(page).getByRole('article', { name: 'boats.docx' })).toContainText('1 picture');
    await expect(brought(page).getByRole('article', { name: 'minutes.pdf' })).toContainText('2 pages');
    await expect(brought(page).getByRole('article', { name: 'costs.xlsx' })).toContainText('1 table');
    const uploads = page.getByRole('list', { name: 'Uploads' });
    await expect(uploads).toContainText("This file type isn't supported.");
    await uploads.getByRole('button', { name: 'Dismiss holiday.pdf' }).click();
    await expectWell(page);
    await page.getByRole('tab', { name: 'Web pages' }).click();
    await page.getByLabel('Web addresses, with or without a question').fill(siteUrl);
    await page.getByRole('button', { name: 'Read pages' }).click();
    await expect(brought(page).getByRole('article')).toHaveCount(4);
    await kept(page);

    // Another browser of the same account continues.
    const { viewport = null, isMobile = false, hasTouch = false } = test.info().project.use;
    const second = await browser.newContext({ viewport, isMobile, hasTouch });
    const other = await second.newPage();
    try {
      await openCreate(other);
      await expect(brought(other).getByRole('article')).toHaveCount(4);
      await step(other, 'Brand').click();
      await other.getByLabel('From a website').fill(siteUrl);
      await other.getByRole('button', { name: 'Look up' }).click();
      await expect(other.getByRole('radio', { name: /Pier Nine/ })).toBeChecked();
      await expectWell(other);
      await other.getByRole('button', { name: 'Continue' }).click();

      const outline = other.getByRole('list', { name: 'Outline' });
      await expect(outline.getByRole('listitem')).toHaveCount(5);
      await other.getByLabel('Title of the document').fill('Season 2026');
      await other.getByLabel('Title of Votes').fill('How they voted');
      await other.getByRole('button', { name: 'Treatment of Boats: Keep' }).click();
      await other.getByRole('menuitemradio', { name: /Spread/ }).click();
      await other.getByRole('button', { name: 'Treatment of Council: Keep' }).click();
      await other.getByRole('menuitemradio', { name: /Leave out/ }).click();
      const titles = () =>
        outline
          .getByRole('textbox')
          .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
      const at = (await titles()).indexOf('How they voted');
      const handle = other.getByRole('button', { name: 'Move How they voted' });
      await handle.focus();
      await other.keyboard.press('Space');
      await expect(handle).toHaveAttribute('aria-pressed', 'true');
      await other.keyboard.press('ArrowUp');
      await expect(other.getByText(`How they voted is at ${at} of 5.`)).toBeAttached();
      await other.keyboard.press('Space');
      await expect.poll(async () => (await titles()).indexOf('How they voted')).toBe(at - 1);
      await outline.getByRole('listitem').filter({ hasText: 'boats.docx' }).getByText('Look inside').click();
      await expect(other.getByRole('region', { name: 'Words of Boats' })).toContainText('14 boats');
      await kept(other);
      await expectWell(other);
      await other.reload();
      await expect(other.getByLabel('Title of Votes')).toHaveValue('How they voted');
      await other.getByRole('button', { name: 'Generate' }).click();
      await expect(other).toHaveURL(/\/app\?session=/);
      const app = new AppPage(other);
      await expect(app.prompt).toBeVisible();
      await app.showPane('Page');
      await expect(app.article).toContainText('How they voted');
      await expect(
        other.getByRole('button', { name: /^(Checks passed|\d+ (repair|warning)s?)$/ }),
      ).toBeVisible();
      await expect(app.article.locator('img[alt="The pier at dawn"]')).toHaveJSProperty('complete', true);
      const downloaded = await download(other);
      const bytes = await readFile(await downloaded.path());
      const { text } = await readPdf(bytes);
      // Some directions set headings in capitals.
      for (const words of [
        'Season 2026',
        'We repaired 14 boats in spring.',
        'How they voted',
        'Nine were for it.',
        'Rope',
        'The pier was built in 1892 by the town.',
        'minutes.pdf, page 2',
        'costs.xlsx, sheet Costs',
      ])
        expect(text.toLowerCase()).toContain(words.toLowerCase());
      expect(text.toLowerCase()).not.toContain('met on 4 may');
      expect(await coloursOf(bytes)).toContain(brandColour);
    } finally {
      await second.close();
    }
  },
);

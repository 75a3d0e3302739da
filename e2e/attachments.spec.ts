import { readFile } from 'node:fs/promises';
import { lockedPdf, pdfOf } from '../src/server/testing/office-files.ts';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import { expectAccessible } from './accessible.ts';
import { AppPage, download } from './app-page.ts';
import { newPerson } from './auth-page.ts';
import { expect, test } from './fixtures.ts';
import { signUpAs } from './outbox.ts';

const pdfFile = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

test('a PDF of several pages is attached to a prompt, and the page cites it by name and page', {
  tag: ['@every-width', '@full'],
}, async ({ ownerPage: page }) => {
  const app = new AppPage(page);
  await app.open();
  const field = page.getByLabel('Files to attach');
  await field.setInputFiles(pdfFile('secret.pdf', await lockedPdf()));
  await expect(page.getByRole('alert')).toContainText('"secret.pdf": The PDF is password protected.');

  const pages = [['Council', 'The council met on 4 May.'], [], ['Votes', 'Nine were for the new pier.']];
  await field.setInputFiles(pdfFile('minutes.pdf', await pdfOf(pages)));
  const attached = page.getByRole('list', { name: 'Attached' });
  await expect(attached.getByRole('listitem')).toHaveText([/minutes\.pdf.*pages 1 and 3/]);
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByText(/notes? on what wasn't attached/).click();
  await expect(page.getByText('minutes.pdf: Page 2 has no text')).toBeVisible();
  await expectAccessible(page);

  await app.send('Report on the meeting from these minutes');
  await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
  // The conversation shows the file's name; its text is collapsed.
  const log = page.getByRole('region', { name: 'Conversation' });
  await expect(log.getByText('minutes.pdf, pages 1 and 3', { exact: true })).toBeVisible();
  await expect(log.getByText('Nine were for the new pier.')).toBeHidden();
  await log.getByRole('button', { name: 'Show all' }).click();
  await expect(log.getByText('Nine were for the new pier.')).toBeVisible();
  await app.showPane('Page');
  await expect(app.article).toContainText('Nine were for the new pier.');
  await expect(app.article).toContainText('minutes.pdf, pages 1 and 3');
  const downloaded = await download(page);
  const { text } = await readPdf(await readFile(await downloaded.path()));
  expect(text).toContain('minutes.pdf, pages 1 and 3');
});

test('[K05] a file without a prompt becomes a page with the default prompt', async ({ page, baseURL }) => {
  await signUpAs(page, baseURL ?? '', newPerson('Kim'));
  const app = new AppPage(page);
  await app.open();
  const minutes = await pdfOf([['Harbour council', 'Nine were for the new pier.']]);
  await page.getByLabel('Files to attach').setInputFiles(pdfFile('minutes.pdf', minutes));
  await expect(page.getByRole('list', { name: 'Attached' })).toContainText('minutes.pdf');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('group', { name: 'Follow-up suggestions' })).toBeVisible();
  const log = page.getByRole('region', { name: 'Conversation' });
  const asked = 'Generate a well-styled 1 page document based on the following content';
  await expect(log.getByText(asked, { exact: true })).toBeVisible();
  await expect(app.article).toContainText('Nine were for the new pier.');
});

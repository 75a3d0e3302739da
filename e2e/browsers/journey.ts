import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readPdf } from '../../src/server/testing/read-pdf.ts';
import type { BrowserUser } from './browser-user.ts';
import { blocks, compareDialog, previewText, prompt } from './views.ts';

const toolbar = { role: 'toolbar' };
const look = { role: 'dialog', name: 'Page design' };
const versions = { role: 'complementary', name: 'Versions' };

const path = (): string => location.pathname;
const address = (): string => location.href;
const accentOf = (): string =>
  document
    .querySelector<HTMLIFrameElement>('iframe.desk-frame')
    ?.contentDocument?.querySelector('article')
    ?.getAttribute('style') ?? '';

const hasInPreview = (user: BrowserUser, words: RegExp) =>
  user.until(`${words} in the preview`, async () => words.test(await user.page.evaluate(previewText)));

const hasVersion = (user: BrowserUser, words: string) =>
  user.until(`version ${words}`, async () => (await user.see(versions)).text.includes(words));

async function send(user: BrowserUser, text: string): Promise<void> {
  await user.fill({ role: 'textbox', name: /prompt/i }, text);
  await user.click({ role: 'button', name: 'Send' });
}

/** Signs in with the owner's setup link, starting at the landing page. */
export async function signIn(user: BrowserUser, home: string, ownerLink: string): Promise<void> {
  await user.page.goto(home);
  await user.see({ role: 'heading', name: /Create Stunning Documents/ });
  await user.page.goto(ownerLink);
  await user.click({ role: 'button', name: /sign in/i });
  await user.until('/app', async () => (await user.page.evaluate(path)) === '/app');
}

/** Creates a page from one line. */
export async function writePage(user: BrowserUser): Promise<void> {
  await send(user, prompt);
  await hasInPreview(user, /\$1,340\.00/);
  await user.see({ role: 'button', name: /^(Checks passed|\d+ repairs?)$/ });
}

/** Creates a page from one line and changes it by prompt, by hand and by palette. Returns its URL. */
export async function makePage(user: BrowserUser): Promise<string> {
  await writePage(user);

  await send(user, 'make it dark green and add a thank-you note');
  await hasInPreview(user, /thank/i);
  await user.see({ role: 'button', name: /^(Checks passed|\d+ repairs?)$/ });

  await user.click({ role: 'button', name: /Note/, within: blocks });
  await user.click({ role: 'button', name: 'Edit text', within: toolbar });
  await user.see({ role: 'button', name: 'Done', within: toolbar });
  await user.page.type(', by hand');
  await user.click({ role: 'button', name: 'Done', within: toolbar });
  await hasInPreview(user, /Thank you\., by hand/);
  await hasVersion(user, 'Text of Note');

  const before = await user.page.evaluate(accentOf);
  await user.click({ role: 'button', name: 'Page design' });
  await user.click({ role: 'button', name: 'Ocean', within: look });
  await user.until('another palette', async () => (await user.page.evaluate(accentOf)) !== before);
  await user.page.press('Escape');
  return user.page.evaluate(address);
}

/** Compares two versions and expects the manual change to be listed. */
export async function compareVersions(user: BrowserUser): Promise<void> {
  await user.click({ role: 'button', name: 'Compare' });
  const changes = { role: 'region', name: 'What changed', within: compareDialog };
  await user.until('changes', async () => (await user.see(changes)).text.length > 0);
  await user.click({ role: 'button', name: 'Close', within: compareDialog });
}

/** Downloads the PDF and reads it. */
export async function downloadPdf(user: BrowserUser): Promise<void> {
  await user.click({ role: 'button', name: 'Download' });
  // The invoice has gaps: the sender and the bank details.
  await user.click({ role: 'button', name: 'Continue anyway' });
  const isPdf = (name: string) => name.endsWith('.pdf');
  const pdf = await user.until('PDF', async () => {
    const name = (await readdir(user.page.downloadDir)).find(isPdf);
    if (!name) return null;
    const bytes = await readFile(join(user.page.downloadDir, name));
    // The browser creates the file first and writes to it later.
    return bytes.includes('%%EOF', bytes.length - 64) ? { name, bytes } : null;
  });
  expect(pdf.name).toMatch(/Acme/);
  const { pages, text } = await readPdf(pdf.bytes);
  expect(pages).toHaveLength(1);
  expect(text).toContain('Thank you., by hand');
}

/** Shares the open document. Returns the link. */
export async function share(user: BrowserUser): Promise<string> {
  const dialog = { role: 'dialog', name: 'Share' };
  await user.click({ role: 'button', name: 'Share' });
  await user.click({ role: 'button', name: 'Create and copy link', within: dialog });
  const field = { role: 'textbox', name: /^Address of/, within: dialog };
  return user.until('link', async () => (await user.see(field)).value);
}

import type { Locator, Page, TestInfo } from '@playwright/test';
import { startPhotoServer } from '../src/server/testing/photo-server.ts';
import { languages } from '../src/words/languages.ts';
import { AppPage } from './app-page.ts';
import { newPerson } from './auth-page.ts';
import { cutTexts, expectNothingCut } from './cut-texts.ts';
import { expect, test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';
import { signUpAs } from './outbox.ts';

/*
 * Dialogs in German and in Arabic. They are found by pressing every button of a screen, so a new one is covered as
 * well.
 */

const report =
  'Report about the harbor\n\n## Boats\n\nTwo boats came back.\n\n![The old lighthouse](<>)\n\n| Month | Boats |\n|---|---|\n| Jan | 40 |\n| Feb | 55 |\n';

interface Walk {
  readonly page: Page;
  readonly dir: string;
  readonly info: TestInfo;
  /** Titles of the dialogs that were looked at. */
  readonly seen: Set<string>;
}

/** Looks at an open dialog: nothing is cut, it fits the window, and it has the direction of the language. */
async function lookAt({ page, dir, info, seen }: Walk, dialog: Locator): Promise<void> {
  const title =
    (await dialog.getAttribute('aria-label')) ??
    (await dialog.getByRole('heading').first().textContent()) ??
    '';
  if (seen.has(title)) return;
  seen.add(title);
  const box = await dialog.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box && box.x >= -1 && box.x + box.width <= width + 1, title).toBe(true);
  expect(await cutTexts(page), title).toEqual([]);
  expect(await dialog.evaluate((element) => getComputedStyle(element).direction), title).toBe(dir);
  const folder = process.env.OCTAVO_TEST_PICTURES;
  if (folder)
    await page.screenshot({
      path: `${folder}/${info.project.name}-${dir}-${String(seen.size).padStart(2, '0')}.png`,
    });
}

async function closeAll(page: Page): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    if ((await page.locator('[role=dialog], [role=alertdialog], [role=menu]').count()) === 0) return;
    await page.keyboard.press('Escape');
    await page.waitForTimeout(150);
  }
}

/** Looks at the dialog that a button opened, if it did, and closes it. */
async function lookIfOpen(walk: Walk): Promise<void> {
  const { page } = walk;
  const dialog = page.getByRole('dialog').last();
  // Its code may load with the first press.
  const isOpen = await dialog.waitFor({ timeout: 400 }).then(
    () => true,
    () => false,
  );
  if (isOpen) await lookAt(walk, dialog);
  await closeAll(page);
}

/** Presses every button within a part of a screen, and looks at each dialog that opens. */
async function pressAll(walk: Walk, part: Locator, open: () => Promise<void>): Promise<void> {
  const { page } = walk;
  const buttons = part.locator(
    'button:visible:not([type=submit]):not([role=tab]):not([role=switch]):not(:disabled)',
  );
  const address = page.url();
  const count = Math.min(await buttons.count(), 40);
  for (let at = 0; at < count; at += 1) {
    const button = buttons.nth(at);
    if (!(await button.isVisible().catch(() => false))) continue;
    const isMenu = (await button.getAttribute('aria-haspopup')) === 'menu';
    await button.click({ timeout: 2_000 }).catch(() => undefined);
    if (isMenu) await pressItems(walk, button);
    await lookIfOpen(walk);
    if (page.url() !== address) await open();
  }
}

async function pressItems(walk: Walk, button: Locator): Promise<void> {
  const { page } = walk;
  const address = page.url();
  const items = page.getByRole('menuitem');
  const count = Math.min(await items.count(), 12);
  for (let at = 0; at < count; at += 1) {
    if ((await items.count()) === 0) await button.click({ timeout: 2_000 }).catch(() => undefined);
    await items
      .nth(at)
      .click({ timeout: 2_000 })
      .catch(() => undefined);
    await lookIfOpen(walk);
    if (page.url() !== address) return;
  }
}

for (const language of ['de', 'ar'] as const)
  test(
    `dialogs in ${languages[language].name}`,
    { tag: ['@every-width', '@full'] },
    async ({ page }, info) => {
      test.setTimeout(900_000);
      const services = await startPhotoServer();
      const octavo = await OctavoProcess.start({
        OCTAVO_OPENVERSE: 'on',
        OPENVERSE_API_URL: services.url,
        OCTAVO_ALLOW_HOSTS: services.host,
      });
      const { dir } = languages[language];
      const walk: Walk = { page, dir, info, seen: new Set() };
      try {
        await page.goto(octavo.ownerLink);
        await page.getByRole('button', { name: /sign in/i }).click();
        await expect(page).toHaveURL(/\/app/);
        const app = new AppPage(page);
        const made: string[] = [];
        for (const prompt of [report, 'Invoice for Acme Corp, 2 hours of design at $95']) {
          await page.goto(`${octavo.baseUrl}/app`);
          await expect(app.prompt).toBeVisible();
          await app.send(prompt);
          await app.showPane('Page');
          await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
          await expect(page).toHaveURL(/session=/);
          made.push(page.url());
        }
        await page.goto(`${octavo.baseUrl}/profile`);
        await page.getByRole('combobox', { name: 'Language' }).selectOption(languages[language].name);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const path of [
          '/profile',
          '/assets',
          '/assets?tab=palettes',
          '/assets?tab=instructions',
          '/assets?tab=themes',
          '/assets?tab=kits',
          '/create',
          '/library',
          '/membership',
          '/settings/models',
        ]) {
          const open = async () => {
            await page.goto(octavo.baseUrl + path);
            await expect(page.locator('#root[data-drawn]')).toHaveCount(0);
            await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          };
          await open();
          await pressAll(walk, page.getByRole('main'), open);
        }
        for (const address of made) {
          const open = async () => {
            await page.goto(address);
            if ((page.viewportSize()?.width ?? 1280) < 768) await page.getByRole('tab').nth(1).click();
            await expect(page.locator('.block-target').first()).toBeAttached();
          };
          await open();
          await pressAll(walk, page.getByRole('main').locator(':not(.block-target)'), open);
          for (let at = 0; at < Math.min(8, await page.locator('.block-target').count()); at += 1) {
            const select = async () => {
              await page.locator('.block-target').nth(at).focus();
              await page.keyboard.press('Enter');
            };
            await select();
            const tools = page.getByRole('toolbar').first().getByRole('button');
            for (let tool = 0; tool < (await tools.count()); tool += 1) {
              await tools
                .nth(tool)
                .click({ timeout: 2_000 })
                .catch(() => undefined);
              const dialog = page.getByRole('dialog').last();
              if (await dialog.isVisible().catch(() => false)) await lookAt(walk, dialog);
              await closeAll(page);
              if ((await tools.count()) === 0) await select();
            }
          }
        }
        expect(walk.seen.size).toBeGreaterThan(12);
        info.annotations.push({ type: 'dialogs', description: [...walk.seen].join(' | ') });
        console.log([...walk.seen].join(' | '));
      } finally {
        await octavo.dispose();
        await services.close();
      }
    },
  );

for (const language of ['de', 'ar'] as const)
  test(
    `the staff page in ${languages[language].name}`,
    { tag: ['@every-width', '@full'] },
    async ({ page, baseURL }, info) => {
      const person = newPerson('Lea');
      await signUpAs(page, baseURL ?? '', {
        ...person,
        email: person.email.replace('example.com', 'staff.example'),
      });
      await page.goto('/profile');
      await page.getByRole('combobox', { name: 'Language' }).selectOption(languages[language].name);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.goto('/staff');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('list').first()).toBeVisible();
      await expectNothingCut(page);
      const folder = process.env.OCTAVO_TEST_PICTURES;
      const picture = (name: string) =>
        folder
          ? page.screenshot({
              path: `${folder}/${info.project.name}-${language}-${name}.png`,
              fullPage: true,
            })
          : null;
      await picture('staff');
      await page.emulateMedia({ media: 'print' });
      await expectNothingCut(page);
      await picture('staff-print');
      await page.goto('/library');
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expectNothingCut(page);
      await picture('library-print');
    },
  );

import { writeFile } from 'node:fs/promises';
import { expect, test as journey } from '@playwright/test';
import { BrowserUser } from './browsers/browser-user.ts';
import { besideEachOther, pictureDifference, textDifference } from './browsers/compare-pictures.ts';
import type { BrowserName } from './browsers/driven-page.ts';
import { findInstalledBrowser } from './browsers/installed-browsers.ts';
import { compareVersions, downloadPdf, makePage, share, signIn, writePage } from './browsers/journey.ts';
import { tolerances } from './browsers/tolerances.ts';
import {
  compareView,
  landingView,
  libraryView,
  previewFiles,
  previewView,
  sharedView,
  type View,
  viewerView,
} from './browsers/views.ts';
import { test } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

/** Returns whether a view shows pictures of a page, without its own text. */
const isPicture = (label: string): boolean => label === 'viewer' || label === 'library';

test('firefox: a page from one line has its own fonts, characters and pictures', async ({
  octavo,
  ownerCookies,
}) => {
  const firefox = await findInstalledBrowser('firefox');
  if ('missing' in firefox) {
    test.info().skip(true, firefox.missing);
    return;
  }
  const user = new BrowserUser(await firefox.launch());
  try {
    await user.page.addCookies(ownerCookies, octavo.baseUrl);
    await user.page.goto(`${octavo.baseUrl}/app`);
    await writePage(user);
    const { fonts, files } = await user.until('loaded fonts', async () => {
      const found = await user.page.evaluate(previewFiles);
      // Emoji load last.
      const isWhole = found.files.some((file) => file.startsWith('/fonts/emoji/'));
      return isWhole && !found.fonts.includes('loading') && found;
    });
    expect(fonts).toContain('loaded');
    expect(fonts).not.toContain('error');
    expect(files).toContain('/fonts/cjk/zh-hans.css');
    expect(files.filter((file) => file.startsWith('/fonts/emoji/'))).toHaveLength(1);
  } finally {
    await user.page.close();
  }
});

for (const name of isFullRun ? (['chromium', 'firefox', 'webkit'] as const) : []) {
  journey(
    `${name}: from the landing page to a shared page, with every page as Chromium shows it`,
    async () => {
      journey.setTimeout(900_000);
      const octavo = await OctavoProcess.start();
      const users: BrowserUser[] = [];
      const start = async (which: BrowserName, ...extraArgs: string[]): Promise<BrowserUser> => {
        const browser = await findInstalledBrowser(which, true);
        if ('missing' in browser) {
          console.log(browser.missing);
          journey.info().skip(true, browser.missing);
          throw new Error(browser.missing);
        }
        const user = new BrowserUser(await browser.launch(extraArgs));
        users.push(user);
        return user;
      };
      try {
        const home = octavo.baseUrl;
        const user = await start(name);
        const landing = await landingView(user, home);
        await signIn(user, home, octavo.ownerLink);
        const address = await makePage(user);
        await compareVersions(user);
        await downloadPdf(user);
        const sharedAddress = await share(user);
        const shared = await sharedView(await start(name), sharedAddress);

        const reference = await start('chromium');
        const seen: [label: string, own: View, expected: View][] = [
          ['landing', landing, await landingView(reference, home)],
          ['shared', shared, await sharedView(reference, sharedAddress)],
        ];
        const cookies = await user.page.cookies();
        await reference.page.addCookies(cookies, home);
        const views = { preview: previewView, compare: compareView, viewer: viewerView };
        for (const [label, view] of Object.entries(views))
          seen.push([label, await view(user, address), await view(reference, address)]);
        seen.push(['library', await libraryView(user, home), await libraryView(reference, home)]);

        const report: string[] = [];
        for (const [label, own, expected] of seen) {
          const pictures = await pictureDifference(own.picture, expected.picture);
          const text = isPicture(label) ? 0 : textDifference(own.runs, expected.runs);
          report.push(`${label}: picture ${pictures.toFixed(4)}, text ${text.toFixed(4)}`);
          const file = journey.info().outputPath(`${label}.png`);
          await writeFile(file, await besideEachOther([expected.picture, own.picture]));
          expect.soft(pictures, `${label}: picture`).toBeLessThan(tolerances[name].picture);
          expect.soft(text, `${label}: text`).toBeLessThan(tolerances[name].text);
        }
        console.log(`${name} beside Chromium\n  ${report.join('\n  ')}`);

        if (name !== 'chromium') return;
        // Without fonts, the same page exceeds every tolerance.
        const plain = await start('chromium', '--disable-remote-fonts');
        await plain.page.addCookies(cookies, home);
        const [, , right] = seen.find(([label]) => label === 'preview') ?? [];
        const wrong = await previewView(plain, address);
        expect(textDifference(wrong.runs, right?.runs ?? [])).toBeGreaterThan(tolerances.webkit.text);
      } finally {
        for (const { page } of users) await page.close();
        await octavo.dispose();
      }
    },
  );
}

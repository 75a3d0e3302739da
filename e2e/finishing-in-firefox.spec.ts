import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf } from '../src/server/testing/read-pdf.ts';
import type { BrowserUser } from './browsers/browser-user.ts';
import { firefoxTest, isEnabled, newestIs } from './browsers/firefox-test.ts';
import { expect } from './fixtures.ts';

/* Points 4, 5, 8 (between documents), 9 and 10 of editing by hand, in Firefox. */

const bill = 'Invoice for Acme Corp, 2 hours of design at $95';
const gapsDialog = { role: 'dialog', name: /gaps? left$/i };
const chip = { role: 'button', name: /^\d+ gaps? left$/ };

const gapsLeft = async (user: BrowserUser): Promise<number> =>
  Number.parseInt((await user.see(chip)).text, 10);

/** Runs in the page. */
function isEditing(): boolean {
  const view = document.querySelector<HTMLIFrameElement>('iframe.desk-frame')?.contentDocument;
  return (view?.activeElement as HTMLElement | null)?.isContentEditable === true;
}

/** Waits for the next PDF in the download folder. Returns its text. */
async function savedText(user: BrowserUser): Promise<string> {
  const name = await user.until('a saved PDF', async () => {
    const names = await readdir(user.page.downloadDir);
    return names.every((each) => each.endsWith('.pdf')) && names[0];
  });
  return (await readPdf(await readFile(join(user.page.downloadDir, name)))).text;
}

firefoxTest(
  'firefox: gaps are counted, filled one after the other and by the saved details, and listed before a file is made',
  { tag: '@full' },
  async ({ firefox: { user, preview, write } }) => {
    await write(bill);

    // 9. The chip leads to the first gap, Tab to the next.
    const all = await gapsLeft(user);
    await user.click(chip);
    await user.until('an open gap', () => user.page.evaluate(isEditing));
    await user.page.type('Quist Studio');
    await user.page.press('Tab');
    await user.until('one gap fewer', async () => (await gapsLeft(user)) === all - 1);
    await user.page.type('7 Quay Road');
    await user.page.press('Enter');
    await user.until('two gaps fewer', async () => (await gapsLeft(user)) === all - 2);
    await preview.untilShown(/Quist Studio.*7 Quay Road/);
    const undo = { role: 'button', name: 'Undo' };
    for (const left of [all - 1, all]) {
      await user.click(undo);
      await user.until(`${left} gaps`, async () => (await gapsLeft(user)) === left);
    }
    await user.click({ role: 'button', name: 'Fill in my details' });
    const details = { role: 'dialog', name: 'Your details' };
    const field = (name: string) => ({ role: 'textbox', name, within: details });
    await user.fill(field('Bank details'), 'IBAN: GB33 BUKB 2020 1555 5555 55');
    await user.click({ role: 'button', name: 'Save and fill in', within: details });
    await preview.untilShown(/GB33 BUKB 2020 1555 5555 55/);
    const left = await gapsLeft(user);
    expect(left).toBeLessThan(all);
    expect(left).toBeGreaterThan(1);

    // 4. 'Download' and 'Print-Ready' list them; each entry leads to its gap.
    await user.click({ role: 'button', name: 'Download' });
    await user.see({ role: 'listitem', within: gapsDialog });
    await user.click({ role: 'button', name: /./, within: { role: 'listitem', within: gapsDialog } });
    await user.until('an open gap', () => user.page.evaluate(isEditing));
    await user.page.type('Chosen answer');
    await user.page.press('Enter');
    await preview.untilShown(/Chosen answer/);
    await user.click({ role: 'button', name: 'View PDF' });
    await user.click({ role: 'button', name: 'Print-Ready' });
    await user.until('fewer gaps in the list', async () =>
      (await user.see(gapsDialog)).text.includes(`${left - 1} gap`),
    );
    await user.page.press('Escape');
    await user.until('no list', async () => !(await isEnabled(user, 'Continue anyway')));
    await user.page.press('Escape');
    await user.click({ role: 'button', name: 'Download' });
    await user.click({ role: 'button', name: /^Leave/, within: gapsDialog });
    const text = await savedText(user);
    expect(text).toContain('Chosen answer');
    expect(text).toContain('GB33 BUKB 2020 1555 5555 55');
    expect(await preview.texts('.gap')).toEqual([]);
  },
);

/** Words with a drawing on them, and a drawing of which only a corner is on the page. */
const careless = `<article class="doc" lang="en" data-format="a4" data-direction="swiss"><section class="page" data-id="p1">
<div data-id="b1" data-name="Award" style="position:relative;height:160px"><p style="position:absolute;top:40px;left:0">Rowing club of the harbor</p>
<svg class="art" aria-hidden="true" viewBox="0 0 300 160" style="position:absolute;top:0;left:0;width:300px;height:160px"><path d="M0 50h300M0 54h300M0 58h300" stroke="#333" stroke-width="2" fill="none"/></svg></div>
</section></article>`;

firefoxTest(
  'firefox: an ornament that runs into words is a finding, and leads to its place',
  { tag: '@full' },
  async ({ octavo, firefox: { user, preview, call } }) => {
    const { id } = await call('/api/documents', { document: { title: 'Award', html: careless } });
    await user.page.goto(`${octavo.baseUrl}/app?loadDocumentId=${id}`);
    await preview.untilShown(/Rowing club/);
    await user.click({ role: 'button', name: /^\d+ faults?$/ });
    const checks = { role: 'dialog', name: 'Checks' };
    await user.until('the finding', async () =>
      (await user.see(checks)).text.includes(
        '“Rowing club of the harbor” in "Award" on page 1 runs into an ornament',
      ),
    );
  },
);

firefoxTest(
  'firefox: a block is copied into another document',
  { tag: '@full' },
  async ({ firefox: { user, preview, write } }) => {
    await write('Report with a list\n\n## Rides\n\nMore riders.\n\n- Count on weekends\n- Publish in May\n');
    await preview.select('List');
    await user.see({ role: 'button', name: 'Show as' });
    await user.page.press('Control+c');
    // In one line, because longer prompts are pasted.
    await write('Report about the harbor');
    const { names } = await preview.blocksNow();
    await preview.select(names.at(-1) ?? '');
    const before = await preview.texts('.list li');
    await user.page.press('Control+v');
    await user.until('pasted items', async () => {
      const now = await preview.texts('.list li');
      return now.length === before.length + 2 && now.includes('Count on weekends');
    });
    await preview.select('Paragraph');
    await user.page.press('Control+v');
    await newestIs(user, 'Pasted');
    await user.until(
      'the items again',
      async () => (await preview.texts('.list li')).filter((item) => item === 'Publish in May').length === 2,
    );
  },
);

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><circle cx="20" cy="20" r="18" fill="#101828"/><rect x="50" y="8" width="66" height="24" fill="#101828"/></svg>';

/** Runs in the page. Returns how the logo is shown. */
function logoNow(): { width: number; tone: string | null; ground: string } | null {
  const view = document.querySelector<HTMLIFrameElement>('iframe.desk-frame')?.contentDocument;
  const logo = view?.querySelector<HTMLImageElement>('img.brand-mark');
  if (!logo) return null;
  const ground = view?.defaultView?.getComputedStyle(logo).backgroundColor ?? '';
  return { width: logo.naturalWidth, tone: logo.dataset.tone ?? null, ground };
}

firefoxTest(
  'firefox: the logo is placed legibly, and a brand color is used as it is',
  { tag: '@full' },
  async ({ firefox: { user, preview, write, ask, call } }) => {
    const form = new FormData();
    form.set('name', 'Harbor mark');
    form.set('file', new Blob([drawing], { type: 'image/svg+xml' }), 'mark.svg');
    await call('/api/user/assets', form);
    await call('/api/user/color-palettes', { name: 'Lemon', colors: ['#ffe600'] });
    await write('Report about the harbor\n\nTwo boats came back.');
    const logo = () => user.page.evaluate(logoNow);

    await ask('Please add our logo at the top');
    const placed = await user.until('the logo', async () => {
      const now = await logo();
      return now && now.width > 0 && now;
    });
    expect(placed.tone).toBe('dark');
    await user.until('editing', () => isEnabled(user, 'Page design'));
    await ask('make it dark');
    await user.until('a light plate', async () =>
      /255, 255, 255|oklch\(1 0 0/.test((await logo())?.ground ?? ''),
    );
    await user.until('editing', () => isEnabled(user, 'Page design'));
    await user.click({ role: 'button', name: 'Page design' });
    const design = { role: 'dialog', name: 'Page design' };
    await user.click({ role: 'button', name: 'Lemon', within: design });
    await user.until('what the color is used for', async () =>
      (await user.see(design)).text.includes('#ffe600 is used as it is'),
    );
    await preview.untilShown(/Two boats/);
    await user.page.press('Escape');
    await ask('Remove the logo');
    await user.until('no logo', async () => (await logo()) === null);
  },
);

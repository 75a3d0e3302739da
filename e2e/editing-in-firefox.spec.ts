import type { BrowserUser } from './browsers/browser-user.ts';
import { firefoxTest, isEnabled, newestIs, versions } from './browsers/firefox-test.ts';
import { copyElsewhere } from './browsers/other-program.ts';
import { blocks } from './browsers/views.ts';
import { expect } from './fixtures.ts';

/*
 * Points 1 to 3 and 6 to 8 of editing by hand, numbered in the tests; finishing-in-firefox.spec.ts has the others.
 * Clicks, keys and the clipboard are the browser's own. Not covered: dragging.
 */

const toolbar = { role: 'toolbar', name: /^Change / };
const tools = { role: 'toolbar', name: 'Format text' };
const done = { role: 'button', name: 'Done', within: toolbar };
const palette = { role: 'dialog', name: 'Add to the page' };

const invoice =
  'Invoice for Acme Corp, 12 hours of design at $95 and a $200 workshop, due in 14 days, in the Swiss direction';

const report =
  'Report with a list\n\n## Rides\n\nThe counters saw more riders than last year.\n\n| Month | Rides |\n|---|---|\n| Jan | 40 |\n| Feb | 55 |\n| Mar | 71 |\n\n## Next\n\n- Count on weekends\n- Publish in May\n';

async function pressTimes(
  user: BrowserUser,
  key: Parameters<BrowserUser['page']['press']>[0],
  times: number,
) {
  for (let count = 0; count < times; count += 1) await user.page.press(key);
}

firefoxTest(
  'firefox: sums and dates follow the hand and the chat',
  { tag: '@full' },
  async ({ firefox: { user, preview, write } }) => {
    await write(invoice);
    await preview.untilShown(/\$1,340\.00/);

    // 1. Derived figures follow the hand and the chat.
    const dates = await preview.texts('[data-value="due"]');
    await user.fill({ role: 'textbox', name: /prompt/i }, 'Change 14 days to 30 days');
    await user.click({ role: 'button', name: 'Send' });
    await user.until('another due date', async () =>
      (await preview.texts('[data-value="due"]')).every((date, index) => date !== dates[index]),
    );
    expect(dates.length).toBeGreaterThan(0);
    await user.until('editing', () => isEnabled(user, 'Page design'));
    const quantity = '[data-value$=".quantity"]';
    const typeQuantity = async (words: string): Promise<void> => {
      await preview.select('Line items');
      await preview.clickText(quantity);
      await user.see(done);
      await user.page.press('Control+a');
      await user.page.type(words);
      await user.page.press('Enter');
    };
    await typeQuantity('20 hours');
    await preview.untilShown(/\$2,100\.00/);
    await newestIs(user, 'Text of Line items');
    await typeQuantity('abc');
    await user.until("refusal of 'abc'", () =>
      user.page.evaluate(() => (document.body.textContent ?? '').includes("'abc' is not a number")),
    );
    await preview.untilShown(/20 hours/);
    await user.click({ role: 'button', name: 'Edit data', within: toolbar });
    const data = { role: 'dialog', name: 'Data of Line items' };
    await user.click({ role: 'button', name: 'Add row', within: data });
    await user.fill({ role: 'textbox', name: 'Description of row 3', within: data }, 'Travel');
    await user.fill({ role: 'textbox', name: 'Quantity of Travel', within: data }, '1');
    await user.fill({ role: 'textbox', name: 'Rate of Travel', within: data }, '60');
    await user.page.press('Enter');
    await preview.untilShown(/\$2,160\.00/);
  },
);

firefoxTest(
  'firefox: blocks are selected, their data, text and order changed, and all of it undone',
  {
    tag: '@full',
  },
  async ({ firefox: { user, preview, write } }) => {
    await write(report);
    const { names } = await preview.blocksNow();
    const at = (name: string): number => names.indexOf(name);
    const selectedIs = (name: string | null) =>
      user.until(`selected: ${name}`, async () => {
        const { selected } = await preview.blocksNow();
        return name === null ? selected.length === 0 : selected.length === 1 && selected[0] === name;
      });
    const focusIs = (name: string) =>
      user.until(`focus on ${name}`, async () => (await preview.blocksNow()).focused === name);

    // 3. Every block by mouse and by keyboard.
    for (const name of names) {
      await user.click({ role: 'button', name, within: blocks });
      await selectedIs(name);
    }
    await user.page.press('Escape');
    await selectedIs(null);
    await focusIs(names.at(-1) ?? '');
    for (const name of names.slice(0, -1).toReversed()) {
      await user.page.press('ArrowUp');
      await focusIs(name);
    }
    for (const name of names) {
      await focusIs(name);
      await user.page.press('Enter');
      await selectedIs(name);
      await user.page.press('Escape');
      await user.page.press('ArrowDown');
    }

    // 2. Chart data: a wrong value is refused, cells of a spreadsheet are pasted.
    await preview.select('Table');
    await user.click({ role: 'button', name: 'Show as', within: toolbar });
    await user.click({ role: 'menuitem', name: 'Chart' });
    await newestIs(user, 'Shown as chart');
    await user.click({ role: 'button', name: 'Edit data', within: toolbar });
    const data = { role: 'dialog', name: /^Data of/ };
    const cell = (name: string) => ({ role: 'textbox', name, within: data });
    await user.fill(cell('Rides of Mar'), 'abc');
    await user.click({ role: 'button', name: 'Save', within: data });
    await user.until('refused value', async () =>
      (await user.see({ role: 'alert', within: data })).text.includes('“abc” is not a number.'),
    );
    await user.fill(cell('Rides of Mar'), '75');
    await user.click({ role: 'button', name: 'Add row', within: data });
    await copyElsewhere(user, 'cells', 'Apr\t88\nMay\t1,200\n');
    await user.click(cell('Label of row 4'));
    await user.page.press('Control+v');
    await user.until('pasted cells', async () => (await user.see(cell('Rides of May'))).value === '1,200');
    await user.click({ role: 'button', name: 'Save', within: data });
    await preview.untilTexts('[data-chart] svg.chart', [/75.*May|May.*75/]);
    expect((await preview.texts('[data-chart] svg.chart')).join()).not.toContain('71');

    // 7. Text: bold, a list item by Enter, pasted text without its formats.
    await copyElsewhere(user, 'html', '<p style="color: red">Seen <em>twice</em>.<img alt=""></p>');
    await preview.select('Paragraph');
    await user.page.press('F2');
    await user.see(done);
    await pressTimes(user, 'Shift+ArrowLeft', 'last year.'.length);
    await user.click({ role: 'button', name: 'Bold', within: tools });
    await preview.untilTexts('p.paragraph strong', ['last year.']);
    await user.page.press('End');
    await user.page.press('Control+v');
    await preview.untilTexts('p.paragraph', [/last year\.\s?Seen twice\.$/]);
    await preview.untilTexts('p.paragraph em', ['twice']);
    expect(await preview.texts('p.paragraph img, p.paragraph [style*="red"]')).toEqual([]);
    await user.click(done);
    await newestIs(user, 'Text of Paragraph');
    await preview.select('List');
    await user.page.press('F2');
    await user.see(done);
    await user.page.press('Enter');
    await user.page.type('Count at night');
    await user.page.press('Control+Enter');
    const items = '.list > li .item-text';
    await preview.untilTexts(items, ['Count on weekends', 'Count at night', 'Publish in May']);

    // 8. Blocks: moved and copied by keyboard, added by '+'.
    await focusIs('List');
    await user.page.press('Alt+ArrowUp');
    await newestIs(user, 'Moved List up');
    await user.until('List above its heading', async () => {
      const now = (await preview.blocksNow()).names;
      return now.indexOf('List') === at('List') - 1;
    });
    await focusIs('List');
    await user.page.press('Control+d');
    await newestIs(user, 'Copied List');
    await user.until('two lists', async () => (await preview.texts(items)).length === 6);
    await preview.select('Paragraph');
    await user.click({ role: 'button', name: /^Add a block below/ });
    await user.click({ role: 'button', name: 'Quote', within: palette });
    await newestIs(user, 'Added quote');
    await preview.untilTexts('[data-gap="Quote"]', [/./]);

    // 6. Undo and redo from a block, the prompt, the design panel and the text.
    const undo = () => user.page.press('Control+z');
    const redo = () => user.page.press('Control+Shift+z');
    await preview.select('List');
    await undo();
    await preview.untilTexts('[data-gap="Quote"]', []);
    await user.click({ role: 'textbox', name: /prompt/i });
    await user.page.type('draft');
    await undo();
    await user.until(
      'an empty prompt',
      async () => (await user.see({ role: 'textbox', name: /prompt/i })).value === '',
    );
    expect((await preview.texts(items)).length).toBe(6);
    await undo();
    await user.until('one list', async () => (await preview.texts(items)).length === 3);
    await user.click({ role: 'button', name: 'Page design' });
    await user.see({ role: 'dialog', name: 'Page design' });
    await redo();
    await user.until('two lists again', async () => (await preview.texts(items)).length === 6);
    await user.page.press('Escape');
    await preview.select('Paragraph');
    await user.page.press('F2');
    await user.see(done);
    await user.page.type('!');
    await preview.untilShown(/twice\.!/);
    await undo();
    await preview.untilShown(/twice\.!/, false);
    // Nothing is left in the text, so the page is undone.
    await undo();
    await user.until('one list', async () => (await preview.texts(items)).length === 3);
    await preview.select('Paragraph');
    while (await isEnabled(user, 'Undo')) {
      const before = (await user.see(versions)).text;
      await undo();
      await user.until('one step back', async () => (await user.see(versions)).text !== before);
    }
    await preview.untilTexts('article strong', []);
    await preview.untilTexts(items, ['Count on weekends', 'Publish in May']);
    expect((await preview.blocksNow()).names).toEqual(names);
  },
);

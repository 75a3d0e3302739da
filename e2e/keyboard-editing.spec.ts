import { AppPage } from './app-page.ts';
import { expect, test } from './fixtures.ts';

const report =
  'Report with a list\n\n## Rides\n\nMore riders than last year.\n\n- Count on weekends\n- Publish in May\n';

test('text, marks, blocks, gaps and undo are reached by the keyboard alone', { tag: '@full' }, async ({
  ownerPage: page,
}) => {
  const app = new AppPage(page);
  const { keyboard } = page;
  const blocks = page.getByRole('group', { name: 'Blocks of the page' }).getByRole('button');
  const newest = page.getByRole('complementary', { name: 'Versions' }).getByRole('listitem').first();
  await app.open();
  await keyboard.insertText(report.trim());
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
  const tabTo = (target: typeof newest) =>
    expect(async () => {
      await keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });
  const arrowTo = (target: typeof newest) =>
    expect(async () => {
      await keyboard.press('ArrowDown');
      await expect(target).toBeFocused({ timeout: 50 });
    }).toPass({ intervals: [0] });

  // Text, with a mark, and a new paragraph by Enter.
  await tabTo(blocks.first());
  const paragraph = blocks.filter({ hasText: 'Paragraph' }).first();
  await arrowTo(paragraph);
  await keyboard.press('F2');
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Done' })).toBeVisible();
  await keyboard.type(' Many.');
  for (let letter = 0; letter < 'Many.'.length; letter += 1) await keyboard.press('Shift+ArrowLeft');
  await keyboard.press('ControlOrMeta+b');
  await expect(app.article.locator('strong')).toHaveText('Many.');
  await keyboard.press('End');
  await keyboard.press('ControlOrMeta+Enter');
  await expect(newest).toContainText('Text of');

  // A block is copied, moved, added with gaps, and a gap is filled.
  const list = blocks.filter({ hasText: 'List' }).first();
  await arrowTo(list);
  await keyboard.press('ControlOrMeta+d');
  await expect(newest).toContainText('Copied List');
  await expect(app.article.getByText('Count on weekends')).toHaveCount(2);
  await list.focus();
  await keyboard.press('+');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await tabTo(palette.getByRole('button', { name: /^Steps/ }));
  await keyboard.press('Enter');
  await expect(newest).toContainText('Added steps');
  const chip = page.getByRole('button', { name: '6 gaps left' });
  await tabTo(chip);
  await keyboard.press('Enter');
  await keyboard.type('Count again');
  await keyboard.press('Tab');
  await expect(app.article).toContainText('Count again');
  await expect(page.getByRole('button', { name: '5 gaps left' })).toBeVisible();
  // The next gap is open now.
  const done = page.getByRole('button', { name: 'Done', exact: true });
  await expect(done).toBeVisible();
  await keyboard.press('Escape');
  await expect(done).toHaveCount(0);

  // All of it is undone and redone.
  const steps = 4;
  for (let step = 0; step < steps; step += 1) await keyboard.press('ControlOrMeta+z');
  await expect(app.article.locator('strong')).toHaveCount(0);
  await expect(app.article.getByText('Count on weekends')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled();
  const redo = () => keyboard.press('ControlOrMeta+Shift+z');
  await redo();
  await expect(app.article.locator('strong')).toHaveText('Many.');
  await redo();
  await expect(app.article.getByText('Count on weekends')).toHaveCount(2);
  await redo();
  await expect(app.article).toContainText('First step');
  await redo();
  await expect(app.article).toContainText('Count again');
  await expect(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled();
});

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { artDirections } from '../src/domain/content/choices.ts';
import { AppPage, isNarrow } from './app-page.ts';
import { expect, test } from './fixtures.ts';
import type { KitSample } from './kit-samples.ts';

/** Least side of a box on the screen, in px. */
const leastSidePx = 8;
const isFullRun = process.env.OCTAVO_TEST_FULL === '1';

function readKitSamples(): readonly KitSample[] {
  const program = fileURLToPath(new URL('kit-samples-process.ts', import.meta.url));
  const extent = isFullRun ? 'all' : 'few';
  const printed = execFileSync(process.execPath, [program, extent], { maxBuffer: 2 ** 28 });
  return JSON.parse(printed.toString());
}

interface Part {
  readonly which: string;
  readonly isOne: (sample: KitSample, at: number) => boolean;
}

const parts: readonly Part[] = isFullRun
  ? artDirections.map((direction) => ({
      which: `: ${direction}`,
      isOne: ({ name }) => name.endsWith(`, ${direction}`),
    }))
  : // Every third one: that each layout and block type is drawn well is also measured on its own.
    [{ which: '', isOne: (_, at) => at % 3 === 0 }];

interface Found {
  readonly ids: readonly string[];
  /** What is drawn on the page and belongs to no block. */
  readonly homeless: readonly string[];
  readonly small: readonly string[];
}

/** Returns the boxes of the page, and what is wrong with them. */
function findBoxes(page: Page): Promise<Found> {
  return page.evaluate((least) => {
    const boxes = [...document.querySelectorAll<HTMLElement>('.block-target')];
    const ids = boxes.map(({ dataset }) => dataset.block ?? '');
    const view = document.querySelector<HTMLIFrameElement>('.desk-frame')?.contentDocument;
    const drawn: Element[] = [];
    for (const section of view?.querySelectorAll('section.page') ?? []) {
      for (const element of section.querySelectorAll('*')) {
        const isText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
        );
        const isPicture = element.matches('img, svg') && element.parentElement?.closest('svg') === null;
        if (!isText && !isPicture) continue;
        if (element.closest('[aria-hidden="true"]')) continue;
        const { width, height } = element.getBoundingClientRect();
        if (width > 1 && height > 1) drawn.push(element);
      }
    }
    const held = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (ids.includes(at.getAttribute('data-id') ?? ' ')) return true;
      return false;
    };
    return {
      ids,
      homeless: drawn.filter((element) => !held(element)).map(({ outerHTML }) => outerHTML.slice(0, 160)),
      small: boxes
        .filter((box) => Math.min(box.offsetWidth, box.offsetHeight) < least)
        .map(({ outerHTML }) => outerHTML),
    };
  }, leastSidePx);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Scrolls each box into view in turn, and returns a point of it that nothing else covers; null if there is none. */
function pointsOf(page: Page, ids: readonly string[]): Promise<readonly (Point | null)[]> {
  return page.evaluate((wanted) => {
    const boxes = [...document.querySelectorAll<HTMLElement>('.block-target')];
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98];
    return wanted.map((id) => {
      const box = boxes.find(({ dataset }) => dataset.block === id);
      if (!box) return null;
      box.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = box.getBoundingClientRect();
      for (const down of parts)
        for (const across of parts) {
          const at = { x: left + width * across, y: top + height * down };
          if (document.elementFromPoint(at.x, at.y)?.closest('.block-target') === box) return at;
        }
      return null;
    });
  }, ids);
}

/** Presses the arrow key once per box, and returns the boxes that had the focus before each time. */
async function reachedByArrows(page: Page, count: number): Promise<readonly string[]> {
  const focused = await page.evaluateHandle(() => {
    const ids = [(document.activeElement as HTMLElement).dataset.block ?? ''];
    document.addEventListener('focusin', ({ target }) =>
      ids.push((target as HTMLElement).dataset.block ?? ''),
    );
    return ids;
  });
  for (let at = 1; at < count; at += 1) await page.keyboard.press('ArrowDown');
  return focused.jsonValue();
}

for (const [direction, { which, isOne }] of parts.entries())
  test(`every block of every layout has one visible box, selectable by mouse or touch and by keyboard${which}`, {
    tag: ['@every-width', '@full'],
  }, async ({ ownerPage: page }) => {
    test.setTimeout(900_000);
    const app = new AppPage(page);
    await app.open();
    await app.send('Report with one paragraph\n\n## Rides\n\nMore riders than last year.');
    await app.showPane('Page');
    await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
    const address = page.url();
    const isTurn = (turn: number): boolean => turn % artDirections.length === direction;
    // On a phone, the full run shows each document in one direction.
    const some = readKitSamples()
      .filter(isOne)
      .filter((_, turn) => !isFullRun || !isNarrow(page) || isTurn(turn));
    const boxes = page.locator('.block-target');
    const boxOf = (id: string) => page.locator(`.block-target[data-block="${id}"]`);
    for (const [turn, { name, html }] of some.entries()) {
      await test.step(name, async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.route(/\/conversation$/, async (route) => {
          const response = await route.fetch();
          const conversation = (await response.json()) as { document: object };
          await route.fulfill({
            response,
            json: { ...conversation, document: { ...conversation.document, html } },
          });
        });
        await page.goto(address);
        await app.showPane('Page');
        await expect(boxes.first()).toBeAttached();
        await expect(page.getByRole('button', { name: 'Page design' })).toBeEnabled();
        const { ids, homeless, small } = await findBoxes(page);
        expect.soft(homeless, `${name}: drawn outside all blocks`).toEqual([]);
        expect.soft(small, `${name}: too small`).toEqual([]);
        expect.soft(ids.length, `${name}: one box each`).toBe(new Set(ids).size);

        const points = await pointsOf(page, ids);
        const covered = ids.filter((_, at) => points[at] === null);
        expect.soft(covered, `${name}: covered by others`).toEqual([]);

        // Presses the first, the middle and the last box of each document; the full run all of them in one direction.
        const middle = Math.floor(ids.length / 2);
        const last = ids.length - 1;
        const isWhole = isFullRun && (isNarrow(page) || isTurn(turn));
        const pressed = ids.filter((_, at) => isWhole || at === 0 || at === middle || at === last);
        for (const id of pressed) {
          const [at] = await pointsOf(page, [id]);
          if (!at) continue;
          if (isNarrow(page)) await page.touchscreen.tap(at.x, at.y);
          else await page.mouse.click(at.x, at.y);
          await expect.soft(boxOf(id), `${name}: ${id} by pointer`).toHaveAttribute('aria-pressed', 'true');
          await boxOf(id).focus();
          await page.keyboard.press('Escape');
        }
        if (isNarrow(page)) return;

        await boxes.first().focus();
        const reached = await reachedByArrows(page, ids.length);
        expect.soft(reached, `${name}: by arrow keys`).toEqual(ids);
        for (const id of pressed) {
          await boxOf(id).focus();
          await page.keyboard.press('Enter');
          await expect.soft(boxOf(id), `${name}: ${id} by Enter`).toHaveAttribute('aria-pressed', 'true');
          await page.keyboard.press('Escape');
        }
      });
    }
  });

import type { BrowserUser } from './browser-user.ts';
import { blocks } from './views.ts';

/** Runs in the page. Returns the text of the matching elements on the page in the preview. */
function textsIn(selector: string): string[] {
  const view = document.querySelector<HTMLIFrameElement>('iframe.desk-frame')?.contentDocument;
  return [...(view?.querySelectorAll(selector) ?? [])].map((element) =>
    (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
  );
}

/** Runs in the page. Scrolls to an element of the preview, and returns its center in the viewport. */
function centerOf(selector: string, index: number): { x: number; y: number } | null {
  const frame = document.querySelector<HTMLIFrameElement>('iframe.desk-frame');
  const element = frame?.contentDocument?.querySelectorAll(selector)[index];
  if (!frame || !element) return null;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const outer = frame.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const scale = outer.width / frame.offsetWidth;
  return {
    x: outer.left + (inner.left + inner.width / 2) * scale,
    y: outer.top + (inner.top + inner.height / 2) * scale,
  };
}

/** Runs in the page. Returns the blocks of the page in order, those selected, and the one with the focus. */
function blocksNow(): { names: string[]; selected: string[]; focused: string | null } {
  const boxes = [...document.querySelectorAll('.block-target')];
  const nameOf = (box: Element): string => box.getAttribute('aria-label') ?? '';
  const focused = document.activeElement?.closest('.block-target');
  return {
    names: boxes.map(nameOf),
    selected: boxes.filter((box) => box.getAttribute('aria-pressed') === 'true').map(nameOf),
    focused: focused ? nameOf(focused) : null,
  };
}

/** What a user sees of the page in the preview and of its blocks. */
export class PreviewParts {
  readonly #user: BrowserUser;

  constructor(user: BrowserUser) {
    this.#user = user;
  }

  readonly blocksNow = () => this.#user.page.evaluate(blocksNow);

  readonly texts = (selector: string) => this.#user.page.evaluate(textsIn, selector);

  /** Waits until the matching elements have these texts. */
  async untilTexts(selector: string, texts: readonly (string | RegExp)[]): Promise<void> {
    let found: string[] = [];
    const isAsGiven = (): boolean =>
      found.length === texts.length &&
      texts.every((text, at) => (typeof text === 'string' ? found[at] === text : text.test(found[at] ?? '')));
    await this.#user.until(`${selector} with ${texts.join(' | ')}`, async () => {
      found = await this.texts(selector);
      return isAsGiven();
    });
  }

  /** Waits until the text of the page matches, or doesn't. */
  async untilShown(words: RegExp, isShown = true): Promise<void> {
    await this.#user.until(
      `${isShown ? '' : 'page without '}${words}`,
      async () => words.test((await this.texts('article')).join(' ')) === isShown,
    );
  }

  async clickText(selector: string, index = 0): Promise<void> {
    const { x, y } = await this.#user.until(`${selector} on the page`, () =>
      this.#user.page.evaluate(centerOf, selector, index),
    );
    await this.#user.page.clickAt(x, y);
  }

  /** Selects a block by mouse, unless it is selected. */
  async select(name: string | RegExp): Promise<void> {
    const isName = (each: string): boolean => (typeof name === 'string' ? each === name : name.test(each));
    const isSelected = async (): Promise<boolean> => (await this.blocksNow()).selected.some(isName);
    if (await isSelected()) return;
    await this.#user.click({ role: 'button', name, within: blocks });
    await this.#user.until(`selected block ${name}`, isSelected);
  }
}

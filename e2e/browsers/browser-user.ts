import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { DrivenPage } from './driven-page.ts';

const require = createRequire(import.meta.url);
/** Testing Library's queries by role and accessible name, as one script for any browser. */
const queriesSource = readFile(
  require.resolve('@testing-library/dom').replace(/index\.js$/, '@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Generous, because two cores may be shared with other tests. */
const waitMs = 110_000;
const pollMs = 150;

/** Identifies one element: by role and name, optionally within another one. */
export interface Target {
  readonly role: string;
  readonly name?: string | RegExp;
  readonly within?: Target;
}

interface WireTarget {
  readonly role: string;
  readonly name: string | null;
  readonly flags: string | null;
  readonly within: WireTarget | null;
}

function toWire({ role, name, within }: Target): WireTarget {
  const isPattern = name instanceof RegExp;
  return {
    role,
    name: isPattern ? name.source : (name ?? null),
    flags: isPattern ? name.flags : null,
    within: within ? toWire(within) : null,
  };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Result of a lookup: 'missing' if the queries aren't loaded, 'none' if there is no such element. */
type Finding =
  | 'missing'
  | 'none'
  | (Box & { text: string; value: string; isEnabled: boolean; isOnTop: boolean });

/** Runs in the page. */
const pageText = (): string =>
  [document, ...[...document.querySelectorAll('iframe')].map(({ contentDocument }) => contentDocument)]
    .map((each) => (each?.body.textContent ?? '').replaceAll(/\s+/g, ' ').slice(0, 2000))
    .join(' | ');

/** Runs in the page. */
function lookUp(target: WireTarget, isScrolled: boolean): Finding {
  const queries = (
    window as {
      TestingLibraryDom?: { queryAllByRole: (...args: unknown[]) => HTMLElement[] };
    }
  ).TestingLibraryDom;
  if (!queries) return 'missing';
  const find = ({ role, name, flags, within }: WireTarget): HTMLElement[] => {
    const roots: HTMLElement[] = within ? find(within) : [document.body];
    const pattern = name === null ? undefined : flags === null ? name : new RegExp(name, flags);
    return roots.flatMap((root) => queries.queryAllByRole(root, role, pattern && { name: pattern }));
  };
  const [element] = find(target);
  if (!element) return 'none';
  if (isScrolled) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return {
    left,
    top,
    width,
    height,
    text: (element.textContent ?? '').trim(),
    value: (element as HTMLInputElement).value ?? '',
    isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
    isOnTop: hit !== null && (element.contains(hit) || hit.contains(element)),
  };
}

/** Simulates a user in a browser: finds elements by role and name, waits for them, clicks and types. */
export class BrowserUser {
  readonly page: DrivenPage;

  constructor(page: DrivenPage) {
    this.page = page;
  }

  /** Waits until a probe returns a value; on timeout, fails with a description of it. */
  async until<Result>(
    what: string,
    probe: () => Promise<Result | null | false | undefined>,
  ): Promise<Result> {
    for (const since = Date.now(); ; ) {
      let fault: unknown;
      try {
        const result = await probe();
        if (result !== null && result !== false && result !== undefined) return result;
      } catch (error) {
        // A page has no document during navigation.
        fault = error;
      }
      if (Date.now() - since > waitMs) {
        const shown = await this.page.evaluate(pageText).catch(String);
        const message = `${this.page.browserName}: no ${what} within ${waitMs / 1000} s. The page shows: ${shown}`;
        throw new Error(message, { cause: fault });
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  /** Returns the box, text and value of an element once it exists. */
  async see(target: Target): Promise<Box & { text: string; value: string }> {
    return this.until(inWords(target), async () => {
      const found = await this.#find(target, false);
      return typeof found === 'object' && found.width > 0 ? found : null;
    });
  }

  async click(target: Target): Promise<void> {
    let before: Box | null = null;
    const { left, top, width, height } = await this.until(`${inWords(target)} to click`, async () => {
      const found = await this.#find(target, true);
      if (typeof found === 'string' || !found.isEnabled || !found.isOnTop) return null;
      const isStill = before?.left === found.left && before.top === found.top && before.width === found.width;
      before = found;
      return isStill ? found : null;
    });
    await this.page.clickAt(left + width / 2, top + height / 2);
  }

  /** Types into a field. Retries if a re-render discarded the text. */
  async fill(target: Target, text: string): Promise<void> {
    await this.until(`${inWords(target)} to hold the text`, async () => {
      await this.click(target);
      await this.page.press('Control+a');
      await this.page.type(text);
      return (await this.see(target)).value === text;
    });
  }

  async #find(target: Target, isScrolled: boolean): Promise<Exclude<Finding, 'missing'>> {
    const found = await this.page.evaluate(lookUp, toWire(target), isScrolled);
    if (found !== 'missing') return found;
    await this.page.runSource(await queriesSource);
    return 'none';
  }
}

function inWords({ role, name, within }: Target): string {
  return `${role}${name ? ` ${name}` : ''}${within ? ` in ${inWords(within)}` : ''}`;
}

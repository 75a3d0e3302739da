import { expect, test } from '../fixtures.ts';
import { BrowserUser } from './browser-user.ts';
import { findInstalledBrowser } from './installed-browsers.ts';
import { copyElsewhere } from './other-program.ts';
import { PreviewParts } from './preview-parts.ts';

export const versions = { role: 'complementary', name: 'Versions' };

interface Firefox {
  readonly user: BrowserUser;
  readonly preview: PreviewParts;
  /** Creates a document and waits until it can be edited. */
  readonly write: (prompt: string) => Promise<void>;
  /** Sends a follow-up to the open document. */
  readonly ask: (prompt: string) => Promise<void>;
  /** Calls the API as the owner. */
  readonly call: (path: string, body: object | FormData) => Promise<Record<string, unknown>>;
}

export const isEnabled = (user: BrowserUser, name: string) =>
  user.page.evaluate(
    (wanted) =>
      [...document.querySelectorAll<HTMLButtonElement>('button:enabled')].some(
        (button) => (button.getAttribute('aria-label') ?? button.textContent) === wanted,
      ),
    name,
  );

export const firefoxTest = test.extend<{ readonly firefox: Firefox }>({
  firefox: async ({ octavo, ownerCookies }, use) => {
    const found = await findInstalledBrowser('firefox', process.env.OCTAVO_TEST_FULL === '1');
    if ('missing' in found) {
      test.info().skip(true, found.missing);
      return;
    }
    const user = new BrowserUser(await found.launch());
    try {
      await user.page.addCookies(ownerCookies, octavo.baseUrl);
      const write = async (prompt: string): Promise<void> => {
        await user.page.goto(`${octavo.baseUrl}/app`);
        const field = { role: 'textbox', name: /prompt/i };
        if (prompt.includes('\n')) {
          // Pasted, because Enter sends it.
          await copyElsewhere(user, 'cells', prompt);
          await user.click(field);
          await user.page.press('Control+v');
        } else {
          // It has the focus when the page opens.
          await user.until('focus in the prompt', () =>
            user.page.evaluate(() => document.activeElement?.matches('textarea') === true),
          );
          await user.page.type(prompt);
          await user.until('the prompt', async () => (await user.see(field)).value === prompt);
        }
        await user.click({ role: 'button', name: 'Send' });
        await user.see({ role: 'button', name: /^(Checks passed|\d+ repairs?)$/ });
        await user.until('editing', () => isEnabled(user, 'Page design'));
      };
      const ask = async (prompt: string): Promise<void> => {
        await user.fill({ role: 'textbox', name: /prompt/i }, prompt);
        await user.click({ role: 'button', name: 'Send' });
      };
      const origin = octavo.baseUrl;
      const cookie = ownerCookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const call = async (path: string, body: object | FormData): Promise<Record<string, unknown>> => {
        const signed = await fetch(`${origin}/identity/session/token`, {
          method: 'POST',
          headers: { origin, cookie },
        });
        const { token } = (await signed.json()) as { token: string };
        const isForm = body instanceof FormData;
        const answer = await fetch(origin + path, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            ...(!isForm && { 'content-type': 'application/json' }),
          },
          body: isForm ? body : JSON.stringify(body),
        });
        expect(answer.ok, path).toBe(true);
        return (await answer.json()) as Record<string, unknown>;
      };
      await use({ user, preview: new PreviewParts(user), write, ask, call });
    } finally {
      await user.page.close();
    }
  },
});

export const newestIs = (user: BrowserUser, words: string) =>
  user.until(`version '${words}'`, async () => (await user.see(versions)).text.includes(words));

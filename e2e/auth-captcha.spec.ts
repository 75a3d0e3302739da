import { AuthPage } from './auth-page.ts';
import { test as base, expect } from './fixtures.ts';
import { OctavoProcess } from './octavo-process.ts';

/** Fake of the three providers' scripts, which tests can't load; returns numbered tokens. */
const scriptOf = (global: string) => `
  let options, made = 0;
  window.${global} = {
    ready: (listener) => listener(),
    render: (box, given) => { options = given; return 0; },
    reset: () => {},
    execute: () => setTimeout(() => options.callback('token-' + ++made)),
  };`;

/**
 * Like reCAPTCHA v2: a layer under the body with the puzzle's iframe, hidden when closed, without a callback.
 */
const closingPuzzle = `
  window.grecaptcha = {
    ready: (listener) => listener(),
    render: () => 0,
    reset: () => {},
    execute: () => {
      const layer = document.createElement('div');
      layer.innerHTML =
        '<div><iframe src="/recaptcha/api2/bframe"></iframe></div><button type="button">Close the puzzle</button>';
      layer.querySelector('button').onclick = () => { layer.style.visibility = 'hidden'; };
      document.body.append(layer);
      return Promise.resolve(null);
    },
  };`;

const providers = [
  ['cloudflare-turnstile', 'turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js*'],
  ['hcaptcha', 'hcaptcha', 'https://js.hcaptcha.com/1/api.js*'],
  ['google-recaptcha', 'grecaptcha', 'https://www.google.com/recaptcha/api.js*'],
] as const;

for (const [provider, global, script] of providers) {
  const test = base.extend<object, { readonly octavo: OctavoProcess }>({
    octavo: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright parses this pattern for dependencies.
      async ({}, use) => {
        const octavo = await OctavoProcess.start({
          CAPTCHA_PROVIDER: provider,
          CAPTCHA_SITE_KEY: 'a-site-key',
          CAPTCHA_SECRET_KEY: 'a-secret-key',
        });
        await use(octavo);
        await octavo.dispose();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  });

  const title = `[A14] [I02] ${provider}: its script comes when it is needed, its token is sent, a missing one is made up for once`;
  // Each provider needs its own server, so the short run covers only the one with the most tests.
  const tag = provider === 'google-recaptcha' ? [] : '@full';
  test(title, { tag }, async ({ page }) => {
    let loads = 0;
    await page.route(script, (route) => {
      loads += 1;
      return route.fulfill({ contentType: 'text/javascript', body: scriptOf(global) });
    });
    const sent: unknown[] = [];
    await page.route('**/identity/sign-in', async (route) => {
      const { captcha_token: token, ...body } = route.request().postDataJSON() as Record<string, unknown>;
      sent.push(token);
      // Drops the first token, so the server requires one.
      await route.continue(sent.length === 1 ? { postData: JSON.stringify(body) } : {});
    });
    const auth = new AuthPage(page);
    await auth.open();
    expect(loads).toBe(0);
    await auth.signIn('nobody@example.com', 'secret-1');
    // Unknown key or unreachable provider: the server rejects the sign-in either way.
    await auth.expectToast('Sign in failed');
    expect(loads).toBe(1);
    expect(sent).toEqual(['token-1', 'token-2']);
    await expect(page).toHaveURL(/\/auth/);
  });

  if (provider === 'google-recaptcha')
    test('a closed reCAPTCHA puzzle, which sends no event, re-enables the button with a message', {
      tag: '@full',
    }, async ({ page }) => {
      await page.route(script, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: closingPuzzle }),
      );
      await page.route('**/recaptcha/api2/bframe', (route) => route.fulfill({ body: 'the puzzle' }));
      const auth = new AuthPage(page);
      await auth.open();
      await auth.signIn('nobody@example.com', 'secret-1');
      await page.getByRole('button', { name: 'Close the puzzle' }).click();
      await auth.expectToast('Sign in failed', 'The captcha was not solved. Please try again.');
      await expect(auth.button('Sign In')).toBeEnabled();
      await expect(auth.button('Sign In')).not.toHaveAttribute('aria-busy', 'true');
    });
}

import path from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findBrowser } from '../../src/server/rendering/find-browser.ts';

/** Opens the browser that Octavo renders with. */
export async function openBrowser(): Promise<{
  readonly browser: Browser;
  readonly path: string;
  readonly environment: Readonly<Record<string, string>>;
}> {
  const found = await findBrowser({
    cacheDir: path.join(import.meta.dirname, '../../node_modules/.cache/octavo-browser'),
  });
  const browser = await chromium.launch({
    executablePath: found.path,
    env: { ...found.environment },
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  return { browser, path: found.path, environment: found.environment };
}

/** Opens a window with the local owner signed in. The link works once. */
export async function ownerContext(
  browser: Browser,
  server: { readonly baseUrl: string; readonly ownerLink: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.baseUrl,
    viewport: { width: 1280, height: 800 },
  });
  const token = new URL(server.ownerLink).searchParams.get('owner');
  await context.request.post('/identity/owner/sign-in', {
    data: { token },
    headers: { origin: server.baseUrl },
  });
  return context;
}

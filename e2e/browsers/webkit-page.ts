import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DrivenPage, type Modifier, type NamedKey, type PressedKey, viewport } from './driven-page.ts';

/** Key codes of WebDriver. Letters stand for themselves. */
const keys: Readonly<Record<NamedKey | Modifier, string>> = {
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Home: '\uE011',
  End: '\uE010',
  Backspace: '\uE003',
  Delete: '\uE017',
  F2: '\uE032',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

const codesOf = (pressed: PressedKey): string[] =>
  pressed.split('+').map((key) => (key in keys ? keys[key as keyof typeof keys] : key));

const startsWithinMs = 30_000;
const endsWithinMs = 5_000;

export interface WebKitPaths {
  readonly driver: string;
  readonly miniBrowser: string;
  readonly displayServer: string;
}

/** Starts a virtual display. Returns its name. */
async function startDisplay(server: string): Promise<{ process: ChildProcess; display: string }> {
  const size = `${viewport.width + 200}x${viewport.height + 300}x24`;
  const args = ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'];
  const child = spawn(server, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const pipe = child.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe for its display number.');
  const signal = AbortSignal.timeout(startsWithinMs);
  const [number] = (await once(pipe, 'data', { signal })) as [Buffer];
  return { process: child, display: `:${number.toString().trim()}` };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), endsWithinMs);
  await ended;
  clearTimeout(late);
}

/** Connects by W3C WebDriver: https://www.w3.org/TR/webdriver2/. */
function connect(base: string) {
  return async <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Value> => {
    const answer = await fetch(base + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKitWebDriver: ${path}: ${value.error}: ${value.message}`);
    return value;
  };
}

async function ready(call: ReturnType<typeof connect>): Promise<void> {
  for (const since = Date.now(); ; ) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() - since > startsWithinMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts MiniBrowser (a minimal WebKitGTK browser) on a virtual display. */
export async function launchWebKit(paths: WebKitPaths): Promise<DrivenPage> {
  const home = await mkdtemp(join(tmpdir(), 'octavo-webkit-'));
  const downloadDir = join(home, 'downloads');
  await mkdir(downloadDir);
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloadDir}"\n`);
  await mkdir(join(home, 'gtk-3.0'));
  // Sets prefers-reduced-motion.
  await writeFile(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const { process: displayServer, display } = await startDisplay(paths.displayServer);
  const port = await findFreePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      GDK_BACKEND: 'x11',
      // Disables the accessibility bus, which isn't needed here.
      NO_AT_BRIDGE: '1',
    },
    stdio: 'ignore',
  });
  const call = connect(`http://127.0.0.1:${port}`);
  await ready(call);
  const browserOptions = { binary: paths.miniBrowser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities });
  const session = `/session/${sessionId}`;

  const execute = <Result>(script: string, args: readonly unknown[] = []): Promise<Result> =>
    call<Result>('POST', `${session}/execute/sync`, { script, args });
  const perform = (type: 'key' | 'pointer', actions: readonly object[]): Promise<void> =>
    call('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] });
  const down = (value: string) => ({ type: 'keyDown', value });
  const up = (value: string) => ({ type: 'keyUp', value });

  /**
   * The window has a frame, and a bar after downloads: measures the viewport and enlarges the window by the
   * difference.
   */
  async function fitWindow(): Promise<void> {
    const size = await execute<[number, number]>('return [innerWidth, innerHeight]');
    const window = await call<{ width: number; height: number }>('GET', `${session}/window/rect`);
    await call('POST', `${session}/window/rect`, {
      width: window.width + viewport.width - size[0],
      height: window.height + viewport.height - size[1],
    });
  }

  return {
    browserName: 'webkit',
    downloadDir,
    goto: async (url) => {
      await fitWindow();
      await call('POST', `${session}/url`, { url });
    },
    evaluate: (script, ...args) => execute(`return (${script}).apply(null, arguments)`, args),
    runSource: (source) => execute(source),
    clickAt: (x, y) =>
      perform('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) =>
      perform(
        'key',
        [...text].flatMap((letter) => [down(letter), up(letter)]),
      ),
    press: (pressed) => {
      const codes = codesOf(pressed);
      return perform('key', [...codes.map(down), ...codes.toReversed().map(up)]);
    },
    screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    cookies: () => call('GET', `${session}/cookie`),
    addCookies: async (cookies, url) => {
      const { hostname } = new URL(url);
      for (const { name, value } of cookies) {
        const cookie = { name, value, domain: hostname, path: '/', httpOnly: true };
        await call('POST', `${session}/cookie`, { cookie });
      }
    },
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      await end(driver);
      await end(displayServer);
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

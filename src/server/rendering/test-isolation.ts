import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { isIPv6 } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lifecycle/free-port.ts';
import { insideAddresses } from '../testing/network/private-network.ts';
import { scoped, startCanaries } from '../testing/network/start-canaries.ts';
import { createRenderer } from './renderer.ts';
import { testCacheDir } from './test-browser.ts';
import { pdfTexts } from './test-pdf-text.ts';
import { pageOfWaysOut } from './test-ways-out.ts';

export interface IsolationResult {
  /** Canaries that were listening, and those that received a plain request before the test. */
  readonly doors: readonly string[];
  readonly reached: readonly string[];
  /** Canaries that received anything from the page. */
  readonly visits: readonly string[];
  /** Text of the rendered page. */
  readonly text: string;
}

const secret = 'TOPSECRET';

/** Formats a host for use in a URL. */
const inAddress = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

function isReached(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: scoped(host), port, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(true));
    }).on('error', () => resolve(false));
  });
}

/** Prints and draws the page with all ways out, while canaries listen at each address. */
export async function tryWaysOut(addresses: readonly string[]): Promise<IsolationResult> {
  const [port, udpPort] = await Promise.all([freePort('127.0.0.1'), freePort('127.0.0.1')]);
  const canaries = await startCanaries({ addresses, ports: [port], udpPorts: [udpPort] });
  const folder = await mkdtemp(join(tmpdir(), 'octavo-secret-'));
  const file = join(folder, 'secret.txt');
  await writeFile(file, secret);
  const renderer = createRenderer({ cacheDir: testCacheDir });
  try {
    const reached: string[] = [];
    for (const address of addresses) if (await isReached(address, port)) reached.push(address);
    canaries.reset();
    const html = pageOfWaysOut({ hosts: addresses.map(inAddress), port, udpPort, file });
    const { pdf } = await renderer.renderPdf({ html });
    await renderer.screenshot({ html, page: 1, widthPx: 200, format: 'webp' });
    // Waits for late packets; none may arrive.
    await sleep(500);
    return {
      doors: canaries.doors,
      reached,
      visits: [...canaries.visits],
      text: (await pdfTexts(pdf)).join(''),
    };
  } finally {
    await Promise.all([renderer.close(), canaries.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** Entry point for `runInNamespace`. */
export const inNamespace = (): Promise<IsolationResult> => tryWaysOut(insideAddresses);

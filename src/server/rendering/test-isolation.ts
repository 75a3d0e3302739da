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
  /** Canaries that stood, and those of them that heard a plain request before. */
  readonly doors: readonly string[];
  readonly reached: readonly string[];
  /** Canaries that heard anything of the page. */
  readonly visits: readonly string[];
  /** What the page became. */
  readonly text: string;
}

const secret = 'TOPSECRET';

/** As it stands in an address. */
const inAddress = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

function isReached(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    get({ host: scoped(host), port, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(true));
    }).on('error', () => resolve(false));
  });
}

/** Prints and draws the page of all ways out, while canaries listen at each address. */
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
    // What is sent late comes late; nothing must.
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

/** What `runInNamespace` calls. */
export const inNamespace = (): Promise<IsolationResult> => tryWaysOut(insideAddresses);

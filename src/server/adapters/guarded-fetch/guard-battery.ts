import { createServer, get, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { AppError } from '../../app-error.ts';
import { insideAddresses, openAddress } from '../../testing/network/private-network.ts';
import { scoped, startCanaries } from '../../testing/network/start-canaries.ts';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { insideAttempts, redirectTo } from './guard-attempts.ts';

/** Where the checks run: on loopback, or in a separate network namespace. */
export type Ground = 'loopback' | 'namespace';

export interface BatteryResult {
  /** Canaries. A plain request must reach all of them, or the other results prove nothing. */
  readonly doors: readonly string[];
  readonly reached: readonly string[];
  /** Error code of each refusal; 'served' if the request went through. */
  readonly outcomes: readonly { readonly what: string; readonly outcome: string }[];
  /** Requests from the guard that reached a canary. */
  readonly visits: readonly string[];
  /** Response of the legitimate site. */
  readonly legitimate: string;
}

/** Ports that the guard allows, so a canary isn't refused for its port alone. */
const webPorts = [8080, 8443, 80, 443];

/** Starts the public site. It redirects wherever its path says. */
async function startSite(host: string, port: number): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const target = redirectTo(request.url ?? '/');
    if (target) response.writeHead(302, { location: target }).end();
    else response.end('the open site');
  });
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  const bound = server.address();
  return { server, port: typeof bound === 'object' && bound ? bound.port : port };
}

async function isReached(door: string): Promise<boolean> {
  const [, host = '', port] = door.split(' ');
  return new Promise((resolve) => {
    get({ host: scoped(host), port: Number(port), family: isIPv6(host) ? 6 : 4, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(true));
    }).on('error', () => resolve(false));
  });
}

async function outcomeOf(fetching: Promise<unknown>): Promise<string> {
  try {
    await fetching;
    return 'served';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

/** Starts the canaries, makes every attempt and fetches the legitimate site. */
export async function runGuardBattery(ground: Ground): Promise<BatteryResult> {
  const isAlone = ground === 'namespace';
  // On loopback, ports may be in use; the first one that opens is enough.
  const canaries = await startCanaries({
    addresses: isAlone ? insideAddresses : ['127.0.0.1', '::1'],
    ports: isAlone ? [80, 8080] : webPorts,
  });
  const site = await startSite(isAlone ? openAddress : '127.0.0.1', isAlone ? 80 : 0);
  try {
    const port = Number(canaries.doors[0]?.split(' ')[2] ?? webPorts[0]);
    const { attempts, names } = insideAttempts({
      inside: isAlone ? '10.66.0.1' : '127.0.0.1',
      port,
      site: `http://site.test:${site.port}`,
      siteAddress: isAlone ? openAddress : '127.0.0.1',
      isAlone,
    });
    const asked = new Map<string, number>();
    const fetchGuarded = createGuardedFetch({
      // In a namespace the site has a public address, so no exception is needed.
      allowedHosts: isAlone ? [] : [{ host: 'site.test', port: site.port }],
      lookup: async (name) => {
        const answers = names[name] ?? [];
        const turn = asked.get(name) ?? 0;
        asked.set(name, turn + 1);
        return answers[Math.min(turn, answers.length - 1)] ?? [];
      },
    });
    const reached: string[] = [];
    for (const door of canaries.doors) if (await isReached(door)) reached.push(door);
    canaries.reset();
    const outcomes: { what: string; outcome: string }[] = [];
    for (const { what, url } of attempts)
      outcomes.push({ what, outcome: await outcomeOf(fetchGuarded(url, { deadlineMs: 5000 })) });
    const page = await fetchGuarded(`http://site.test:${site.port}/`);
    return {
      doors: canaries.doors,
      reached,
      outcomes,
      visits: [...canaries.visits],
      legitimate: page.body.toString(),
    };
  } finally {
    site.server.closeAllConnections();
    await new Promise((resolve) => site.server.close(resolve));
    await canaries.close();
  }
}

/** Entry point for `runInNamespace`. */
export const inNamespace = (): Promise<BatteryResult> => runGuardBattery('namespace');

import { createServer, get, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { AppError } from '../../app-error.ts';
import { insideAddresses, openAddress } from '../../testing/network/private-network.ts';
import { scoped, startCanaries } from '../../testing/network/start-canaries.ts';
import { createGuardedFetch } from './create-guarded-fetch.ts';
import { insideAttempts, redirectTo } from './guard-attempts.ts';

/** Where the battery runs: on this machine's loopback, or in a network of its own. */
export type Ground = 'loopback' | 'namespace';

export interface BatteryResult {
  /** Canaries that a plain request reaches: all of them, else the others prove nothing. */
  readonly doors: readonly string[];
  readonly reached: readonly string[];
  /** The code of each refusal; 'served' where there was none. */
  readonly outcomes: readonly { readonly what: string; readonly outcome: string }[];
  /** What the canaries saw of the guard. */
  readonly visits: readonly string[];
  /** What the one legitimate site answered. */
  readonly legitimate: string;
}

/** The guard lets these through by itself, so a canary there is not refused for its port. */
const webPorts = [8080, 8443, 80, 443];

/** The site that anybody may fetch; its paths lead where they say. */
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

/** The battery, whole: canaries up, each attempt made, the legitimate site fetched. */
export async function runGuardBattery(ground: Ground): Promise<BatteryResult> {
  const isAlone = ground === 'namespace';
  // The first door that opens will do on a machine that has other things to do.
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
      // In a network of its own the site has an address of the open internet, and nothing is allowed.
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

/** What `runInNamespace` calls. */
export const inNamespace = (): Promise<BatteryResult> => runGuardBattery('namespace');

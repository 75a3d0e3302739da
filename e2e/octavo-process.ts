import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserCacheDir, findTestBrowser } from './test-browser.ts';
import { openTestDatabase } from './test-database.ts';
import { VisitorRelay } from './visitor-relay.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Passes on the library path of the bundled browser. */
function librariesOf({ LD_LIBRARY_PATH }: Readonly<Record<string, string>>): Record<string, string> {
  return LD_LIBRARY_PATH === undefined ? {} : { LD_LIBRARY_PATH };
}

/** Startup timeout; generous for busy machines. */
const readyWithinMs = 180_000;
/** Shutdown timeout; a server that takes longer is stuck. */
const stoppedWithinMs = 60_000;

const outboxTokens = new Map<string, string>();

/** Saves a third of the processor time of a start; what is prepared ahead is tested without it. */
const sparing = { OCTAVO_WORK_AHEAD: 'false' };

/** A real Octavo in its own process with its own data folder and database. */
export class OctavoProcess {
  readonly #environment: NodeJS.ProcessEnv;
  readonly dataDir: string;
  /** URL for tests and browsers: a relay in front of the server. */
  readonly baseUrl: string;
  readonly #relay: VisitorRelay;
  /** Drops the database; undefined for the embedded one. */
  readonly #drop: (() => Promise<void>) | undefined;
  #child: ChildProcess | undefined;
  #stdout = '';
  #stderr = '';

  private constructor(
    dataDir: string,
    { port, relay, drop }: { port: number; relay: VisitorRelay; drop: (() => Promise<void>) | undefined },
    environment: NodeJS.ProcessEnv,
  ) {
    this.dataDir = dataDir;
    this.#relay = relay;
    this.#drop = drop;
    this.baseUrl = `http://localhost:${relay.port}`;
    this.#environment = {
      ...environment,
      OCTAVO_DATA_DIR: dataDir,
      PORT: String(port),
      OCTAVO_PUBLIC_URL: this.baseUrl,
    };
  }

  /**
   * Starts a server in a fresh data folder, with a database on the server of the run.
   * @param settings environment variables besides the data folder and the port
   */
  static async start(settings: Record<string, string> = {}): Promise<OctavoProcess> {
    const { url, drop } = await openTestDatabase();
    return OctavoProcess.#startWith({ ...sparing, DATABASE_URL: url, ...settings }, drop);
  }

  /** Starts a server like `npm start`: with its embedded database, and with work ahead. */
  static startAlone(settings: Record<string, string> = {}): Promise<OctavoProcess> {
    return OctavoProcess.#startWith(settings);
  }

  static async #startWith(
    settings: Record<string, string>,
    drop?: () => Promise<void>,
  ): Promise<OctavoProcess> {
    const dataDir = await mkdtemp(join(tmpdir(), 'octavo-e2e-'));
    // The embedded database runs as another user if the tests run as root.
    await chmod(dataDir, 0o755);
    const browser = await findTestBrowser();
    await symlink(browserCacheDir, join(dataDir, 'browser'));
    const port = await findFreePort();
    const relay = await VisitorRelay.to(port);
    const server = new OctavoProcess(
      dataDir,
      { port, relay, drop },
      {
        ...process.env,
        // Its lines are read in English.
        LC_ALL: 'C',
        OCTAVO_BROWSER: browser.path,
        ...librariesOf(browser.environment),
        ...settings,
      },
    );
    try {
      await server.#launch();
    } catch (error) {
      await server.dispose();
      throw error;
    }
    return server;
  }

  /** Later connections come from another address, with separate rate limits. */
  asNewVisitor(): void {
    this.#relay.next();
  }

  /** The server's stderr since the first start. */
  get stderr(): string {
    return this.#stderr;
  }

  /** The server's stdout since the first start. */
  get stdout(): string {
    return this.#stdout;
  }

  /** The one-time setup link printed by the last start. */
  get ownerLink(): string {
    const link = [...this.#stdout.matchAll(/https?:\/\/\S+[?&]owner=\S+/g)].at(-1)?.[0];
    if (!link) throw new Error(`The server printed no sign-in link:\n${this.#stdout}`);
    return link;
  }

  /** Returns the outbox token of a server started by a test, by its URL. */
  static outboxTokenOf(baseUrl: string): string {
    const token = outboxTokens.get(baseUrl);
    if (!token) throw new Error(`No Octavo with an outbox was started at ${baseUrl}.`);
    return token;
  }

  get pid(): number {
    const pid = this.#child?.pid;
    if (pid === undefined) throw new Error('The server is not running.');
    return pid;
  }

  /** Stops the server like Ctrl-C. Returns its exit code; null if it had to be killed. */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    child.kill('SIGINT');
    const killLate = setTimeout(() => child.kill('SIGKILL'), stoppedWithinMs);
    await this.#ended(child);
    clearTimeout(killLate);
    return child.exitCode;
  }

  /** Kills the server like a power failure; an embedded database runs until the next start finds it. */
  async kill9(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    child.kill('SIGKILL');
    await this.#ended(child);
  }

  /** Restarts on the same port and data; stops the server first if it is running. */
  async restart(): Promise<void> {
    await this.stop();
    await this.#launch();
  }

  /** Stops everything and deletes the data. Restarts a killed server once to stop its embedded database. */
  async dispose(): Promise<void> {
    const wasKilled = !this.#child && this.#stdout.includes(readyLine);
    if (wasKilled && !this.#drop) await this.#launch().catch(() => undefined);
    await this.stop();
    this.#relay.close();
    await this.#drop?.();
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  async #launch(): Promise<void> {
    const from = this.#stdout.length;
    const child = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stderr.on('data', (chunk: Buffer) => {
      this.#stderr += chunk.toString();
    });
    await new Promise<void>((resolve, reject) => {
      const fail = (why: string) => {
        child.kill('SIGKILL');
        reject(new Error(`The server ${why}:\n${this.#stdout.slice(from)}${this.#stderr}`));
      };
      const late = setTimeout(() => fail(`was not ready within ${readyWithinMs} ms`), readyWithinMs);
      const end = (code: number | null) => {
        clearTimeout(late);
        fail(`ended with code ${code} instead of getting ready`);
      };
      child.once('exit', end);
      child.stdout.on('data', (chunk: Buffer) => {
        this.#stdout += chunk.toString();
        const printed = this.#stdout.slice(from);
        // The setup link follows the ready line; waits for the end of its line.
        if (!printed.includes(readyLine) || !/[?&]owner=\S+\s/.test(printed)) return;
        clearTimeout(late);
        child.off('exit', end);
        const outbox = /\/dev\/outbox\?token=(\S+)/.exec(printed)?.[1];
        if (outbox) outboxTokens.set(this.baseUrl, outbox);
        resolve();
      });
    });
  }

  async #ended(child: ChildProcess): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    if (this.#child === child) this.#child = undefined;
  }
}

const readyLine = 'Octavo is ready at ';

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

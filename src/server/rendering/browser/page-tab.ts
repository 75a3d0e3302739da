import type { BrowserTab } from './browser-process.ts';
import type { CdpCommands, CdpEvent, CdpEvents, CdpMethod } from './cdp-commands.ts';
import type { CdpPipe } from './cdp-pipe.ts';

/**
 * Page scripts are disabled. Ours run in an isolated world, with the same document but without its globals.
 */
const worldName = 'octavo';

/**
 * Set by emulation, because a full browser ignores the size of a tab and includes the frame in a window's
 * size.
 */
const viewport = { width: 1280, height: 1024, deviceScaleFactor: 1, mobile: false } as const;

/** An empty page that can't run scripts and whose requests all fail. */
export class PageTab implements BrowserTab {
  readonly crashed: Promise<string>;
  readonly frameId: string;
  readonly #pipe: CdpPipe;
  readonly #targetId: string;
  readonly #sessionId: string;
  readonly #worldId: number;
  readonly #stopListening: () => void;

  private constructor(
    pipe: CdpPipe,
    ids: { targetId: string; sessionId: string; frameId: string; worldId: number },
    crash: { crashed: Promise<string>; stopListening: () => void },
  ) {
    this.#pipe = pipe;
    this.#targetId = ids.targetId;
    this.#sessionId = ids.sessionId;
    this.frameId = ids.frameId;
    this.#worldId = ids.worldId;
    this.crashed = crash.crashed;
    this.#stopListening = crash.stopListening;
  }

  static async open(pipe: CdpPipe): Promise<PageTab> {
    const { targetId } = await pipe.send('Target.createTarget', {
      url: 'about:blank',
      // A full browser doesn't render background tabs. The shell has only windows.
      newWindow: true,
    });
    const { sessionId } = await pipe.send('Target.attachToTarget', { targetId, flatten: true });
    const crash = watchForCrash(pipe, sessionId);
    const [{ frameTree }] = await Promise.all([
      pipe.send('Page.getFrameTree', {}, sessionId),
      pipe.send('Page.enable', {}, sessionId),
      pipe.send('Emulation.setDeviceMetricsOverride', viewport, sessionId),
      closeOff(pipe, sessionId),
    ]);
    const frameId = frameTree.frame.id;
    const world = await pipe.send('Page.createIsolatedWorld', { frameId, worldName }, sessionId);
    return new PageTab(pipe, { targetId, sessionId, frameId, worldId: world.executionContextId }, crash);
  }

  send<M extends CdpMethod>(method: M, params: CdpCommands[M]['params']): Promise<CdpCommands[M]['result']> {
    return this.#pipe.send(method, params, this.#sessionId);
  }

  /** Resolves at the page's next event of this kind. */
  next<E extends CdpEvent>(event: E): Promise<CdpEvents[E]> {
    const { promise, resolve } = Promise.withResolvers<CdpEvents[E]>();
    const stop = this.#pipe.on(
      event,
      (params) => {
        stop();
        resolve(params);
      },
      this.#sessionId,
    );
    return promise;
  }

  /** Evaluates one of our expressions in the isolated world and awaits its promise. */
  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', {
      expression,
      contextId: this.#worldId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async close(): Promise<void> {
    this.#stopListening();
    await this.#pipe.send('Target.closeTarget', { targetId: this.#targetId }).catch(() => {});
  }
}

/**
 * Disables scripts and fails every request, also in frames with their own process. Uses 'Aborted' rather than
 * 'blocked', because an aborted navigation leaves the page unchanged.
 */
async function closeOff(pipe: CdpPipe, sessionId: string): Promise<void> {
  pipe.on(
    'Fetch.requestPaused',
    ({ requestId }) => {
      pipe.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }, sessionId).catch(() => {});
    },
    sessionId,
  );
  pipe.on(
    'Target.attachedToTarget',
    (child) => {
      closeOff(pipe, child.sessionId)
        .then(() => pipe.send('Runtime.runIfWaitingForDebugger', {}, child.sessionId))
        .catch(() => {});
    },
    sessionId,
  );
  await Promise.all([
    pipe.send('Emulation.setScriptExecutionDisabled', { value: true }, sessionId),
    pipe.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] }, sessionId),
    pipe.send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
      sessionId,
    ),
  ]);
}

function watchForCrash(
  pipe: CdpPipe,
  sessionId: string,
): { crashed: Promise<string>; stopListening: () => void } {
  const { promise, resolve } = Promise.withResolvers<string>();
  const reason = 'the process that draws the page died';
  const stops = [
    pipe.on('Inspector.targetCrashed', () => resolve(reason), sessionId),
    pipe.on('Target.detachedFromTarget', (gone) => gone.sessionId === sessionId && resolve(reason)),
  ];
  return { crashed: promise, stopListening: () => stops.forEach((stop) => void stop()) };
}

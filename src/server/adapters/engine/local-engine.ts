import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { contentGrammar } from '../../../domain/content/grammar/content-grammar.ts';
import { AppError, notFound } from '../../app-error.ts';
import { told } from '../../told.ts';
import type { FetchRules } from '../guarded-fetch/guarded-fetch.ts';
import { checkMemory, type Room, readRoom } from './check-room.ts';
import { partOf, sizeOfFile } from './download-model.ts';
import { createEngineHost, type EngineHost } from './engine-host.ts';
import type { EngineModelFile, Speed } from './engine-messages.ts';
import { fetchModel, type ModelSource, recordOf } from './fetch-model.ts';
import { installEngine, installedEngine } from './install-engine.ts';
import { type ModelRecord, openModelShelf } from './model-shelf.ts';

export type EnginePhase = 'installing' | 'downloading' | 'checking' | 'measuring';

/** Work on one model: on its way, or how it ended. */
export interface EngineWork {
  readonly state: 'running' | 'paused' | 'failed';
  readonly phase: EnginePhase;
  readonly doneBytes: number;
  readonly totalBytes: number;
  /** Error message for the user. */
  readonly message: string | null;
}

/** An engine that runs models on this computer, installed on the owner's request. */
export interface LocalEngine {
  isInstalled(): boolean;
  room(): Promise<Room>;
  models(): Promise<readonly ModelRecord[]>;
  work(id: string): EngineWork | null;
  /** Bytes of a model that are on the disk. */
  downloadedBytes(record: ModelRecord): Promise<number>;
  /**
   * Installs the engine if needed, gets a model, and measures its speed; or resumes that. The work continues
   * after the call.
   * @returns the model's id
   * @throws AppError if the computer has too little memory, or a file isn't there
   */
  get(source: ModelSource): Promise<string>;
  /** Continues with a model that was paused, interrupted or measured before. @throws AppError `not_found` */
  resume(id: string): Promise<void>;
  pause(id: string): Promise<void>;
  /** Stops all work on a model and deletes it. A file that wasn't downloaded stays. */
  remove(id: string): Promise<void>;
  /** Deletes the engine. Models stay. */
  uninstall(): Promise<void>;
  /** Measures the speed of a model again. @throws AppError */
  measure(id: string, signal?: AbortSignal): Promise<Speed>;
  /** @throws AppError `model_unavailable` if the model isn't there */
  modelFile(id: string): Promise<EngineModelFile>;
  readonly host: Pick<EngineHost, 'write'>;
  /** Called when a model is ready to be offered. */
  onReady(tell: (record: ModelRecord) => Promise<void>): void;
  close(): Promise<void>;
}

export interface LocalEngineOptions {
  /** Folder of the engine and its models. */
  readonly folder: string;
  readonly rules: FetchRules;
  readonly log: Pick<Logger, 'warn'>;
  /** An engine that is installed elsewhere (tests). */
  readonly packageFolder?: string;
  readonly pausesMs?: readonly number[];
  readonly silenceMs?: number;
}

interface Running {
  work: EngineWork;
  readonly abort: AbortController;
  done: Promise<void>;
}

const paused = new Error('paused');

export function createLocalEngine(options: LocalEngineOptions): LocalEngine {
  const { folder, log } = options;
  const packageFolder = options.packageFolder ?? path.join(folder, 'package');
  const shelf = openModelShelf(path.join(folder, 'models'));
  const mainFile = (): string | null => installedEngine(packageFolder);
  const host = createEngineHost(mainFile, log);
  const running = new Map<string, Running>();
  let installing: Promise<void> | null = null;
  let tellReady: (record: ModelRecord) => Promise<void> = async () => undefined;

  async function measureAndKeep(id: string, signal?: AbortSignal): Promise<Speed> {
    const speed = await host.measure(await modelFile(id), contentGrammar(), signal);
    const record = await shelf.find(id);
    if (record) await shelf.keep({ ...record, speed });
    return speed;
  }

  async function modelFile(id: string): Promise<EngineModelFile> {
    const record = await shelf.find(id);
    if (!record?.isReady) throw new AppError('model_unavailable', told('engineModelMissing'));
    return { file: shelf.fileOf(record), contextTokens: record.contextTokens };
  }

  /** Two models may need the engine at once; it is installed by the first. */
  async function install(onProgress: (done: number, total: number) => void, signal: AbortSignal) {
    if (mainFile() !== null) return;
    await mkdir(folder, { recursive: true });
    installing ??= installEngine(packageFolder, onProgress, signal).finally(() => {
      installing = null;
    });
    await installing;
  }

  async function work(record: ModelRecord, mine: Running): Promise<void> {
    const { signal } = mine.abort;
    const tell = (phase: EnginePhase, doneBytes = 0, totalBytes = 0): void => {
      mine.work = { ...mine.work, phase, doneBytes, totalBytes };
    };
    tell('installing');
    await install((done, total) => tell('installing', done, total), signal);
    const ready = record.isReady
      ? record
      : await fetchModel(record, shelf, {
          ...options,
          signal,
          onProgress: ({ phase, doneBytes, totalBytes }) => tell(phase, doneBytes, totalBytes),
        });
    tell('measuring');
    await measureAndKeep(ready.id, signal);
    await tellReady((await shelf.find(ready.id)) ?? ready);
  }

  function start(record: ModelRecord): void {
    const { id } = record;
    if (running.get(id)?.work.state === 'running') return;
    const begun: EngineWork = {
      state: 'running',
      phase: 'installing',
      doneBytes: 0,
      totalBytes: 0,
      message: null,
    };
    const mine: Running = { work: begun, abort: new AbortController(), done: Promise.resolve() };
    running.set(id, mine);
    mine.done = work(record, mine).then(
      () => {
        running.delete(id);
      },
      (error: unknown) => {
        if (mine.abort.signal.reason === paused) {
          mine.work = { ...mine.work, state: 'paused' };
          return;
        }
        if (mine.abort.signal.aborted) return;
        log.warn({ err: error, model: id }, 'a local model could not be made ready');
        const message =
          error instanceof AppError ? error.detail : "The model couldn't be made ready. Try again.";
        mine.work = { ...mine.work, state: 'failed', message };
      },
    );
  }

  async function stop(id: string, reason: Error): Promise<void> {
    const mine = running.get(id);
    if (mine?.work.state !== 'running') return;
    mine.abort.abort(reason);
    await mine.done;
  }

  return {
    isInstalled: () => mainFile() !== null,
    room: () => readRoom(path.dirname(folder)),
    models: () => shelf.list(),
    work: (id) => running.get(id)?.work ?? null,
    downloadedBytes: (record) => {
      const file = shelf.fileOf(record);
      return sizeOfFile(record.isReady ? file : partOf(file));
    },
    async get(source) {
      const asked = await recordOf(source, options.rules);
      checkMemory(await readRoom(path.dirname(folder)), asked.memoryBytes ?? 0);
      const record = (await shelf.find(asked.id)) ?? asked;
      await shelf.keep(record);
      start(record);
      return record.id;
    },
    async resume(id) {
      const record = await shelf.find(id);
      if (!record) throw notFound('modelMissing');
      start(record);
    },
    pause: (id) => stop(id, paused),
    async remove(id) {
      const record = await shelf.find(id);
      if (!record) throw notFound('modelMissing');
      await stop(id, new Error('removed'));
      running.delete(id);
      await host.unload(shelf.fileOf(record));
      await shelf.remove(id);
    },
    async uninstall() {
      await Promise.all([...running.keys()].map((id) => stop(id, paused)));
      await host.unload();
      await rm(packageFolder, { recursive: true, force: true });
    },
    measure: measureAndKeep,
    modelFile,
    host,
    onReady(tell) {
      tellReady = tell;
    },
    async close() {
      await Promise.all([...running.keys()].map((id) => stop(id, paused)));
      await host.close();
    },
  };
}

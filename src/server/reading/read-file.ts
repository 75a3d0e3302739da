import { fork } from 'node:child_process';
import { type Told, told } from '../told.ts';
import { type FileReading, ReadingFault, type ReadingFaultKind, readingLimits } from './file-reading.ts';

/** Limit of the V8 heap; the memory guard measures memory outside it. */
const heapMb = 400;
/** Maximum number of files read concurrently. */
const atOnce = 2;

let reading = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (reading >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else reading += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else reading -= 1;
  }
}

type Answer =
  | { readonly reading: FileReading }
  | { readonly fault: { readonly kind: ReadingFaultKind; readonly told: Told }; readonly cause: string };

function readInProcess(path: string, name: string, signal?: AbortSignal): Promise<FileReading> {
  const { promise, resolve, reject } = Promise.withResolvers<FileReading>();
  const child = fork(new URL('./reading-process.ts', import.meta.url), [path, name], {
    execArgv: [`--max-old-space-size=${heapMb}`],
    // Passes on none of the server's settings and secrets.
    env: { NODE_NO_WARNINGS: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  });
  const deadline = setTimeout(() => {
    reject(new ReadingFault('too_large', told('fileTooSlow')));
    child.kill('SIGKILL');
  }, readingLimits.milliseconds);
  child.once('message', (message) => {
    const answer = message as Answer;
    if ('reading' in answer) resolve(answer.reading);
    else reject(new ReadingFault(answer.fault.kind, answer.fault.told, { cause: answer.cause }));
  });
  child.once('error', reject);
  child.once('exit', () => {
    clearTimeout(deadline);
    reject(new ReadingFault('too_large', told('fileNeedsMemory')));
  });
  return promise;
}

/**
 * Reads a file in a separate process with limits on memory and time.
 * @param name the name its owner gave it
 * @throws ReadingFault, or the signal's reason
 */
export function readFileContent(
  file: { readonly path: string; readonly name: string; readonly sizeBytes: number },
  signal?: AbortSignal,
): Promise<FileReading> {
  if (file.sizeBytes > readingLimits.fileBytes) {
    const megabytes = readingLimits.fileBytes / 1024 / 1024;
    return Promise.reject(new ReadingFault('too_large', told('fileTooLarge', { limit: megabytes })));
  }
  return inTurn(() => readInProcess(file.path, file.name, signal));
}

import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { told } from '../told.ts';
import { type FileReading, ReadingFault, readingLimits } from './file-reading.ts';
import { readFormat } from './formats/read-format.ts';
import { readingOf } from './reading-of.ts';

/*
 * A process that reads one file and exits. Isolates parsers of untrusted files: their memory, time and
 * crashes affect only this process. Gets the path and the name as arguments, responds with a message.
 */

const [path = '', name = ''] = process.argv.slice(2);

async function read(): Promise<FileReading> {
  return readingOf(...(await readFormat(await readFile(path), name)));
}

const guard = new Worker(new URL('./memory-guard.ts', import.meta.url), {
  workerData: { memoryBytes: readingLimits.memoryBytes },
});
guard.unref();
try {
  process.send?.({ reading: await read() });
} catch (cause) {
  const fault = cause instanceof ReadingFault ? cause : null;
  process.send?.({
    fault: { kind: fault?.kind ?? 'broken', told: fault?.told ?? told('fileUnreadable') },
    cause: String(cause instanceof Error ? (cause.cause ?? cause) : cause).slice(0, 500),
  });
}
process.disconnect?.();

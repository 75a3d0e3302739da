import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { type FileReading, ReadingFault, readingLimits } from './file-reading.ts';
import { readFormat } from './formats/read-format.ts';

/*
 * A process that reads one file and ends. Parsers meet what strangers send: their memory, their time and their
 * crashes are this process's alone. Gets the path and the name, answers by a message.
 */

const [path = '', name = ''] = process.argv.slice(2);

const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu)?.length ?? 0;
const countTables = (text: string): number => text.match(/^\|(?: --- \|)+$/gm)?.length ?? 0;

async function read(): Promise<FileReading> {
  const [format, { title = '', markdown, parts = [], pages, images = 0, leftOut = [] }] = await readFormat(
    await readFile(path),
    name,
  );
  const most = readingLimits.markdownCharacters;
  const isCut = markdown.length > most;
  const kept = isCut ? markdown.slice(0, markdown.lastIndexOf('\n', most) + 1 || most) : markdown;
  if (kept.trim() === '' && images === 0) throw new ReadingFault('empty', 'There are no words in this file.');
  return {
    format,
    title: title.replace(/\s+/g, ' ').trim().slice(0, 200),
    markdown: kept,
    parts: parts.filter(({ start }) => start < kept.length),
    facts: { pages: pages ?? null, words: countWords(kept), tables: countTables(kept), images },
    leftOut: isCut
      ? [...leftOut, `Only the first ${Math.round(kept.length / 1000)},000 characters of the text were kept.`]
      : leftOut,
  };
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
    fault: { kind: fault?.kind ?? 'broken', words: fault?.message ?? 'The file could not be read.' },
    cause: String(cause instanceof Error ? (cause.cause ?? cause) : cause).slice(0, 500),
  });
}
process.disconnect?.();

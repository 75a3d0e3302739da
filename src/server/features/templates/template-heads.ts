import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTemplateHead } from '../../../domain/templates/read-template.ts';
import { type TemplateHead, templateName } from '../../../domain/templates/template.ts';

/** The head of a template file, with the hash its picture is cached by. */
export interface FiledHead extends TemplateHead {
  /** Relative to the templates' folder. */
  readonly file: string;
  /** Hash of the file's content. */
  readonly hash: string;
}

interface HeadOptions {
  /** Has `<kind>/<name>.md`. */
  readonly folder: string;
  /** Keeps the heads between starts, because parsing the YAML of all of them takes two seconds. */
  readonly tableFile: string | null;
  /** Called for a template that is left out, when it is first read. */
  readonly onFault?: (file: string, reason: string) => void;
}

/** A file's head, valid as long as its size and time are the same; null if it is invalid. */
interface TableEntry {
  readonly size: number;
  readonly mtimeMs: number;
  readonly head: FiledHead | null;
}

type Table = Readonly<Record<string, TableEntry>>;

/** Incremented when the same file gives another head. */
const release = 2;

/**
 * Returns the heads of all templates, sorted by file. Yields after each file that it parses, so that a caller on the
 * main thread can let other requests run.
 */
export function* readHeads({ folder, tableFile, onFault }: HeadOptions): Generator<void, FiledHead[]> {
  const kept = readTable(tableFile);
  const entries: [string, TableEntry][] = [];
  let parsed = 0;
  for (const file of filesBelow(folder)) {
    const { size, mtimeMs } = statSync(path.join(folder, file));
    const known = kept[file];
    if (known?.size === size && known.mtimeMs === mtimeMs) {
      entries.push([file, known]);
      continue;
    }
    parsed += 1;
    entries.push([file, { size, mtimeMs, head: readHead(folder, file, onFault) }]);
    yield;
  }
  if (parsed > 0 || entries.length < Object.keys(kept).length)
    writeTable(tableFile, Object.fromEntries(entries));
  return entries.flatMap(([, { head }]) => head ?? []);
}

/** Returns the heads of all templates at once, for a background thread. */
export function readHeadsAtOnce(options: HeadOptions): FiledHead[] {
  const reading = readHeads(options);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}

function filesBelow(folder: string): string[] {
  try {
    const names = readdirSync(folder, { recursive: true }).map(String);
    return names.filter((name) => name.endsWith('.md') && name.includes(path.sep)).sort();
  } catch {
    return [];
  }
}

function readHead(folder: string, file: string, onFault: HeadOptions['onFault']): FiledHead | null {
  const name = path.basename(file, '.md');
  try {
    if (!templateName.test(name)) throw new Error('Its name has characters that no address has.');
    const text = readFileSync(path.join(folder, file), 'utf8');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return { ...readTemplateHead(name, text), file, hash };
  } catch (error) {
    onFault?.(file, String(error));
    return null;
  }
}

function readTable(file: string | null): Table {
  if (file === null) return {};
  try {
    const table = JSON.parse(readFileSync(file, 'utf8')) as { release: number; entries: Table };
    return table.release === release ? table.entries : {};
  } catch {
    return {};
  }
}

/** Failing to keep the table only costs time. */
function writeTable(file: string | null, entries: Table): void {
  if (file === null) return;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    // Written atomically, because other threads and processes read it as soon as it exists.
    const fresh = `${file}.${crypto.randomUUID()}`;
    writeFileSync(fresh, JSON.stringify({ release, entries }));
    renameSync(fresh, file);
  } catch {
    // A read-only installation parses at each start.
  }
}

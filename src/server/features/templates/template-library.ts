import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createTemplateFinder, type TemplateFinder } from '../../../domain/templates/find-templates.ts';
import { readTemplate, readTemplateHead } from '../../../domain/templates/read-template.ts';
import { type Template, type TemplateHead, templateName } from '../../../domain/templates/template.ts';

/** A template in the library, with the hash its picture is cached by. */
export interface ListedTemplate extends TemplateHead {
  readonly file: string;
  /** Hash of the file's content. */
  readonly hash: string;
}

/** The bundled templates, read on first use. */
export interface TemplateLibrary {
  /** Returns all templates, sorted by kind and title. */
  list(): Promise<readonly ListedTemplate[]>;
  /** Returns matching templates, best match first. */
  find(query: string): Promise<readonly ListedTemplate[]>;
  /** Returns null if the template doesn't exist. */
  read(name: string): Promise<(Template & { readonly listed: ListedTemplate }) | null>;
}

interface Shelf {
  readonly templates: readonly ListedTemplate[];
  readonly byName: ReadonlyMap<string, ListedTemplate>;
  readonly finder: TemplateFinder;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.md') && name.includes(path.sep)).sort();
}

/**
 * @param folder with `<kind>/<name>.md`
 * @param cacheFolder caches the heads of all templates between starts, because parsing their YAML is slow
 */
export function createTemplateLibrary(options: {
  readonly folder: string;
  readonly cacheFolder: string | null;
  readonly log: Pick<Logger, 'warn'>;
}): TemplateLibrary {
  const { folder, cacheFolder, log } = options;
  let opening: Promise<Shelf> | undefined;

  async function readHeads(files: readonly string[]): Promise<ListedTemplate[]> {
    const heads: ListedTemplate[] = [];
    for (const file of files) {
      const name = path.basename(file, '.md');
      try {
        if (!templateName.test(name)) throw new Error('Its name has characters that no address has.');
        const text = await readFile(path.join(folder, file), 'utf8');
        heads.push({ ...readTemplateHead(name, text), file, hash: hashOf(text) });
      } catch (error) {
        log.warn({ file, reason: String(error) }, 'a template was left out');
      }
      // Yields to other requests.
      await nextTurn();
    }
    return heads;
  }

  async function keptHeads(files: readonly string[]): Promise<ListedTemplate[]> {
    if (cacheFolder === null) return readHeads(files);
    const stats = await Promise.all(files.map((file) => stat(path.join(folder, file))));
    const state = files.map((file, at) => [file, stats[at]?.size, stats[at]?.mtimeMs]);
    const cacheFile = path.join(cacheFolder, `heads-${hashOf(JSON.stringify([cacheRelease, state]))}.json`);
    try {
      return JSON.parse(await readFile(cacheFile, 'utf8')) as ListedTemplate[];
    } catch {
      // Not cached yet.
    }
    const heads = await readHeads(files);
    try {
      await mkdir(cacheFolder, { recursive: true });
      const fresh = `${cacheFile}.${crypto.randomUUID()}`;
      await writeFile(fresh, JSON.stringify(heads));
      await rename(fresh, cacheFile);
    } catch (error) {
      log.warn({ reason: String(error) }, 'the list of templates was not kept');
    }
    return heads;
  }

  async function open(): Promise<Shelf> {
    const heads = await keptHeads(await filesBelow(folder));
    const templates = [...heads].sort(
      (a, b) => a.kind.localeCompare(b.kind, 'en') || a.title.localeCompare(b.title, 'en'),
    );
    return {
      templates,
      byName: new Map(templates.map((template) => [template.name, template])),
      finder: createTemplateFinder(templates),
    };
  }

  function shelf(): Promise<Shelf> {
    opening ??= open().catch((error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  return {
    list: async () => (await shelf()).templates,
    async find(query) {
      const { finder, byName } = await shelf();
      return finder.find(query).flatMap((name) => byName.get(name) ?? []);
    },
    async read(name) {
      const listed = (await shelf()).byName.get(name);
      if (!listed) return null;
      const markdown = await readFile(path.join(folder, listed.file), 'utf8');
      return { ...readTemplate(name, markdown), listed };
    },
  };
}

/** Incremented when the fields of a cached head change. */
const cacheRelease = 2;

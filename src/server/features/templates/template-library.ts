import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createTemplateFinder, type TemplateFinder } from '../../../domain/templates/find-templates.ts';
import { readTemplate } from '../../../domain/templates/read-template.ts';
import type { Template } from '../../../domain/templates/template.ts';
import { type FiledHead, readHeads } from './template-heads.ts';

/** A template in the library, with the hash its picture is cached by. */
export type ListedTemplate = FiledHead;

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

/**
 * @param folder with `<kind>/<name>.md`
 * @param tableFile keeps the heads of all templates between starts; null to parse them each time
 */
export function createTemplateLibrary(options: {
  readonly folder: string;
  readonly tableFile: string | null;
  readonly log: Pick<Logger, 'warn'>;
}): TemplateLibrary {
  const { folder, tableFile, log } = options;
  let opening: Promise<Shelf> | undefined;

  async function listHeads(): Promise<FiledHead[]> {
    const onFault = (file: string, reason: string) => log.warn({ file, reason }, 'a template was left out');
    const reading = readHeads({ folder, tableFile, onFault });
    for (;;) {
      const step = reading.next();
      if (step.done) return step.value;
      // Lets other requests run.
      await nextTurn();
    }
  }

  async function open(): Promise<Shelf> {
    const heads = await listHeads();
    const templates = heads.sort(
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

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TemplateShelf } from '../../../domain/composer/templates/template-index.ts';
import { readTemplate, readTemplateHead } from '../../../domain/templates/read-template.ts';
import type { Template, TemplateHead } from '../../../domain/templates/template.ts';
import { templatesFolder } from './open-templates.ts';

/** Returns the Markdown after the front matter. */
const withoutHead = (markdown: string): string => markdown.slice(markdown.indexOf('\n---', 3) + 4);

let opened: TemplateShelf | undefined;

/**
 * Returns the composer's templates. Reads synchronously, because the composer runs in its own thread. Invalid
 * files are skipped; the library reports them.
 */
export function openTemplateShelf(): TemplateShelf {
  opened ??= readShelf();
  return opened;
}

function readShelf(): TemplateShelf {
  const files = new Map(
    readdirSync(templatesFolder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.md') && file.includes(path.sep))
      .sort()
      .map((file) => [path.basename(file, '.md'), path.join(templatesFolder, file)]),
  );
  const texts = new Map<string, string>();
  const heads: TemplateHead[] = [];
  for (const [name, file] of files) {
    try {
      const markdown = readFileSync(file, 'utf8');
      heads.push(readTemplateHead(name, markdown));
      texts.set(name, markdown);
    } catch {
      // The library reports the fault.
    }
  }
  const known = new Map<string, Template | null>();
  const parse = (name: string): Template | null => {
    try {
      return readTemplate(name, texts.get(name) ?? '');
    } catch {
      return null;
    }
  };
  return {
    heads,
    read(name) {
      const template = known.get(name) ?? parse(name);
      known.set(name, template);
      return template;
    },
    text: (name) => withoutHead(texts.get(name) ?? ''),
  };
}

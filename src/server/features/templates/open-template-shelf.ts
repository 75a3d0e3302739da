import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TemplateShelf } from '../../../domain/composer/templates/template-index.ts';
import { readTemplate, readTemplateHead } from '../../../domain/templates/read-template.ts';
import type { Template } from '../../../domain/templates/template.ts';
import { templatesFolder } from './open-templates.ts';

/** What follows the front matter. */
const withoutHead = (markdown: string): string => markdown.slice(markdown.indexOf('\n---', 3) + 4);

let opened: TemplateShelf | undefined;

/**
 * The templates for the composer, read at once: it runs in a thread of its own. A file with a fault is passed over, since
 * the library tells of it.
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
  const attempt = <Result>(name: string, read: (name: string, markdown: string) => Result): Result | null => {
    const file = files.get(name);
    if (file === undefined) return null;
    try {
      return read(name, readFileSync(file, 'utf8'));
    } catch {
      return null;
    }
  };
  const heads = [...files.keys()].map((name) => attempt(name, readTemplateHead));
  const known = new Map<string, Template | null>();
  return {
    heads: heads.filter((head) => head !== null),
    read(name) {
      const template = known.get(name) ?? attempt(name, readTemplate);
      known.set(name, template);
      return template;
    },
    text: (name) => attempt(name, (_, markdown) => withoutHead(markdown)) ?? '',
  };
}

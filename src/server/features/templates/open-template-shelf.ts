import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readPassageTable } from '../../../domain/composer/passages/passage-table.ts';
import type { TemplateShelf } from '../../../domain/composer/templates/template-index.ts';
import { readTemplate } from '../../../domain/templates/read-template.ts';
import type { Template } from '../../../domain/templates/template.ts';
import { openCardShelf } from '../cards/open-card-shelf.ts';
import { keepLibraryData } from './kept-library-data.ts';
import { templateHeadsFile, templatesFolder } from './open-templates.ts';
import { passageLanguages, passagesFile } from './passages-table.ts';
import { readHeadsAtOnce } from './template-heads.ts';

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
  const filed = readHeadsAtOnce({ folder: templatesFolder, tableFile: templateHeadsFile });
  const files = new Map(filed.map(({ name, file }) => [name, file]));
  const textOf = (name: string): string => {
    const file = files.get(name);
    if (file === undefined) return '';
    try {
      return readFileSync(path.join(templatesFolder, file), 'utf8');
    } catch {
      return '';
    }
  };
  const known = new Map<string, Template | null>();
  const parse = (name: string): Template | null => {
    try {
      return readTemplate(name, textOf(name));
    } catch {
      return null;
    }
  };
  return {
    heads: filed.map(({ file: _file, hash: _hash, ...head }) => head),
    read(name) {
      const template = known.get(name) ?? parse(name);
      known.set(name, template);
      return template;
    },
    text: (name) => withoutHead(textOf(name)),
    passagesIn: (language) =>
      passageLanguages.some((each) => each === language)
        ? readPassageTable(readFileSync(passagesFile(language), 'utf8'))
        : [],
    cards: openCardShelf(),
    keeping: { keep: keepLibraryData, isOf: (shelf) => shelf === opened },
  };
}

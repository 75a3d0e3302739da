import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTemplate, readTemplateHead } from '../templates/read-template.ts';
import type { TemplateShelf } from './templates/choose-template.ts';

const folder = fileURLToPath(new URL('../../../templates', import.meta.url));

/** All templates that come with Octavo. */
export function testShelf(): TemplateShelf {
  const files = new Map(
    readdirSync(folder, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.md') && file.includes(path.sep))
      .map((file) => [path.basename(file, '.md'), path.join(folder, file)]),
  );
  const textOf = (name: string): string => readFileSync(files.get(name) ?? '', 'utf8');
  return {
    heads: [...files.keys()].map((name) => readTemplateHead(name, textOf(name))),
    read: (name) => (files.has(name) ? readTemplate(name, textOf(name)) : null),
  };
}

/** One text a line; `⏎` is a line break in it. */
export const linesOf = (name: 'prompts' | 'follow-ups'): string[] =>
  readFileSync(new URL(`../../../data/composer/${name}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.replaceAll('⏎', '\n'));

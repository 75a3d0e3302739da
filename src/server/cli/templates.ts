import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../app-error.ts';
import { templateHeadsFile, templatesFolder } from '../features/templates/open-templates.ts';
import { createTemplateLibrary } from '../features/templates/template-library.ts';
import { forCallers } from '../told.ts';

const library = () =>
  createTemplateLibrary({
    folder: templatesFolder,
    tableFile: templateHeadsFile,
    log: { warn: (about: object) => process.stderr.write(`${JSON.stringify(about)}\n`) },
  });

/** Lists templates, one per line: name, language and title. */
export async function listTemplates(search: string): Promise<string> {
  const templates = search === '' ? await library().list() : await library().find(search);
  const longest = Math.max(0, ...templates.map(({ name }) => name.length));
  return templates
    .map(({ name, language, title }) => `${name.padEnd(longest)}  ${language.padEnd(5)}  ${title}\n`)
    .join('');
}

/** @throws AppError `invalid_input` for an unknown template */
export async function readTemplateText(name: string): Promise<string> {
  const listed = (await library().list()).find((template) => template.name === name);
  if (!listed)
    throw new AppError(
      'invalid_input',
      forCallers(`There is no template '${name}'. 'octavo templates' lists them.`),
    );
  return readFile(path.join(templatesFolder, listed.file), 'utf8');
}

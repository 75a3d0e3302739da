import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deps } from '../../deps.ts';
import { createTemplateLibrary } from './template-library.ts';
import { createTemplatePictures } from './template-pictures.ts';

/** The bundled templates. */
export const templatesFolder = fileURLToPath(new URL('../../../../templates', import.meta.url));

/** Keeps the heads of the bundled templates, for all threads and starts. */
export const templateHeadsFile = fileURLToPath(
  new URL('../../../../.cache/templates/heads.json', import.meta.url),
);

/** Opens the library and its pictures. Files are read on first use. */
export function openTemplates({
  config,
  renderer,
  log,
}: Pick<Deps, 'config' | 'renderer' | 'log'>): Pick<Deps, 'templates' | 'templatePictures'> {
  const folder = path.join(config.dataDir, 'templates');
  const templates = createTemplateLibrary({ folder: templatesFolder, tableFile: templateHeadsFile, log });
  return {
    templates,
    templatePictures: createTemplatePictures({ library: templates, renderer, folder }),
  };
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Deps } from '../../deps.ts';
import { createTemplateLibrary } from './template-library.ts';
import { createTemplatePictures } from './template-pictures.ts';

/** The templates of this installation of Octavo. */
export const templatesFolder = fileURLToPath(new URL('../../../../templates', import.meta.url));

/** The library and its pictures. Nothing is read before somebody asks. */
export function openTemplates({
  config,
  renderer,
  log,
}: Pick<Deps, 'config' | 'renderer' | 'log'>): Pick<Deps, 'templates' | 'templatePictures'> {
  const folder = path.join(config.dataDir, 'templates');
  const templates = createTemplateLibrary({ folder: templatesFolder, cacheFolder: folder, log });
  return {
    templates,
    templatePictures: createTemplatePictures({ library: templates, renderer, folder }),
  };
}

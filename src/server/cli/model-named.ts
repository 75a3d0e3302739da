import { type ComposerOptions, createModelCatalogue } from '../chat/providers/model-catalogue.ts';
import { type ResolvedModel, resolveModel } from '../chat/providers/resolve-model.ts';
import type { Config } from '../config.ts';

/** Nobody watches a page of the command line come block by block. */
const pauseMs = 0;

/** @throws AppError `invalid_input` for a name that the settings do not have. */
export function modelNamed(
  models: Config['models'],
  name: string | null,
  compose?: ComposerOptions['compose'],
): ResolvedModel {
  return resolveModel(
    createModelCatalogue(models, { pauseMs, ...(compose && { compose }) }),
    name ?? undefined,
  );
}

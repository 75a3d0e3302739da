import { type ComposerOptions, createModelCatalogue } from '../chat/providers/model-catalogue.ts';
import { type ResolvedModel, resolveModel } from '../chat/providers/resolve-model.ts';
import type { Config } from '../config.ts';

/** No pause between blocks: the command line shows no preview. */
const pauseMs = 0;

/** @throws AppError `invalid_input` for an unknown alias */
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

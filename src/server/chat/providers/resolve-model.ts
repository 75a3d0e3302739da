import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import { AppError } from '../../app-error.ts';

/** A model that prompts can be sent to, under the name that people see. */
export interface ResolvedModel {
  readonly alias: string;
  readonly label: string;
  readonly isBuiltIn: boolean;
  /** 'openai', 'compatible', …; the name of the model there. */
  readonly provider: string;
  readonly modelName: string;
  /** In US dollars for a million tokens; null where nobody has said. The composer costs nothing. */
  readonly price: { readonly input: number; readonly output: number } | null;
  readonly model: LanguageModelV4;
}

export interface ModelCatalogue {
  readonly models: readonly ResolvedModel[];
  readonly defaultAlias: string;
  /** What makes pictures; null where the kit draws them. */
  readonly imageModel: ImageModelV4 | null;
  /** What a picture of it costs, in US dollars; null where nobody has said. */
  readonly picturePrice: number | null;
}

/** @throws AppError `invalid_input` for an alias that this installation does not have. */
export function resolveModel(catalogue: ModelCatalogue, alias: string | undefined): ResolvedModel {
  const wanted = alias ?? catalogue.defaultAlias;
  const found = catalogue.models.find((model) => model.alias === wanted);
  if (found) return found;
  const known = catalogue.models.map((model) => model.alias).join(', ');
  throw new AppError('invalid_input', `There is no model '${wanted}' here. Choose one of: ${known}.`);
}

import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';

/**
 * How a model writes pages: by tool calls, as JSON under a schema, or as Octavo Markdown between marks. Found
 * by the test of the models page.
 */
export type WritingWay = 'tools' | 'schema' | 'markdown';

/** A model that accepts prompts, with its display name. */
export interface ResolvedModel {
  readonly alias: string;
  readonly label: string;
  readonly isBuiltIn: boolean;
  /** Name of the provider if the account's own key is used; such runs cost the installation nothing. */
  readonly ownKey?: string;
  /** 'openai', 'compatible', …; `modelName` is its name there. */
  readonly provider: string;
  readonly modelName: string;
  /** US dollars per million tokens; null if not configured. The composer is free. */
  readonly price: { readonly input: number; readonly output: number } | null;
  /** Context length; null if unknown. */
  readonly contextTokens?: number | null;
  /** Reasoning effort; null for the provider's default. */
  readonly reasoning?: 'none' | 'low' | 'medium' | 'high' | null;
  /** Null or absent if unknown; then tool calls are tried. */
  readonly writesWith?: WritingWay | null;
  /** How long a page takes on this computer, in seconds: a short one and a long one. Absent for providers. */
  readonly pageSeconds?: readonly [number, number] | null;
  readonly model: LanguageModelV4;
}

export interface ModelCatalogue {
  readonly models: readonly ResolvedModel[];
  readonly defaultAlias: string;
  /** Image model; null if the kit draws pictures. */
  readonly imageModel: ImageModelV4 | null;
  /** US dollars per picture; null if not configured. */
  readonly picturePrice: number | null;
}

/** @throws AppError `invalid_input` for an unknown alias */
export function resolveModel(catalogue: ModelCatalogue, alias: string | undefined): ResolvedModel {
  const wanted = alias ?? catalogue.defaultAlias;
  const found = catalogue.models.find((model) => model.alias === wanted);
  if (found) return found;
  const known = catalogue.models.map((model) => model.alias).join(', ');
  throw new AppError('invalid_input', told('modelNotListed', { model: wanted, known }));
}

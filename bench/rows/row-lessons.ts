import type { NetworkInputs } from '../../src/domain/reader/model/network-inputs.ts';
import { readPrompt } from '../../src/domain/reader/read-prompt.ts';
import { type RowContext, rowContext } from '../../src/domain/rows/row-context.ts';
import { type RowFeatures, rowFeatures } from '../../src/domain/rows/row-features.ts';
import { rowInputs } from '../../src/domain/rows/row-inputs.ts';
import { createRandom } from '../reader/train/random.ts';
import { goldRowTags } from './gold-rows.ts';
import type { RowExample } from './read-row-examples.ts';
import { type PieceTexts, variantOf } from './vary-rows.ts';

/** The tokens of a prompt and their right tags. */
export interface Lesson {
  readonly tokens: readonly { readonly startsLine: boolean }[];
  readonly gold: Int32Array;
}

/** A prompt to learn from, as the chain sees it. */
export interface ChainLesson extends Lesson {
  readonly features: RowFeatures;
}

/** A prompt to learn from, as the network sees it. */
export interface NetworkLesson extends Lesson {
  /** All of its words are unknown. */
  readonly inputs: NetworkInputs;
  readonly words: Uint32Array;
}

type RowLesson = ChainLesson & NetworkLesson;

/** Each prompt as it is, and as others might have typed it. */
const variants = 2;

export const contextOfExample = ({ text, language }: RowExample): RowContext =>
  rowContext({ text, language, spans: readPrompt(text, { expected: language }).spans });

/** Returns the variants of a prompt, which depend on its number and the seed only. */
export function rowLessons(
  original: RowExample,
  texts: PieceTexts,
  seed: number,
  count: number = variants,
): RowLesson[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, (_, at): RowLesson => {
    const example = at === 0 ? original : variantOf(original, texts, random);
    const context = contextOfExample(example);
    return {
      tokens: context.tokens.map(({ startsLine }) => ({ startsLine })),
      gold: goldRowTags(context.tokens, example.pieces),
      features: rowFeatures(context),
      inputs: rowInputs(context, new Map()),
      words: context.columns.word,
    };
  });
}

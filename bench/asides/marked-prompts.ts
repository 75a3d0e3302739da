import { instructionLabels, type Label } from '../../src/domain/reader/labels.ts';
import type { ReaderLanguage } from '../../src/domain/reader/languages.ts';
import type { OuterLabel, RowRole } from '../../src/domain/rows/row-labels.ts';
import { readExamples } from '../reader/read-examples.ts';
import { readRowExamples } from '../rows/read-row-examples.ts';

/** Words of a prompt that are told to the readers of the page, that must not be printed, or neither. */
export interface MarkedPiece {
  readonly text: string;
  readonly isFor: 'readers' | 'writer' | null;
}

/** A prompt whose writers marked what must not be printed. */
export interface MarkedPrompt {
  readonly text: string;
  readonly pieces: readonly MarkedPiece[];
  readonly language: ReaderLanguage;
  readonly domain: string;
  readonly isHeldOut: boolean;
  /** Whether it is long and told as people tell it, with asides. */
  readonly isLifelike: boolean;
}

const hidden: ReadonlySet<OuterLabel | RowRole> = new Set<OuterLabel | RowRole>(['hide', 'wish', 'cmd']);

const addressee = (label: string | null | undefined, isHidden: boolean): MarkedPiece['isFor'] => {
  if (!label || label === 'kind') return null;
  return isHidden ? 'writer' : 'readers';
};

/** Returns the prompts of data/rows. */
export function markedRows(): MarkedPrompt[] {
  const { examples } = readRowExamples(new URL('../../data/rows/', import.meta.url));
  return examples.map(({ pieces, origin, ...example }) => ({
    ...example,
    isLifelike: origin.includes('-lifelike-'),
    pieces: pieces.map(({ text, label }) => ({
      text,
      isFor: addressee(label, label !== null && hidden.has(label)),
    })),
  }));
}

/** Returns the prompts of data/reader, without its follow-ups. */
export function markedReader(): MarkedPrompt[] {
  const { examples } = readExamples(new URL('../../data/reader/', import.meta.url));
  const isHidden = (label: Label | undefined): boolean => label !== undefined && instructionLabels.has(label);
  return examples
    .filter(({ intent }) => intent === undefined)
    .map(({ pieces, origin, ...example }) => ({
      ...example,
      isLifelike: origin.includes('lifelike-'),
      pieces: pieces.map(({ text, label }) => ({ text, isFor: addressee(label, isHidden(label)) })),
    }));
}

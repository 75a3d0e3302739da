import type { z } from 'zod';
import { instructionFields, kitFields, paletteFields, themeFields } from '../../../contract/brand.ts';
import type { ErrorReason } from '../../told.ts';

export type EntryKind = 'palette' | 'instruction' | 'theme' | 'kit';

/** The fields of an entry of each kind, apart from its name. */
export interface EntryFacts {
  readonly palette: Omit<z.output<typeof paletteFields>, 'name'>;
  readonly instruction: Omit<z.output<typeof instructionFields>, 'name'>;
  readonly theme: Omit<z.output<typeof themeFields>, 'name'>;
  readonly kit: Omit<z.output<typeof kitFields>, 'name'>;
}

/** Schemas for stored entries; fields added later have defaults. */
export const factsOf = {
  palette: paletteFields.omit({ name: true }),
  instruction: instructionFields.omit({ name: true }),
  theme: themeFields.omit({ name: true }),
  kit: kitFields.omit({ name: true }),
} satisfies { [Kind in EntryKind]: z.ZodType<EntryFacts[Kind]> };

/** Reasons of the errors for missing entries. */
export const missingEntry = {
  palette: 'paletteMissing',
  instruction: 'instructionMissing',
  theme: 'themeMissing',
  kit: 'kitMissing',
} as const satisfies Record<EntryKind, ErrorReason>;

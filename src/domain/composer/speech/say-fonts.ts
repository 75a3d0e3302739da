import type { FontChoice } from '../../document/kit/font-families.ts';
import { type Saying, tell } from './saying.ts';

/** Says which chosen families are missing, and what replaces them. */
export const sayFonts = ({ missing }: FontChoice): Saying[] =>
  missing.map(({ family, other }) =>
    other === null ? tell('fontMissing', { family }) : tell('fontReplaced', { family, other }),
  );

import { readerLanguages } from '../../reader/languages.ts';
import { blankRanges } from '../../text/blank-ranges.ts';
import { fold } from '../lexicon/fold.ts';
import { lexicons } from '../lexicon/lexicons.ts';
import { TermFinder } from '../lexicon/term-finder.ts';
import { tell } from '../speech/saying.ts';
import type { Request, Step } from './request.ts';
import { refuse } from './request.ts';

/** The user's logo, by the name that content uses for its picture. */
export interface OwnLogo {
  readonly source: string;
  /** Text alternative. */
  readonly text: string;
}

const longestWish = 100;

let finder: TermFinder | undefined;

/** The words of all languages, because a logo is asked for before the language of the prompt is known. */
function terms(): TermFinder {
  finder ??= new TermFinder(
    readerLanguages.flatMap((language) => {
      const { logo, remove } = lexicons[language].followUp;
      return [
        ['name', logo.names],
        ['beside', logo.beside],
        ['remove', remove],
        ['remove', logo.without],
      ] as const;
    }),
  );
  return finder;
}

/** Returns whether a prompt speaks of a logo at all. */
export const namesLogo = (prompt: string): boolean =>
  terms()
    .find(fold(prompt))
    .some(({ names }) => names.includes('name'));

/** Returns what a request does with the logo; null if it is about something else ('Add logo design, $500'). */
export function logoWish(text: string): 'add' | 'remove' | null {
  const folded = fold(text);
  const hits = terms().find(folded);
  if (text.length > longestWish || !hits.some(({ names }) => names.includes('name'))) return null;
  const rest = blankRanges(folded, hits);
  // In scripts without spaces, a short request has no room for another subject.
  if (/[\p{Script=Latin}\p{N}]/u.test(rest)) return null;
  return hits.some(({ names }) => names.includes('remove')) ? 'remove' : 'add';
}

/** Returns the change of a request about the logo; null if it is about something else. */
export function changeLogo(
  { text, content }: Pick<Request, 'text' | 'content'>,
  logo: OwnLogo | null | undefined,
): Step | null {
  const wish = logoWish(text);
  if (wish === null) return null;
  if (wish === 'remove')
    return content.head.logo
      ? { operations: [{ op: 'set', at: 'head.logo', value: null }], said: tell('logoRemoved') }
      : refuse(tell('noLogoOnPage'));
  if (!logo) return refuse(tell('noLogo'));
  return {
    operations: [{ op: 'set', at: 'head.logo', value: { source: logo.source, text: logo.text } }],
    said: tell('logoPlaced'),
  };
}

import { type ReaderLanguage, readerLanguages } from '../../reader/languages.ts';
import { fold } from '../../reader/tokenize.ts';
import { type KindId, kindIds } from './kinds.ts';
import { pageWordsOf } from './lexicon/index.ts';

interface KindName {
  readonly kind: KindId;
  readonly name: string;
}

/** Scripts without spaces, and compounds that are written as one word. */
const isInside = (language: ReaderLanguage): boolean => ['ja', 'zh'].includes(language);
const isCompounding = (language: ReaderLanguage): boolean => ['de', 'nl'].includes(language);

const namesOf = new Map<ReaderLanguage, readonly KindName[]>();

/** Names of kinds in one language, the longest first. */
function kindNames(language: ReaderLanguage): readonly KindName[] {
  const known = namesOf.get(language);
  if (known) return known;
  const { kinds } = pageWordsOf(language);
  const names = kindIds
    .flatMap((kind) =>
      kinds[kind].split(',').map((name) => ({ kind, name: fold(name).replaceAll('-', ' ').trim() })),
    )
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.name.length - a.name.length);
  namesOf.set(language, names);
  return names;
}

const inflections = ['', 's', 'n', 'e', 'en', 'er'];

/** 'Geburtstagseinladungen' ends in 'einladung'. */
const endsCompound = (folded: string, name: string): boolean =>
  folded
    .split(' ')
    .some((word) =>
      inflections.some((end) => word.length > name.length + end.length && word.endsWith(name + end)),
    );

function kindIn(text: string, language: ReaderLanguage): KindId | null {
  const folded = fold(text)
    .replaceAll(/[^\p{L}\p{N}\p{M}’']+/gu, ' ')
    .trim();
  const found = kindNames(language).find(({ name }) => {
    if (isInside(language)) return folded.includes(name);
    const words = ` ${folded} `;
    // Plurals: 'invitations', 'Rechnungen'.
    if (words.includes(` ${name} `) || words.includes(` ${name}s `)) return true;
    return isCompounding(language) && name.length > 3 && endsCompound(folded, name);
  });
  return found?.kind ?? null;
}

/** The kind that the words name, in the language of the prompt or else in any. */
export function findKind(texts: readonly string[], language: ReaderLanguage): KindId | null {
  for (const text of texts) {
    const found = kindIn(text, language);
    if (found) return found;
  }
  for (const text of texts) {
    for (const other of readerLanguages) {
      const found = other === language ? null : kindIn(text, other);
      if (found) return found;
    }
  }
  return null;
}

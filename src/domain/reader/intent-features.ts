import type { Featured } from './features.ts';
import { labels } from './labels.ts';
import { type ReaderLanguage, readerLanguages } from './languages.ts';
import { findEditPhrases } from './lexicon/edit-index.ts';
import { editKinds, wordKinds } from './lexicon/lexicon.ts';
import { matchLexicon } from './lexicon/phrase-index.ts';
import type { LabelledTokens } from './model/chain-model.ts';
import { hashText, mix } from './model/hash.ts';

export const intentBucketCount = 1 << 15;

/** Edit kinds that tell what a follow-up refers to, not what it wants. */
const edges = (1 << editKinds.indexOf('part')) | (1 << editKinds.indexOf('chat'));

/** Follow-ups are short; tokens beyond this limit are pasted text. */
const mostTokens = 80;

/** Returns the unique buckets of a follow-up's words, word pairs, labels and word kinds. */
export function intentBuckets(
  { tokens }: Pick<Featured, 'tokens'>,
  spans: readonly Pick<LabelledTokens, 'label'>[],
  language: ReaderLanguage,
): Uint32Array {
  const hashes = new Set<number>();
  const add = (template: number, hash: number): void => {
    hashes.add(mix(template * 7919 + 1, hash) & (intentBucketCount - 1));
  };
  const read = tokens.slice(0, mostTokens);
  const words = read.map(({ folded }) => hashText(folded));
  const kinds = matchLexicon(read, language);
  add(0, 0);
  for (const [at, word] of words.entries()) {
    const next = words[at + 1] ?? 17;
    add(1, word);
    add(2, mix(word, next));
    add(3, mix(mix(word, next), words[at + 2] ?? 19));
    if (at < 3) add(4, word);
    if (at === 0) add(5, mix(word, next));
    add(6, hashText(read[at]?.folded.slice(0, 5) ?? ''));
    for (let bit = 0; bit < wordKinds.length; bit++) if ((kinds.own[at] ?? 0) & (1 << bit)) add(7, bit);
  }
  let all = 0;
  let main = 0;
  for (const { kinds: phrase, first } of findEditPhrases(read, language)) {
    all |= phrase;
    if ((phrase & ~edges) !== 0 && main === 0) main = phrase;
    for (let bit = 0; bit < editKinds.length; bit++) {
      if (!(phrase & (1 << bit))) continue;
      add(14, bit);
      add(15, mix(bit, Math.min(first, 3)));
      add(16, mix(bit, Math.min(Math.floor(read.length / 3), 4)));
    }
  }
  add(17, all);
  add(18, main);
  for (let bit = 0; bit < editKinds.length; bit++) if (!(all & (1 << bit))) add(19, bit);
  const found = spans.map(({ label }) => labels.indexOf(label));
  for (const [at, label] of found.entries()) {
    add(8, label);
    add(9, mix(label, found[at + 1] ?? 99));
  }
  add(10, Math.min(found.length, 4));
  add(11, mix(readerLanguages.indexOf(language), words[0] ?? 0));
  add(12, Math.min(Math.floor(read.length / 3), 6));
  if (read.some(({ text }) => text === '?' || text === '？' || text === '؟')) add(13, 1);
  return Uint32Array.from(hashes);
}

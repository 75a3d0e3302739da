import { type Analysis, type AnalysisInput, analyze, quoteMarks } from './analyze.ts';
import { characterClass } from './character-class.ts';
import { clauseEnds, sentenceEnds } from './clauses.ts';
import { readerLanguages } from './languages.ts';
import { wordKinds } from './lexicon/lexicon.ts';
import { hashText, mix } from './model/hash.ts';
import { classesOf } from './word-classes.ts';

/**
 * Number of buckets for hashed features. Sparse, so that an unknown word rarely collides with a known one.
 */
export const bucketCount = 1 << 21;

/** An analyzed text with the feature buckets of its tokens. The buckets of token `n` start at `offsets[n]`. */
export interface Featured extends Analysis {
  readonly buckets: Uint32Array;
  readonly offsets: Uint32Array;
}

/** One number per feature type, so that the same word in different positions gets different buckets. */
const templates = Array.from({ length: 210 }, (_, number) => hashText(`template ${number}`));

const prepositions = (['toward', 'origin', 'location', 'accompany', 'about'] as const).reduce(
  (all, kind) => all | (1 << wordKinds.indexOf(kind)),
  0,
);

export function featuresOf(input: AnalysisInput): Featured {
  const analysis = analyze(input);
  const { tokens, lexicon, columns, clauses, document, runs, language, mode, isLower } = analysis;
  const n = tokens.length;

  const buckets: number[] = [];
  const offsets = new Uint32Array(n + 1);
  const languageHash = readerLanguages.indexOf(language) + 1;
  const modeHash = mode === 'follow-up' ? 7 : 0;
  const isWide = language === 'ja' || language === 'zh';
  let template = 0;
  const add = (hash: number): void => {
    buckets.push(mix(templates[template] ?? template, hash) & (bucketCount - 1));
    template++;
  };
  const col = (column: Uint32Array, at: number): number => (at < 0 ? 11 : at >= n ? 13 : (column[at] ?? 0));

  const fine = new Uint32Array(n);
  const middle = new Uint32Array(n);
  const coarse = new Uint32Array(n);
  const hasClasses = language === 'en';
  if (hasClasses) {
    for (const [at, { folded }] of tokens.entries()) {
      const classes = classesOf(folded);
      // Punctuation and unknown words fall back to their shape.
      fine[at] = classes.fine || (columns.shape[at] ?? 0);
      middle[at] = classes.middle || (columns.shape[at] ?? 0);
      coarse[at] = classes.coarse || (columns.shape[at] ?? 0);
    }
  }
  let sentenceStart = 0;
  let quoteDepth = 0;
  let clauseStart = 0;
  let lineStart = 0;
  let lastStrong = 0;
  let prepositionAt = -1;
  let lastValue = 0;
  const seen = new Map<number, number>();
  for (let at = 0; at < n; at++) {
    const token = tokens[at];
    if (!token) continue;
    template = 0;
    const previous = tokens[at - 1];
    if (token.startsLine) {
      lineStart = at;
      sentenceStart = at;
      clauseStart = at;
      prepositionAt = -1;
    } else if (previous && sentenceEnds.has(previous.text) && token.hasSpaceBefore) sentenceStart = at;
    if (previous && (clauseEnds.has(previous.text) || sentenceEnds.has(previous.text))) {
      clauseStart = at;
      prepositionAt = -1;
    }
    if (quoteMarks.has(token.text)) quoteDepth ^= 1;
    const word = columns.word[at] ?? 0;
    const kinds = columns.kinds[at] ?? 0;
    const value = columns.value[at] ?? 0;
    const shape = columns.shape[at] ?? 0;
    const spacing = (token.hasSpaceBefore ? 1 : 0) + (tokens[at + 1]?.hasSpaceBefore === false ? 2 : 0);
    const p1 = col(columns.word, at - 1);
    const p2 = col(columns.word, at - 2);
    const n1 = col(columns.word, at + 1);
    const n2 = col(columns.word, at + 2);

    // The token itself.
    add(1);
    add(word);
    add(shape);
    add(columns.prefix[at] ?? 0);
    add(columns.suffix[at] ?? 0);
    add(mix(hashText(token.folded.slice(0, 2)), 2));
    add(hashText(token.folded.slice(-2)));
    add(columns.chunk[at] ?? 0);
    add(mix(spacing, shape));
    add(value);
    add(kinds);
    add(mix(value, shape));
    // Its neighbors.
    add(p1);
    add(p2);
    add(n1);
    add(n2);
    add(col(columns.word, at - 3));
    add(col(columns.word, at + 3));
    add(mix(p1, word));
    add(mix(word, n1));
    add(mix(p2, p1));
    add(mix(n1, n2));
    add(mix(mix(p1, word), n1));
    add(mix(mix(p2, p1), word));
    add(mix(p1, n1));
    add(mix(p1, value));
    add(mix(p1, kinds));
    add(mix(p1, shape));
    add(mix(n1, shape));
    add(mix(n1, value));
    add(col(columns.shape, at - 1));
    add(col(columns.shape, at + 1));
    add(mix(col(columns.shape, at - 1), mix(shape, col(columns.shape, at + 1))));
    add(col(columns.value, at - 1));
    add(col(columns.value, at + 1));
    add(col(columns.value, at + 2));
    add(mix(col(columns.value, at - 1), value));
    add(mix(value, col(columns.value, at + 1)));
    add(mix(mix(col(columns.value, at - 2), col(columns.value, at - 1)), value));
    add(col(columns.kinds, at - 1));
    add(col(columns.kinds, at + 1));
    add(mix(col(columns.kinds, at - 1), kinds));
    add(mix(kinds, col(columns.kinds, at + 1)));
    add(col(columns.kinds, at - 2));
    add(col(columns.kinds, at + 2));
    add(col(columns.suffix, at - 1));
    add(col(columns.suffix, at + 1));
    add(col(columns.chunk, at - 1));
    // Its position.
    const fromSentence = Math.min(at - sentenceStart, 4);
    const fromClause = Math.min(at - clauseStart, 4);
    add(fromSentence);
    add(mix(fromSentence, shape));
    add(mix(fromClause, kinds));
    add(mix(Math.min(at, 6), word));
    add(mix(Math.min(n - at, 4), kinds));
    add(mix(Math.min(at - lineStart, 2), token.startsLine ? 1 : 0));
    add(mix(quoteDepth, quoteMarks.has(token.text) ? 1 : 0));
    add(mix(Math.min(Math.floor((4 * at) / Math.max(n, 1)), 3), kinds));
    // Start of the clause and sentence, and the last word of a known kind.
    add(mix(col(columns.word, clauseStart), fromClause));
    add(mix(col(columns.kinds, clauseStart), shape));
    add(mix(col(columns.word, sentenceStart), 3));
    add(mix(col(columns.value, clauseStart), value));
    add(mix(col(columns.kinds, lastStrong), shape));
    add(mix(col(columns.word, lastStrong), Math.min(at - lastStrong, 5)));
    // Whole clause: a run of short clauses is a list; a clause with a verb and many words is a fact.
    const clause = clauses.at[at] ?? 0;
    const length = clauses.length[clause] ?? 0;
    const size = Math.min(length, 6);
    const siblings = clauses.siblings[clause] ?? 0;
    add(size);
    add(mix(size, fromClause));
    add(mix(siblings, size));
    add(mix(mix(siblings, size), kinds));
    add(clauses.colon[clause] ?? 0);
    add(mix(clauses.colon[clause] ?? 0, siblings));
    add(mix(clauses.value[clause] ?? 0, value));
    add(mix(clauses.value[clause] ?? 0, shape));
    add(mix(clauses.value[clause] ?? 0, mix(size, siblings)));
    add(
      mix(
        Math.min(clauses.length[clause - 1] ?? 9, 6),
        mix(size, Math.min(clauses.length[clause + 1] ?? 9, 6)),
      ),
    );
    add(mix(clauses.first[clause] ?? 0, clauses.mark[clause] ?? 0));
    add(mix(clauses.last[clause] ?? 0, 5));
    // Whole document.
    add(mix(document, value));
    add(mix(document, mix(siblings, size)));
    add(mix(document, p1));
    add(mix(document, mix(shape, fromClause)));
    add(mix(isLower ? 1 : 2, shape));
    // Kinds of the clause's first words: "by", "at" and "for" tell what follows.
    add(mix(col(columns.kinds, clauseStart), fromClause));
    add(mix(col(columns.kinds, clauseStart), mix(size, value)));
    add(mix(mix(p1, col(columns.kinds, at - 2)), shape));
    add(mix(col(columns.kinds, prepositionAt), Math.min(at - prepositionAt, 6)));
    add(mix(mix(col(columns.kinds, prepositionAt), document), shape));
    add(mix(lastValue, siblings));
    // Language.
    add(mix(languageHash, shape));
    add(mix(languageHash, word));
    add(mix(languageHash, kinds));
    add(mix(languageHash, p1));
    // Scripts without spaces: longer character n-grams and dictionary words.
    template = 100;
    if (isWide) {
      const n3 = col(columns.word, at + 3);
      const p3 = col(columns.word, at - 3);
      add(columns.longWord[at] ?? 0);
      add(mix(col(columns.longWord, at - 1), columns.longWord[at] ?? 0));
      add(mix(columns.longWord[at] ?? 0, col(columns.longWord, at + 1)));
      add(mix(mix(word, n1), n2));
      add(mix(mix(p3, p2), p1));
      add(mix(mix(n1, n2), n3));
      add(mix(mix(word, n1), mix(n2, n3)));
      add(mix(mix(p2, p1), mix(word, n1)));
      add(col(columns.word, at + 4));
      add(col(columns.word, at - 4));
      add(mix(n2, n3));
      add(mix(p3, p2));
    }
    template = 136;
    const run = mix(runs.type[at] ?? 0, runs.place[at] ?? 0);
    add(run);
    add(mix(run, shape));
    add(mix(run, p1));
    add(mix(run, n1));
    add(mix(run, runs.length[at] ?? 0));
    add(mix(run, value));
    add(mix(run, document));
    add(mix(run, mix(size, siblings)));
    add(mix(run, mix(col(runs.type, at - 1), col(runs.type, at + 1))));
    add(mix(run, fromClause));
    add(mix(col(runs.type, at - 1), word));
    add(mix(col(runs.type, at + 1), word));
    add(mix(languageHash, run));
    // Word classes generalize to words that the training data lacks.
    template = 150;
    if (hasClasses) {
      const [own, before, after] = [middle[at] ?? 0, col(middle, at - 1), col(middle, at + 1)];
      const wide = coarse[at] ?? 0;
      add(fine[at] ?? 0);
      add(own);
      add(wide);
      add(col(fine, at - 1));
      add(before);
      add(col(fine, at + 1));
      add(after);
      add(col(middle, at - 2));
      add(col(middle, at + 2));
      add(mix(col(coarse, at - 1), wide));
      add(mix(wide, col(coarse, at + 1)));
      add(mix(before, own));
      add(mix(own, after));
      add(mix(mix(col(coarse, at - 1), wide), col(coarse, at + 1)));
      add(mix(p1, own));
      add(mix(own, n1));
      add(mix(mix(p2, p1), wide));
      add(mix(col(middle, clauseStart), fromClause));
      add(mix(col(middle, clauseStart), size));
      add(mix(mix(wide, siblings), size));
      add(mix(wide, document));
      add(mix(wide, col(columns.kinds, prepositionAt)));
      add(mix(col(middle, lastStrong), Math.min(at - lastStrong, 5)));
    }
    // Openings of the clause, the previous clause and the sentence; other words in the clause; repeated
    // words.
    template = 180;
    const opening = clauses.opening[clause] ?? 0;
    const clauseKinds = clauses.kinds[clause] ?? 0;
    add(opening);
    add(mix(opening, fromClause));
    add(clauses.sentence[clause] ?? 0);
    add(mix(clauses.sentence[clause] ?? 0, fromSentence));
    add(mix(clauses.opening[clause - 1] ?? 0, 3));
    add(mix(clauses.first[clause - 1] ?? 0, clauses.first[clause] ?? 0));
    add(mix(clauses.opening[clause + 1] ?? 0, 5));
    add(clauseKinds);
    add(mix(clauseKinds, shape));
    add(mix(clauses.kinds[clause - 1] ?? 0, clauseKinds));
    add(mix(seen.get(word) ?? 0, shape));
    add(seen.has(word) ? mix(seen.get(word) ?? 0, p1) : 0);
    if (token.type === characterClass.letter && token.text.length > 3)
      seen.set(word, (seen.get(word) ?? 0) + 1);
    for (let bit = 0; bit <= wordKinds.length; bit++) {
      template = 195;
      if (clauseKinds & (1 << bit)) add(mix(bit, shape));
    }
    const inLexicon = lexicon.begins[at] ?? 0;
    const isLong = lexicon.long[at] ?? 0;
    for (let bit = 0; bit < wordKinds.length; bit++) {
      if (kinds & (1 << bit)) {
        template = 116;
        add(bit);
        add(mix(bit, (inLexicon >> bit) & 1));
        add(mix(bit, (isLong >> bit) & 1));
        add(mix(bit, p1));
        add(mix(bit, fromClause));
        add(mix(bit, size));
      }
      if ((lexicon.foreign[at] ?? 0) & (1 << bit)) {
        template = 123;
        add(bit);
      }
    }
    const before = col(columns.kinds, at - 1);
    const after = col(columns.kinds, at + 1);
    const before2 = col(columns.kinds, at - 2);
    for (let bit = 0; bit < wordKinds.length; bit++) {
      template = 126;
      if (at > 0 && before & (1 << bit)) add(mix(bit, shape));
      template = 127;
      if (at > 0 && before & (1 << bit)) add(mix(bit, kinds));
      template = 128;
      if (at < n - 1 && after & (1 << bit)) add(bit);
      template = 129;
      if (at > 1 && before2 & (1 << bit)) add(bit);
    }
    if (modeHash !== 0) {
      template = 130;
      add(modeHash);
      add(mix(modeHash, word));
      add(mix(modeHash, p1));
      add(mix(modeHash, n1));
      add(mix(modeHash, mix(p2, p1)));
      add(mix(modeHash, kinds));
      add(mix(modeHash, shape));
      add(mix(modeHash, mix(Math.min(at, 3), shape)));
    }
    if (kinds !== 0 || value !== 0) lastStrong = at;
    if (kinds & prepositions) prepositionAt = at;
    if (value !== 0) lastValue = value;
    offsets[at + 1] = buckets.length;
  }
  return { ...analysis, buckets: Uint32Array.from(buckets), offsets };
}

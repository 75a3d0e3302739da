import { expect, it } from 'vitest';
import { tokenize } from '../tokenize.ts';
import { findEditPhrases } from './edit-index.ts';
import { type EditKind, editKinds } from './lexicon.ts';

const kindsOf = (bits: number): EditKind[] => editKinds.filter((_, bit) => bits & (1 << bit));

it("finds the longest phrase in the text's language", () => {
  const [first] = findEditPhrases(tokenize('too long, cut it'), 'en');
  expect(first).toMatchObject({ first: 0, next: 2 });
  expect(kindsOf(first?.kinds ?? 0)).toEqual(['shorter']);
  expect(findEditPhrases(tokenize('too long'), 'ja')).toEqual([]);
  expect(kindsOf(findEditPhrases(tokenize('元に戻して'), 'ja')[0]?.kinds ?? 0)).toContain('undo');
});

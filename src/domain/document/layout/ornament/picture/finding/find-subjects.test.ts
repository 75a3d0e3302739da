import { describe, expect, test } from 'vitest';
import { isSubject, subjectNames } from '../subjects/subjects.ts';
import { findSubjects } from './find-subjects.ts';
import { lexicon } from './lexicon/index.ts';
import { readLexicon } from './read-lexicon.ts';
import { themes } from './themes.ts';

describe('the lexicon', () => {
  test('covers eleven languages, and refers only to existing subjects and themes', () => {
    expect(lexicon.map(([language]) => language)).toHaveLength(11);
    const targets = [...readLexicon().phrases.values()].flat().map(({ target }) => target);
    const unknown = targets.filter(
      (target) => !isSubject(target) && !Object.hasOwn(themes, target.replace(/^@/, '')),
    );
    expect(unknown).toEqual([]);
  });

  test('has English words for every subject', () => {
    const english = new Set(
      [...readLexicon().phrases.values()]
        .flat()
        .filter(({ language }) => language === 'en')
        .map(({ target }) => target),
    );
    expect(subjectNames.filter((name) => name !== 'abstract' && !english.has(name))).toEqual([]);
  });
});

test.each([
  ['a black cat', ['cat']],
  ['a cup of coffee with a twig of blossoms', ['coffee', 'branch']],
  ['a moon and a teddy bear', ['teddy', 'moon']],
  ['paper lanterns in a garden', ['lantern']],
  ['moving boxes and a van', ['boxes', 'van']],
  ['an envelope on a fishing hook, office desks and a padlock', ['phishing', 'desk']],
  ['overlapping circles', ['circles']],
  ['We’re replacing the main valve in the basement.', ['faucet']],
  ['zwei Eulen auf einem Ast', ['owl', 'branch']],
  ['Gartenhandschuhe', ['gloves']],
  ['Im Keller wird der Hauptabsperrhahn erneuert.', ['faucet']],
  ['un chaton noir perdu', ['cat']],
  ['des lanternes en papier', ['lantern']],
  ['gatitos perdidos', ['cat']],
  ['una biblioteca con muchos libros', ['books']],
  ['due uccelli su un ramo', ['birds', 'branch']],
  ['um gato preto na janela', ['cat', 'window']],
  ['fietsen door de bergen', ['bikes', 'mountain']],
  ['dwa ptaki na gałęzi', ['birds']],
  ['採れたての野菜と手作りパンが並ぶ市場', ['vegetables', 'bread']],
  ['山上的月亮', ['moon', 'mountain']],
  ['القمر والنجوم', ['moon', 'stars']],
  ['APPLE PIE', ['apple', 'cake']],
  ['bycicle', ['bicycle']],
])('%j shows %j', (motif, names) => {
  expect(new Set(findSubjects(motif, 1).names)).toEqual(new Set(names));
});

test.each([
  ['pain relief', 'health'],
  ['project coordinator', 'work'],
  ['Ernährung', 'food'],
  ['naturaleza', 'nature'],
  ['技術', 'technology'],
] as const)('%j is drawn with a subject of its theme, %s', (motif, theme) => {
  const { names, by } = findSubjects(motif, 5);
  expect(by).toBe('theme');
  expect(themes[theme]).toContain(names[0]);
});

test('draws abstract shapes if no word matches', () => {
  for (const motif of ['', 'Qwertz', '20931', '…']) {
    const { names, by } = findSubjects(motif, 2);
    expect(by).toBe('nothing');
    expect(names).toHaveLength(1);
  }
});

test.each([
  ['her husband', 'electricGuitar'],
  ['busy managers', 'bus'],
  ['patient leaflet', 'leaf'],
  ['Banksia Court', 'banknotes'],
  ['The Giver', 'river'],
  ['Priyanka Nair', 'easterEgg'],
  ["President's Day", 'tooth'],
  ['a manager', 'stable'],
  ['Ember', 'bucket'],
])('%j is not drawn as %s, which only resembles a part of it', (motif, name) => {
  expect(findSubjects(motif, 1).names).not.toContain(name);
});

test.each([
  ['sunflowers', 'sunflower'],
  ['a lighthouse', 'lighthouse'],
  ['Blumenladen', 'flower'],
  ['two buses', 'bus'],
])('%j is still found', (motif, name) => {
  expect(findSubjects(motif, 1).names).toContain(name);
});

test('handles very long motifs', () => {
  expect(findSubjects('a cat '.repeat(20_000), 1).names).toEqual(['cat']);
  expect(findSubjects('x'.repeat(100_000), 1).by).toBe('nothing');
});

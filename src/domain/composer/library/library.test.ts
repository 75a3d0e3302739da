import { describe, expect, it } from 'vitest';
import { readRequest } from '../facts/read-request.ts';
import type { KeepData, Keeping } from '../kept-data.ts';
import { headOf } from '../templates/template-head.test-data.ts';
import { noTopics } from '../topics/topic-shelf.ts';
import { libraryRequest, weighLibrary } from './choose-document.ts';
import { acceptedBy, acceptedNames, leastChance, rankDocuments } from './judge-documents.ts';
import { knownLanguage } from './known-language.ts';
import { buildLibraryIndex, libraryIndex, type Shelves } from './library-index.ts';
import weights from './library-weights.json' with { type: 'json' };
import type { LibraryRequest } from './request-terms.ts';
import { libraryStems } from './stem-counter.ts';
import { evidenceNames } from './weigh-documents.ts';

const texts: Readonly<Record<string, string>> = {
  kites: 'How to build a kite from two sticks, paper and string, and fly it in the wind.',
  beekeeping: 'Bees, hives, honey and a smoker. {{place: The orchard}} is where the hive stands.',
  wind: 'The wind blows from high to low pressure.',
};
const shelves: Shelves = {
  templates: {
    heads: [
      headOf('kites', 'guide', 'Kites', { words: ['flying'] }),
      headOf('beekeeping', 'guide', 'Keeping bees'),
      headOf('wind', 'explainer', 'Wind'),
      headOf('moving-out', 'letter', 'Moving out', { outline: ['farewell'], readers: ['neighbor'] }),
      headOf('leaving', 'speech', 'Leaving a flying club'),
    ],
    read: () => null,
    text: (name) => texts[name] ?? '',
  },
  topics: {
    ...noTopics,
    namesIn: () => [{ name: 'volcanoes', language: 'en', names: ['Volcanoes', 'lava'] }],
    stemsIn: () => [{ name: 'volcanoes', heads: ['erupt'], texts: ['ash', 'wind'] }],
  },
};

const requestFor = (prompt: string): LibraryRequest =>
  libraryRequest(readRequest(prompt, { today: '2026-11-22' }));
const bestBy = (prompt: string, name: (typeof evidenceNames)[number]): string | undefined =>
  [...weighLibrary(requestFor(prompt), shelves)].sort((a, b) => b.evidence[name] - a.evidence[name])[0]
    ?.document.name;

describe('the index of the library', () => {
  const index = buildLibraryIndex(shelves, 'en');
  const holders = (word: string): (string | undefined)[] =>
    libraryStems(word, 'en').flatMap((stem) =>
      Array.from(index.find(stem).documents, (document) => index.documents[document]?.name),
    );

  it('finds a document by its title, its search words, its text and its samples, in any form', () => {
    expect(holders('kite')).toEqual(['kites']);
    expect(holders('flying')).toEqual(['kites', 'leaving']);
    expect(holders('honey')).toEqual(['beekeeping']);
    expect(holders('orchard')).toEqual(['beekeeping']);
    expect(holders('eruptions')).toEqual(['volcanoes']);
    expect(holders('earthquake')).toEqual([]);
    expect(holders('volcano')).toEqual(['volcanoes']);
  });

  it('is another one beside other topics', () => {
    const alone = libraryIndex({ ...shelves, topics: noTopics }, 'en');
    expect(libraryIndex(shelves, 'en').documents).toHaveLength(alone.documents.length + 1);
  });

  it('is the same from counts that were kept', () => {
    const keep: KeepData = (_, build) => structuredClone(build());
    const keeping: Keeping = { keep, isOf: () => true };
    const kept = buildLibraryIndex(
      { templates: { ...shelves.templates, keeping }, topics: { ...shelves.topics, keeping } },
      'en',
    );
    for (const stem of libraryStems('kite flying honey wind eruptions', 'en')) {
      expect(kept.find(stem), stem).toEqual(index.find(stem));
      expect(kept.rarity(stem), stem).toBe(index.rarity(stem));
    }
    expect(kept.documents).toEqual(index.documents);
  });

  it('of a copy of the shelves is never kept', () => {
    const names: string[] = [];
    const keep: KeepData = (name, build) => {
      names.push(name);
      return build();
    };
    const topics = { ...shelves.topics, keeping: { keep, isOf: (shelf: object) => shelf === topics } };
    const templates = {
      ...shelves.templates,
      keeping: { keep, isOf: (shelf: object) => shelf === templates },
    };
    buildLibraryIndex({ templates, topics: { ...topics } }, 'en');
    buildLibraryIndex({ templates: { ...templates, heads: [] }, topics }, 'en');
    buildLibraryIndex({ templates, topics: noTopics }, 'en');
    expect(names).toEqual([]);
    buildLibraryIndex({ templates, topics }, 'en');
    expect(names).toEqual(['library-en']);
  });

  it('takes no word of a slot for one of the document', () => {
    expect(holders('place')).toEqual([]);
  });

  it('weighs what a document is called more than what it tells', () => {
    const [stem = ''] = libraryStems('wind', 'en');
    const { documents, shares } = index.find(stem);
    const share = Object.fromEntries(
      Array.from(documents, (document, at) => [index.documents[document]?.name, shares[at] ?? 0]),
    ) as Record<string, number>;
    expect(share.wind).toBeGreaterThan(share.kites ?? 0);
    expect(share.wind).toBeGreaterThan(share.volcanoes ?? 0);
  });

  it('takes a rare word for rarer than a frequent one, and none for an unknown one', () => {
    const [wind = '', kite = ''] = libraryStems('wind kite', 'en');
    expect(index.rarity(kite)).toBeGreaterThan(index.rarity(wind));
    expect(index.rarity('zzz')).toBe(0);
  });
});

describe('the documents for a kind', () => {
  const named = (prompt: string): string[] =>
    weighLibrary(requestFor(prompt), shelves).map(({ document }) => document.name);

  it('are texts for a leaflet, which may be one, but not for a flyer', () => {
    expect(named('leaflet about flying kites')).toContain('kites');
    expect(named('brochure about flying kites')).toContain('kites');
    expect(named('flyer about flying kites')).not.toContain('kites');
  });
});

describe('the evidence for a document', () => {
  it('is highest for the one that tells of the words of a long prompt', () => {
    const prompt =
      'something for saturday at the allotment, my nephew is nine and wants to know how to build a thing that goes up ' +
      'with string and paper, we only have two sticks';
    expect(bestBy(prompt, 'relative')).toBe('kites');
  });

  it('is given for letters only if a letter is asked for, and for speeches only for a speech', () => {
    const found = (prompt: string): string[] =>
      weighLibrary(requestFor(prompt), shelves).map(({ document }) => document.name);
    expect(found('letter to my neighbor about flying kites and keeping bees')).toEqual(['moving-out']);
    expect(found('speech about flying kites and keeping bees')).toEqual(['leaving']);
  });

  it('is given for a document whose name has the word for a kind, unless one of that kind is called so', () => {
    const heads = [
      headOf('grading', 'guide', 'Report card comments'),
      headOf('birthdays', 'guide', 'Birthday card', { words: ['party'] }),
      headOf('birthday', 'card', 'Birthday card'),
    ];
    const found = (prompt: string): string[] =>
      weighLibrary(requestFor(prompt), { ...shelves, templates: { ...shelves.templates, heads } }).map(
        ({ document }) => document.name,
      );
    expect(found('report card comments')).toContain('grading');
    expect(found('birthday card')).toEqual(['birthday']);
  });

  it('is from 0 to 1, whatever the prompt', () => {
    for (const prompt of [
      'bees',
      '',
      '🙂 ?!',
      'kites '.repeat(3000),
      'Handout about volcanoes and wind, please',
    ])
      for (const { evidence } of weighLibrary(requestFor(prompt), shelves))
        for (const name of evidenceNames) {
          expect(evidence[name], name).toBeGreaterThanOrEqual(0);
          expect(evidence[name], name).toBeLessThanOrEqual(1);
        }
  });

  it('has a fitted weight for each of its names', () => {
    for (const name of evidenceNames) expect(weights.rank, name).toHaveProperty(name);
    for (const name of acceptedNames) expect(weights.accept, name).toHaveProperty(name);
    const request = requestFor('handout about volcanoes');
    expect(acceptedBy(rankDocuments(weighLibrary(request, shelves)), request)).toHaveLength(
      acceptedNames.length,
    );
  });
});

describe('the language of a short prompt', () => {
  it('is English if only English documents are named for its words', () => {
    expect(knownLanguage('kites wind', shelves, 'nl')).toBe('en');
    expect(knownLanguage('kites vlieger', shelves, 'nl')).toBe('nl');
    expect(knownLanguage('kites wind kites wind kites wind kites', shelves, 'nl')).toBe('nl');
    expect(knownLanguage('wïnd', shelves, 'nl')).toBe('nl');
  });

  it('stays the one whose documents are named for its words as well', () => {
    const heads = [...shelves.templates.heads, headOf('wind.nl', 'explainer', 'Wind', { language: 'nl' })];
    const both = { ...shelves, templates: { ...shelves.templates, heads } };
    expect(knownLanguage('wind', both, 'nl')).toBe('nl');
    expect(knownLanguage('kites', both, 'nl')).toBe('en');
  });
});

describe('the chance from which on a document is taken', () => {
  it('is higher, the shorter the prompt is', () => {
    const least = [3, 8, 12, 16, 20, 90].map((words) => leastChance('kites '.repeat(words)));
    expect(least).toEqual([...least].sort((one, other) => other - one));
    expect(least[0]).toBe(least[1]);
    expect(least[4]).toBe(least[5]);
    expect(least[1]).toBeGreaterThan(least[4] ?? 1);
  });
});

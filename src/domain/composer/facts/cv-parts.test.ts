import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrompt } from '../../reader/read-prompt.ts';
import { cvParts } from './cv-parts.ts';

const read = (text: string) => {
  const parts = cvParts(text, { ...readPrompt(text), language: 'en' });
  return {
    posts: parts?.posts.map(({ title, when }) => `${when}: ${title}`) ?? [],
    lists: Object.fromEntries(parts?.sections.map(({ part, items }) => [part, items]) ?? []),
  };
};

describe('a CV', () => {
  it('reads years before, after and inside the words of a job', () => {
    const { posts } = read(
      'CV Ann. 2019 to now Sparks Ltd, lead electrician. Clinic Leeds 2015-2019 nurse. Since 2012 volunteer at the fire brigade. Baker 2010–2012',
    );
    expect(posts).toEqual([
      '2019 to now: Sparks Ltd, lead electrician',
      '2015-2019: Clinic Leeds, nurse',
      'Since 2012: volunteer at the fire brigade',
      '2010–2012: Baker',
    ]);
  });

  it('keeps role, employer, years and duties together, whatever their order in a sentence', () => {
    const role = fc.constantFrom('Staff nurse', 'Chef', 'Site manager');
    const employer = fc.constantFrom('Elm House', 'Hall & Sons', 'Brightspark Ltd');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(role, employer), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (jobs, isOne) => {
          const said = jobs.map(
            ([what, where], at) => `${what}, ${where}, ${2010 + at}–${2011 + at} (nights)`,
          );
          const { posts } = read(`CV: Ana Roe, Leeds. ${said.join(isOne ? ', ' : '. ')}`);
          expect(posts).toEqual(
            jobs.map(([what, where], at) => `${2010 + at}–${2011 + at}: ${what}, ${where}`),
          );
        },
      ),
    );
  });

  it('files degrees and schools under education, with years or a year', () => {
    const { posts, lists } = read(
      'CV. BSc Physics Univ of Leeds 2015-2018, Level 3 Diploma, 2014. Cook 2018-2020',
    );
    expect(lists.education).toEqual(['BSc Physics Univ of Leeds, 2015-2018', 'Level 3 Diploma, 2014']);
    expect(posts).toEqual(['2018-2020: Cook']);
  });

  it('lists languages and skills, and skips contact data', () => {
    const { lists } = read(
      'CV. Cook 2018-2020. speaks Urdu and English, skills: sauces, ordering. ann@octavo.example',
    );
    expect(lists).toEqual({ languages: ['Urdu and English'], skills: ['sauces', 'ordering'] });
  });

  it('is not detected in text without years and sections', () => {
    expect(
      cvParts('CV for Ann, a cook who likes bread', { language: 'en', values: [], spans: [] }),
    ).toBeNull();
  });

  it('does not contain style wishes', () => {
    const text =
      'CV for Ann Lee, 2019-now Baker at Oven Ltd, 2014-2019 Cook at the Mill, keep it simple, black and white';
    const words = JSON.stringify(cvParts(text, { ...readPrompt(text), language: 'en' }));
    expect(words).toContain('Oven Ltd');
    expect(words).not.toMatch(/simple|black/);
  });
});

it('splits two jobs joined by a word for and', () => {
  for (const prompt of [
    'CV Ana Ruiz, cook at Osteria Nove 2019-2024 and Hotel Bellavista 2016-2019',
    'Lebenslauf Ana Ruiz, Köchin bei Osteria Nove 2019-2024 und Hotel Bellavista 2016-2019',
  ]) {
    const reading = readPrompt(prompt);
    expect(cvParts(prompt, reading)?.posts.map(({ when }) => when)).toEqual(['2019-2024', '2016-2019']);
  }
});

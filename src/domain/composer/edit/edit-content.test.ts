import { describe, expect, it } from 'vitest';
import { isMislabeled, withoutLabel } from './edit-facts.ts';
import { withEvenEnds, withPlainSeparators, withSentenceCapitals } from './list-ends.ts';

describe('the ends of a list', () => {
  it('are all the same', () => {
    expect(withEvenEnds(['Bring a mat.', 'Doors at 7', 'No dogs.'], 'en')).toEqual([
      'Bring a mat',
      'Doors at 7',
      'No dogs',
    ]);
    expect(withEvenEnds(['Bring a mat.', 'No dogs.'], 'en')).toEqual(['Bring a mat.', 'No dogs.']);
  });

  it('keep the periods of abbreviations, dots that trail off and items of several sentences', () => {
    for (const items of [
      ['Pens, tape, etc.', 'Paper'],
      ['Opens at 9 a.m.', 'Closes late'],
      ['And so on...', 'Paper'],
      ['We meet early. Bring tea.', 'Paper'],
    ])
      expect(withEvenEnds(items, 'en')).toEqual(items);
  });

  it('have no stop before a separator', () => {
    expect(withPlainSeparators('Six or more. · Pay at the door. · Opens 9 a.m. · Cash only.', 'en')).toBe(
      'Six or more · Pay at the door · Opens 9 a.m. · Cash only.',
    );
  });
});

it('sentences begin with capitals, and what follows an abbreviation doesn’t', () => {
  expect(withSentenceCapitals('Call 01632 960114. tea at four. pens etc. are there', 'en')).toBe(
    'Call 01632 960114. Tea at four. Pens etc. are there',
  );
  for (const text of ['Look at tarn.example', 'About approx. ten miles', 'Version 2.b is out'])
    expect(withSentenceCapitals(text, 'en')).toBe(text);
  expect(withSentenceCapitals('W dniu 13. maja', 'pl')).toBe('W dniu 13. maja');
});

describe('the value of a label', () => {
  it.each([
    ['For', 'For Noah', 'Noah'],
    ['Where', 'At Orrin Farm', 'At Orrin Farm'],
    ['Reward', 'Reward £20', '£20'],
    ['Parking', 'On Hill Road', 'On Hill Road'],
    ['Where', 'Atlas Hall', 'Atlas Hall'],
    ['Start', 'Start', 'Start'],
  ])('doesn’t repeat it: %s, %s', (label, value, expected) => {
    expect(withoutLabel({ label, value }).value).toBe(expected);
  });

  it('is no time if it is only a year', () => {
    expect(isMislabeled({ label: 'When', value: '2027' }, 'en')).toBe(true);
    expect(isMislabeled({ label: 'When', value: '5 May 2027' }, 'en')).toBe(false);
  });
});

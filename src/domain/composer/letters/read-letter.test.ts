import { describe, expect, it } from 'vitest';
import { readRequest } from '../facts/read-request.ts';
import type { ToldLetter } from './letter.ts';
import { letterWordsOf } from './lexicon/index.ts';
import { readLetter } from './read-letter.ts';

function read(prompt: string, isSpeech = false): ToldLetter {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  return readLetter(text, reading, letterWordsOf(reading.language), isSpeech);
}

describe('what a letter asks', () => {
  it.each([
    ['letter to the council asking them to mend the bridge', 'I am asking you to mend the bridge.'],
    ['letter asking the school for a ramp at the side door', 'I am asking you for a ramp at the side door.'],
    ['email to Ms. Roy, ask when the pool opens', 'Please let me know when the pool opens.'],
    ['apology to a guest for losing his coat', 'I apologize for losing your coat.'],
    ['thank you note to Mr. Ito for mending my bike', 'Thank you for mending my bike.'],
    ['Brief an die Stadt mit der Bitte um eine Bank', 'Ich bitte Sie um eine Bank.'],
    ['lettre à la mairie pour demander un banc', 'Je vous écris pour demander un banc.'],
    ['carta a mi vecina para pedirle que baje la música', 'Le escribo para pedirle que baje la música.'],
  ])('is a sentence to its reader: %s', (prompt, sentence) => {
    expect(read(prompt).asks).toEqual([sentence]);
  });
});

describe('what a prompt tells', () => {
  it('stands as it is if it is a sentence', () => {
    expect(read('complaint to Fern Travel: the room had no window, we asked twice for another').told).toEqual(
      ['The room had no window.', 'We asked twice for another.'],
    );
  });

  it('loses the command before it, and the pronoun of its reader', () => {
    expect(
      read('letter to my coach Mr. Obi, tell him we all miss him, mention that I play again').told,
    ).toEqual(['We all miss you.', 'I play again.']);
    expect(read('letter to Ms. Fay who taught me to swim').told).toEqual(['You taught me to swim.']);
  });

  it('keeps the order of words behind a conjunction in German', () => {
    expect(read('Brief an Herrn Kurz, dass die Tür seit Mai klemmt').told).toEqual([
      'Ich möchte Ihnen mitteilen, dass die Tür seit Mai klemmt.',
    ]);
    expect(read('Dankesbrief an Frau Kern, die mir beim Umzug geholfen hat').told).toEqual([
      'Vielen Dank, dass Sie mir beim Umzug geholfen haben.',
    ]);
  });

  it('is a point if it is no sentence for certain', () => {
    const { told, points } = read('complaint to Hotel Brix: cold water every morning');
    expect(told).toEqual([]);
    expect(points).toEqual(['cold water every morning']);
  });

  it('stays in the third person in a speech', () => {
    const { told, people } = read('toast for my aunt Ida who was a pilot, he never met her', true);
    expect(people).toEqual(['Ida']);
    expect(told.join(' ')).toContain('He never met her.');
  });
});

describe('who writes to whom', () => {
  it.each([
    [
      'letter to my landlord Mr. Amis about the roof, from Jo Park, 12 Elm Street',
      'Mr. Amis',
      ['Jo Park', '12 Elm Street'],
    ],
    ['Dear AI, please write an email to Ms. Lee about the bus. Thank you, Ada Moor', 'Ms. Lee', ['Ada Moor']],
    ['complaint to a shop, Bell & Sons, my name is Ken Abe', 'Bell & Sons', ['Ken Abe']],
    ['carta al director, firmado: Luz Rey', null, ['Luz Rey']],
  ])('%s', (prompt, to, from) => {
    const letter = read(prompt);
    expect(letter.to?.name ?? null).toBe(to);
    expect(letter.from).toEqual(from);
  });
});

it.each(['hi, could you please', 'thanks in advance', 'polite but firm', 'keep it short'])(
  'prints nothing of courtesies and wishes: %s',
  (words) => {
    const { asks, told, points, topic } = read(`letter to Ms. Lee, the bus is late, ${words}`);
    expect([...asks, ...told, ...points, topic]).toEqual(['The bus is late.', null]);
  },
);

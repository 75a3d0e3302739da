import { describe, expect, it } from 'vitest';
import { readRequest } from '../../facts/read-request.ts';
import type { ToldLetter } from '../letter.ts';
import { letterWordsOf } from '../lexicon/index.ts';
import { readLetter } from '../read-letter.ts';

function read(prompt: string, isSpeech = false): ToldLetter {
  const { text, reading } = readRequest(prompt, { today: '2026-11-22' });
  return readLetter(text, reading, letterWordsOf(reading.language), isSpeech);
}

describe('a clause without its subject', () => {
  it.each([
    ['cover letter for a post at a zoo, grew up on a farm', ['I grew up on a farm.']],
    ['complaint to Arlo Motors, waited six weeks, nobody called', ['I waited six weeks.', 'Nobody called.']],
    ['reference letter for Ivo Lenz, punctual, kind to guests', ['Ivo Lenz is punctual and kind to guests.']],
    [
      'recommendation for my pupil Noa Weiss, she paints, won a prize',
      ['My pupil Noa Weiss paints.', 'She won a prize.'],
    ],
    ['letter to the guests: close the gate at night', ['Please close the gate at night.']],
    ['letter to the guests: don’t feed the goats', ['Please don’t feed the goats.']],
  ])('gets the one it is about: %s', (prompt, told) => {
    expect(read(prompt).told).toEqual(told);
  });

  it('is about the person of a speech, who is named once', () => {
    expect(read('speech for our cook Berta, bakes for everybody, loves opera', true).told).toEqual([
      'Our cook Berta bakes for everybody.',
      'Berta loves opera.',
    ]);
  });
});

describe('a clause about the reader', () => {
  it.each([
    ['thank-you note to my neighbor who fed my cat', ['You fed my cat.']],
    ['letter to a member who hasn’t returned the ladder', ['You haven’t returned the ladder.']],
    ['card to my cousin whose horse Stella died', ['Your horse Stella died.']],
    ['note to my brother Udo, he bakes bread and sings', ['You bake bread and sing.']],
  ])('is said to them: %s', (prompt, told) => {
    expect(read(prompt).told).toEqual(told);
  });
});

describe('a phrase without its verb', () => {
  it.each([
    ['letter to the members, meeting on 4 June at the mill', ['The meeting is on 4 June at the mill.']],
    [
      'complaint to Arlo Motors, invoice 5512, the brakes failed',
      ['The invoice number is 5512.', 'The brakes failed.'],
    ],
    ['letter to the guests, key is in the blue box', ['The key is in the blue box.']],
  ])('gets it where that is certain: %s', (prompt, told) => {
    expect(read(prompt).told).toEqual(told);
  });

  it('stays a phrase of a labeled line elsewhere', () => {
    const { told, points, lead } = read('complaint to Hotel Brix: thin walls, cold soup');
    expect(told).toEqual([]);
    expect(points).toEqual(['thin walls', 'cold soup']);
    expect(lead).toContain('{rest}');
  });
});

describe('what is said about the text', () => {
  it.each([
    'don’t sound bitter',
    'I don’t want a fight',
    'I’m not good with words',
    'not too long',
    'to convince him',
    'no jargon please',
  ])('is never printed: %s', (remark) => {
    const { asks, told, points, topic } = read(`letter to Ms. Amis, the gate is open all night, ${remark}`);
    expect([...asks, ...told, ...points, topic]).toEqual(['The gate is open all night.', null]);
  });

  it('keeps an opinion of the reader from them', () => {
    const { told, points, topic } = read('letter to the tenant upstairs, a rude man, about his drums');
    expect([...told, ...points]).toEqual(['This is about your drums.']);
    expect(topic).toBe('his drums');
  });

  it('leaves a gap where the prompt asks to explain what it doesn’t tell', () => {
    expect(read('letter to the members, explain how they can vote').told).toEqual([
      'This is how you can vote: [[how you can vote]].',
    ]);
    expect(read('letter to Mr. Amis explaining why the work is late').told).toEqual(['The work is late.']);
  });
});

describe('the reader', () => {
  it.each([
    ['Thank my colleague Uma in a note because she covered for me', 'Uma'],
    ['my landlord is selling the house. write to him that we stay. His name is Mr. Amis', 'Mr. Amis'],
    ['letter to end my lessons with Ms. Amis', 'Ms. Amis'],
    ['cancel my subscription at NovaBox', 'NovaBox'],
  ])('is found where the prompt names them: %s', (prompt, name) => {
    expect(read(prompt).to?.name).toBe(name);
  });
});

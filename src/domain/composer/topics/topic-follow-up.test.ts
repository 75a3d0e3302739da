import { describe, expect, it } from 'vitest';
import { readTopicChange } from './topic-follow-up.ts';

describe('a follow-up about the page of a topic', () => {
  it.each([
    ['make it a quiz', { form: 'quiz' }],
    ['as slides', { form: 'deck' }],
    ['now a worksheet, please', { form: 'worksheet' }],
    ['turn this into a lesson plan', { form: 'lesson' }],
    ['can you make it a poster instead?', { form: 'poster' }],
    ['make it 12 slides', { form: 'deck', pages: 12 }],
    ['shorter', { amount: 'brief' }],
    ['for kids', { isForChildren: true }],
  ])('asks for another form: %s', (prompt, change) => {
    expect(readTopicChange(prompt, 'en')).toMatchObject(change);
  });

  it.each([
    'make it poster',
    'make it dark green',
    'add a quiz about tea',
    'change the title to Quiz night',
    'remove the second slide',
  ])('changes the page otherwise: %s', (prompt) => {
    expect(readTopicChange(prompt, 'en')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { findKind, kindModifier, kindNameLength } from './find-kind.ts';

describe('the words around the name of a kind', () => {
  it('are the subject if they follow it', () => {
    expect('minutes allotment'.slice(0, kindNameLength('minutes allotment', 'en') ?? 0)).toBe('minutes');
    expect('Protokoll Elternabend'.slice(0, kindNameLength('Protokoll Elternabend', 'de') ?? 0)).toBe(
      'Protokoll',
    );
  });

  it('are part of the kind if they modify it or are joined to it', () => {
    for (const text of [
      'team meeting minutes',
      'letter of recommendation',
      'order form',
      'price list',
      'menu',
    ])
      expect(kindNameLength(text, 'en')).toBeNull();
  });

  it('are the subject if they come first', () => {
    expect(kindModifier('lost cat poster', 'en')).toBe('lost cat');
    expect(kindModifier('bake sale flyer', 'en')).toBe('bake sale');
    for (const text of ['poster', 'door sign', 'a flyer']) expect(kindModifier(text, 'en')).toBeNull();
  });

  it('are what the document contains after a word such as with', () => {
    expect(findKind(['Report with a list'], 'en')).toBe('report');
    expect(findKind(['Einladung mit Programm'], 'de')).toBe('invitation');
    expect(findKind(['packing list with tips'], 'en')).toBe(findKind(['packing list'], 'en'));
  });
});

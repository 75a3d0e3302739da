import { describe, expect, it } from 'vitest';
import { actionOfKey, slideAfter } from './present-keys.ts';

const press = (key: string, held = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe('keys while presenting', () => {
  it.each([
    ['ArrowRight', 'next'],
    [' ', 'next'],
    ['PageUp', 'previous'],
    ['N', 'next'],
    ['b', 'blank'],
    ['End', 'last'],
  ])('%j leads to %s', (key, action) => {
    expect(actionOfKey(press(key), 'slide')).toBe(action);
  });

  it('leaves Space and Enter to a focused button, and the arrows to focused notes', () => {
    expect(actionOfKey(press(' '), 'control')).toBeNull();
    expect(actionOfKey(press('Enter'), 'control')).toBeNull();
    expect(actionOfKey(press('ArrowDown'), 'notes')).toBeNull();
    expect(actionOfKey(press('ArrowRight'), 'notes')).toBe('next');
  });

  it('leaves shortcuts to the browser', () => {
    expect(actionOfKey(press('f', { ctrlKey: true }), 'slide')).toBeNull();
    expect(actionOfKey(press('x'), 'slide')).toBeNull();
  });

  it('stops at the first and the last slide', () => {
    expect(slideAfter('next', 2, 3)).toBe(2);
    expect(slideAfter('previous', 0, 3)).toBe(0);
    expect(slideAfter('last', 0, 3)).toBe(2);
    expect(slideAfter('blank', 1, 3)).toBe(1);
  });
});

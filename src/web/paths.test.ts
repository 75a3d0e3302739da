import { describe, expect, it } from 'vitest';
import { ownPath } from './paths.ts';

describe('ownPath', () => {
  it('keeps a path of the app with its query and fragment', () => {
    expect(ownPath('/app?session=1#page')).toBe('/app?session=1#page');
  });

  it.each([
    ['https://evil.example/'],
    ['//evil.example/'],
    ['/\\evil.example/'],
    ['/\t/evil.example'],
    ['/.//evil.example'],
    ['javascript:alert(1)'],
    ['app'],
    [''],
    [undefined],
  ])('refuses %j', (value) => {
    expect(ownPath(value)).toBeNull();
  });

  it('excludes the sign-in page', () => {
    expect(ownPath('/auth?owner=x')).toBeNull();
  });
});

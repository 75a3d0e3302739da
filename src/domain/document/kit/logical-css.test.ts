import { describe, expect, it } from 'vitest';
import { logicalCss } from './logical-css.ts';

describe('logicalCss', () => {
  it.each([
    ['a{margin-left:1px;left:0}', 'a{margin-inline-start:1px;inset-inline-start:0}'],
    ['a{padding:0 0 0 calc(var(--a) + 1px)}', 'a{padding-block:0 0;padding-inline:calc(var(--a) + 1px) 0}'],
    ['a{text-align:right;\n  right: 2px}', 'a{text-align:end;\n  inset-inline-end: 2px}'],
    ['a{border-left:1px solid red}', 'a{border-inline-start:1px solid red}'],
  ])('replaces physical sides with logical ones: %s', (physical, logical) => {
    expect(logicalCss(physical)).toBe(logical);
  });

  it.each([
    'a{margin:0 auto;padding:1px 2px 3px 2px;text-align:center}',
    '.is-left{--left:1px;transform-origin:left}',
    '@media (min-width:1px){.left > .right:hover{top:0}}',
  ])('keeps declarations without a side: %s', (css) => {
    expect(logicalCss(css)).toBe(css);
  });
});

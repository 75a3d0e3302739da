import { expect, it } from 'vitest';
import { msUntilRefresh } from './signed-url.ts';

const end = '2026-11-20T12:00:00.000Z';
const at = (time: string) => Date.parse(`2026-11-20T${time}.000Z`);

it('renews a signed link from five minutes before it expires', () => {
  expect(msUntilRefresh(end, at('10:00:00'))).toBe(115 * 60_000);
  expect(msUntilRefresh(end, at('11:54:59'))).toBe(1000);
  expect(msUntilRefresh(end, at('11:55:00'))).toBe(0);
  expect(msUntilRefresh(end, at('13:00:00'))).toBe(0);
});

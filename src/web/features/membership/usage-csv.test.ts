import { expect, test } from 'vitest';
import { usageCsv } from './usage-csv.ts';

test('has a header row, and one row for each day; an unknown cost is empty', () => {
  const day = {
    day: '2026-11-21',
    generations: 3,
    input_tokens: 120,
    output_tokens: 4000,
    cost_usd: 0.0125,
    storage_bytes: 52_000,
    api_calls: 7,
  };
  expect(usageCsv({ days: [day, { ...day, cost_usd: null }] })).toBe(
    [
      'day,generations,input_tokens,output_tokens,cost_usd,storage_bytes,api_calls',
      '2026-11-21,3,120,4000,0.0125,52000,7',
      '2026-11-21,3,120,4000,,52000,7',
      '',
    ].join('\r\n'),
  );
});

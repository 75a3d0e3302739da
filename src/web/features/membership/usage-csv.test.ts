import { expect, test } from 'vitest';
import { usageCsv } from './usage-csv.ts';

test('a line for the columns, and one for each day', () => {
  const day = { day: '2026-11-21', generations: 3, input_tokens: 120, output_tokens: 4000, api_calls: 7 };
  expect(usageCsv({ days: [day] })).toBe(
    'day,generations,input_tokens,output_tokens,api_calls\r\n2026-11-21,3,120,4000,7\r\n',
  );
});

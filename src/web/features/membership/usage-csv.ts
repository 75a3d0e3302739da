import type { Usage } from '../../../contract/membership.ts';

/**
 * Returns daily usage as CSV. Contains only numbers and dates, so nothing needs quoting. Unknown costs are
 * empty.
 */
export function usageCsv({ days }: Pick<Usage, 'days'>): string {
  const columns = [
    'day',
    'generations',
    'input_tokens',
    'output_tokens',
    'cost_usd',
    'storage_bytes',
    'api_calls',
  ] as const;
  const lines = [columns.join(','), ...days.map((day) => columns.map((column) => day[column]).join(','))];
  return `${lines.join('\r\n')}\r\n`;
}

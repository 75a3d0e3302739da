import type { Usage } from '../../../contract/membership.ts';

/** A table of days for spreadsheets; figures and dates alone, so that nothing in it needs quoting. A cost that is not known is empty. */
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

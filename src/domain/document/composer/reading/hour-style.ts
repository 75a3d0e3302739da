import type { HourStyle } from '../../layout/format-time.ts';

/** Whether hours were typed by halves of the day: '8pm', 'noon'. */
export const hourStyleOf = (text: string): HourStyle =>
  /(?<!\p{L})(?:[ap]\.? ?m\.?|noon|midnight)(?!\p{L})/iu.test(text) ? 'twelve' : 'twenty-four';

import type { ReadSpan } from '../../reader/read-prompt.ts';

const bareRange = /^\d{1,4}\s?[-–]\s?\d{1,4}$/;

/** 'flats 12–20': numbers without a sign of time directly after a noun number its things. */
export function withNumberedThings(text: string, spans: readonly ReadSpan[]): readonly ReadSpan[] {
  const result: ReadSpan[] = [];
  for (const span of spans) {
    const before = result.at(-1);
    const isNumbering =
      before?.label === 'item' &&
      (span.label === 'time' || span.label === 'qty') &&
      bareRange.test(span.text) &&
      text.slice(before.end, span.start).trim() === '';
    if (isNumbering)
      result[result.length - 1] = {
        ...before,
        label: 'detail',
        end: span.end,
        text: text.slice(before.start, span.end),
      };
    else result.push(span);
  }
  return result;
}

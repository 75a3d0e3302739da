import type { Label } from '../../reader/labels.ts';
import type { PromptReading, ReadSpan } from '../../reader/read-prompt.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import { unprinted } from './leftover-phrases.ts';
import { type Clause, overlaps, textClauses } from './text-clauses.ts';

const fewestRows = 3;

const isHour = (token: Token | undefined): boolean =>
  token !== undefined && /^\d{1,2}$/.test(token.text) && Number(token.text) <= 24;

/**
 * In a program whose rows all start with a number, one of them a time, the other numbers are hours: '3.30 drinks,
 * 5 dinner, 8 first dance'.
 */
export function withBareHours(
  text: string,
  spans: readonly ReadSpan[],
  { values, language }: Pick<PromptReading, 'values' | 'language'>,
): readonly ReadSpan[] {
  const kind = spans.find(({ label }) => label === 'kind');
  const isWish = (clause: Clause): boolean =>
    spans.some(
      ({ label, start, end }) =>
        unprinted.has(label) && label !== 'length' && start <= clause.start && end >= clause.end,
    );
  const rows = textClauses(text, language).filter(
    (clause) => clause.after !== 'sentence' && clause.start >= (kind?.end ?? 0) && !isWish(clause),
  );
  const timeAt = ({ start }: Clause): boolean =>
    values.some((value) => value.kind === 'time' && value.start === start) ||
    spans.some((span) => span.label === 'time' && span.start === start);
  const bare = rows.filter((row) => {
    const [first, second] = tokenize(text, row.start, row.end);
    return !timeAt(row) && isHour(first) && second !== undefined && /^\p{L}/u.test(second.text);
  });
  const isProgram = rows.length >= fewestRows && rows.some(timeAt);
  if (!isProgram || !rows.every((row) => timeAt(row) || bare.includes(row))) return spans;
  const apart = bare.flatMap((row): ReadSpan[] => {
    const [hour, next] = tokenize(text, row.start, row.end);
    const part = (label: Label, start: number, end: number): ReadSpan => ({
      label,
      start,
      end,
      text: text.slice(start, end),
      confidence: 1,
      instruction: 0,
    });
    return hour && next ? [part('time', hour.start, hour.end), part('item', next.start, row.end)] : [];
  });
  return [...spans.filter((span) => !bare.some((row) => overlaps(span, row))), ...apart].sort(
    (a, b) => a.start - b.start,
  );
}

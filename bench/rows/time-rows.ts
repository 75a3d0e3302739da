import { readPrompt } from '../../src/domain/reader/read-prompt.ts';
import { readRows } from '../../src/domain/rows/read-rows.ts';

const prompt =
  'Could you please make an invoice for Acme Corp from Studio Lumen: 12 hours of design at $95, a workshop for $200 on ' +
  'Saturday, 14 June 2026 from 3 pm to 5 pm in room 2.14, and travel costs of $80.50, due in 14 days, in dark green on ' +
  'one page, friendly but formal, with our phone number 555-123-4567 and ana@example.com. Thank you very much for this!';
const runs = 9;

/** Returns the median processor time, in milliseconds, that reading the rows of a text takes once its words are labeled. */
function timeOf(text: string, most: number): number {
  const { language, spans } = readPrompt(text);
  const times = Array.from({ length: runs }, () => {
    const before = process.cpuUsage();
    readRows({ text, language, spans }, most);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((a, b) => a - b)[runs >> 1] ?? 0;
}

export interface RowTiming {
  readonly name: string;
  readonly processorMs: number;
  readonly limit: number;
}

export function timeRows(): RowTiming[] {
  for (let warmUp = 0; warmUp < 10; warmUp++) timeOf(prompt, 6);
  return [
    { name: '60 words', processorMs: timeOf(prompt, 1), limit: 10 },
    { name: '60 words, six readings', processorMs: timeOf(prompt, 6), limit: 20 },
    {
      name: '100,000 characters',
      processorMs: timeOf(`${prompt}\n`.repeat(300).slice(0, 100_000), 6),
      limit: 200,
    },
  ];
}

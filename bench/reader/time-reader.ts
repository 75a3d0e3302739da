import { readPrompt } from '../../src/domain/reader/read-prompt.ts';

interface Timing {
  readonly name: string;
  readonly milliseconds: number;
  /** Processor time, independent of other programs on the machine. */
  readonly processorMs: number;
  readonly limit: number;
}

const prompt =
  'Could you please make an invoice for Acme Corp from Studio Lumen: 12 hours of design at $95, a workshop for $200 on ' +
  'Saturday, 14 June 2026 from 3 pm to 5 pm in room 2.14, and travel costs of $80.50, due in 14 days, in dark green on ' +
  'one page, friendly but formal, with our phone number 555-123-4567 and ana@example.com. Thank you very much for this!';

const long = 100_000;
const fill = (text: string): string => text.repeat(Math.ceil(long / text.length)).slice(0, long);
const runs = 9;

function time(name: string, text: string, limit: number): Timing {
  const median = (numbers: number[]): number =>
    numbers.sort((first, second) => first - second)[runs >> 1] ?? 0;
  const times: number[] = [];
  const processor: number[] = [];
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    readPrompt(text, { today: '2026-11-22' });
    const { user, system } = process.cpuUsage(before);
    times.push(performance.now() - startedAt);
    processor.push((user + system) / 1000);
  }
  return { name, milliseconds: median(times), processorMs: median(processor), limit };
}

/** Returns medians; the first run, which loads the weights, is not counted. */
export function timeReader(): Timing[] {
  for (let warmUp = 0; warmUp < 20; warmUp++) readPrompt(prompt);
  return [
    time('60 words', prompt, 10),
    time('100,000 characters of prompts', fill(`${prompt}\n`), 200),
    time('100,000 dates', fill('next Friday 3/4/2026 '), 200),
    time('100,000 ideographs', fill('請求書を作ってください。'), 200),
    time('100,000 digits', fill('1'), 200),
    time('100,000 grouped digits', fill('1.234,'), 200),
    time('100,000 signs', fill('@.-/('), 200),
    time('100,000 emoji', fill('👩‍👩‍👧'), 200),
    time('8,000 characters, read whole', prompt.repeat(30).slice(0, 8000), 200),
  ];
}

import { language } from '../../lib/language.ts';
import { counted, words } from '../../lib/words.ts';

interface Costs {
  readonly input_tokens: number;
  readonly output_tokens: number;
  /** Null if no price is configured. */
  readonly cost_usd?: number | null | undefined;
  readonly duration_ms?: number | null;
}

const inDollars = (cost: number): string =>
  new Intl.NumberFormat(language(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  }).format(cost);

/** '24 s', '3 min' */
function durationInWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const t = words('chat');
  const figures = new Intl.NumberFormat(language());
  return seconds < 100
    ? t.seconds(figures.format(seconds))
    : t.minutes(figures.format(Math.round(seconds / 60)));
}

/** '1,340 tokens · $0.004 · 12 s'; omits unknown values. */
export function costsInWords({ input_tokens, output_tokens, cost_usd, duration_ms }: Costs): string {
  const tokens = input_tokens + output_tokens;
  return [
    counted(words('chat').tokens, tokens),
    ...(typeof cost_usd === 'number' ? [inDollars(cost_usd)] : []),
    ...(typeof duration_ms === 'number' ? [durationInWords(duration_ms)] : []),
  ].join(' · ');
}

/** Describes an estimate: 'About 9,400 tokens · $0.03 · 25 s'. */
export function estimateInWords({ input_tokens, output_tokens, cost_usd, ...rest }: Costs): string {
  const tokens = roughly(input_tokens + output_tokens);
  const cost = typeof cost_usd === 'number' ? roughly(cost_usd) : null;
  return words('chat').costsAbout(
    costsInWords({ ...rest, input_tokens: tokens, output_tokens: 0, cost_usd: cost }),
  );
}

/** Rounds to two significant digits, because estimates aren't more precise. */
const roughly = (value: number): number => Number(value.toPrecision(2));

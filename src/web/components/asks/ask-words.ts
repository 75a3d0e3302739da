import type { RunAsks } from '../../../contract/run-asks.ts';

export const treatmentWords = {
  write: 'Write new text from it',
  condense: 'Condense it',
  keep: 'Keep it as is',
} as const satisfies Record<NonNullable<RunAsks['text']>, string>;

export const amountWords = {
  brief: 'Brief',
  usual: 'Usual',
  detailed: 'Detailed',
} as const satisfies Record<NonNullable<RunAsks['amount']>, string>;

/** Language names in their own language. Other tags are shown as is. */
export const languageWords: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  pt: 'Português',
  nl: 'Nederlands',
  pl: 'Polski',
  ar: 'العربية',
  ja: '日本語',
  zh: '中文',
};

export interface AskChip {
  readonly name: keyof RunAsks;
  readonly words: string;
}

/** Returns short labels of the chosen options, in field order. */
export function askChips(asks: RunAsks): readonly AskChip[] {
  const { text, amount, pages, tone, audience, language } = asks;
  const chips: readonly (readonly [keyof RunAsks, string | undefined])[] = [
    ['text', text && `Given text: ${treatmentWords[text].toLowerCase()}`],
    ['amount', amount && `${amountWords[amount]} text`],
    ['pages', pages === undefined ? undefined : pages === 1 ? '1 page' : `${pages} pages`],
    ['tone', tone && `Tone: ${tone}`],
    ['audience', audience && `For ${audience}`],
    ['language', language && `In ${languageWords[language] ?? language}`],
  ];
  return chips.flatMap(([name, words]) => (words ? [{ name, words }] : []));
}

export function withoutAsk(asks: RunAsks, name: keyof RunAsks): RunAsks {
  const { [name]: _removed, ...rest } = asks;
  return rest;
}

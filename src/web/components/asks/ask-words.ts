import type { RunAsks } from '../../../contract/run-asks.ts';
import { counted, words } from '../../lib/words.ts';

type Treatment = NonNullable<RunAsks['text']>;
type Amount = NonNullable<RunAsks['amount']>;

export function treatmentLabels(): Readonly<Record<Treatment, string>> {
  const t = words('asks');
  return { write: t.write, condense: t.condense, keep: t.keep };
}

export function amountLabels(): Readonly<Record<Amount, string>> {
  const t = words('asks');
  return { brief: t.amountBrief, usual: t.amountUsual, detailed: t.amountDetailed };
}

/** Language names in their own language. Other tags are shown as is. */
export const languageNames: Readonly<Record<string, string>> = {
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
  readonly label: string;
}

/** Returns short labels of the chosen options, in field order. */
export function askChips(asks: RunAsks): readonly AskChip[] {
  const t = words('asks');
  const treatments = { write: t.chipWrite, condense: t.chipCondense, keep: t.chipKeep };
  const amounts = { brief: t.chipBrief, usual: t.chipUsual, detailed: t.chipDetailed };
  const { text, amount, pages, tone, audience, language } = asks;
  const chips: readonly (readonly [keyof RunAsks, string | undefined])[] = [
    ['text', text && treatments[text]],
    ['amount', amount && amounts[amount]],
    ['pages', pages === undefined ? undefined : counted(t.chipPages, pages)],
    ['tone', tone && t.chipTone(tone)],
    ['audience', audience && t.chipAudience(audience)],
    ['language', language && t.chipLanguage(languageNames[language] ?? language)],
  ];
  return chips.flatMap(([name, label]) => (label ? [{ name, label }] : []));
}

export function withoutAsk(asks: RunAsks, name: keyof RunAsks): RunAsks {
  const { [name]: _removed, ...rest } = asks;
  return rest;
}

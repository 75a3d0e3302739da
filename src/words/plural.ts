import type { Language } from './languages.ts';

/** A message per plural category of its language (Intl.PluralRules). '#' is replaced by the number. */
export type Plural = { readonly other: string } & Partial<
  Readonly<Record<'zero' | 'one' | 'two' | 'few' | 'many', string>>
>;

/** Returns the form for a count, with the count written as in the language. */
export function pickPlural(language: Language, forms: Plural, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replaceAll('#', new Intl.NumberFormat(language).format(count));
}

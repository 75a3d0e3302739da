/** The languages of the interface, in the order of the language menu, each by its own name. */
export const languages = {
  en: { name: 'English', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  it: { name: 'Italiano', dir: 'ltr' },
  nl: { name: 'Nederlands', dir: 'ltr' },
  pl: { name: 'Polski', dir: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', dir: 'ltr' },
  ar: { name: 'العربية', dir: 'rtl' },
  ja: { name: '日本語', dir: 'ltr' },
  'zh-Hans': { name: '简体中文', dir: 'ltr' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly dir: 'ltr' | 'rtl' }>>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

/** The language that all others are translated from. */
export const sourceLanguage: Language = 'en';

/** Cookie with the language chosen in this browser. */
export const languageCookie = 'octavo-language';

/** Query parameter of a page that chooses the language, for browsers without scripts. */
export const languageParameter = 'set-language';

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languages, code);
}

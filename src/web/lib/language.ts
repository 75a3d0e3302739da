import {
  isLanguage,
  type Language,
  languageCookie,
  languages,
  sourceLanguage,
} from '../../words/languages.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

const ofPage = import.meta.env.SSR || typeof document === 'undefined' ? null : document.documentElement.lang;
let current: Language = isLanguage(ofPage) ? ofPage : sourceLanguage;

/** Returns the language of this page. The server chooses it; it stays the same until the next page load. */
export function language(): Language {
  return current;
}

/** Sets the language in which pages are prerendered. */
export function setDrawnLanguage(code: Language): void {
  current = code;
}

/** Returns the direction of this page's text. */
export const direction = (): 'ltr' | 'rtl' => languages[current].dir;

/** Remembers the language in this browser, and loads the page again in it. Does nothing if cookies are blocked. */
export function switchLanguage(code: Language): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on insecure origins
  document.cookie = `${languageCookie}=${code}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
  if (document.cookie.includes(`${languageCookie}=${code}`)) window.location.reload();
}

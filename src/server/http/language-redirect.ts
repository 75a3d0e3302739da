import { isLanguage, languageCookie, languageParameter } from '../../words/languages.ts';

const yearInSeconds = 365 * 24 * 60 * 60;

interface LanguageRedirect {
  readonly cookie: string;
  /** Path and query of the page without the choice. */
  readonly location: string;
}

/**
 * Returns the answer to the language form of a page (`?set-language=de`), which browsers send before the app is
 * loaded; null for other requests.
 */
export function languageRedirect(url: string, isHttps: boolean): LanguageRedirect | null {
  if (!url.includes(languageParameter)) return null;
  // Never another host: '//elsewhere' is a path here.
  const { pathname, searchParams } = new URL(`http://octavo.invalid${url}`);
  const chosen = searchParams.get(languageParameter);
  if (chosen === null) return null;
  searchParams.delete(languageParameter);
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const attributes = `Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return {
    cookie: isLanguage(chosen) ? `${languageCookie}=${chosen}; ${attributes}` : '',
    location: `/${pathname.replace(/^\/+/, '')}${query}`,
  };
}

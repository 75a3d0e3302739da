import { isLanguage, type Language, languageCodes, languageCookie, sourceLanguage } from './languages.ts';

/** Longer headers are cut; browsers send a few entries. */
const longestHeader = 500;

/** Returns the interface language for a BCP 47 tag: the same one, or one of its base language. */
function languageOfTag(tag: string): Language | undefined {
  const wanted = tag.trim().toLowerCase();
  // Traditional characters are a different script; a reader of zh-TW is better served by the next choice.
  if (/^zh-(?:hant|tw|hk|mo)\b/.test(wanted)) return undefined;
  const [base] = wanted.split('-', 1);
  return (
    languageCodes.find((code) => code.toLowerCase() === wanted) ??
    languageCodes.find((code) => code.toLowerCase().split('-', 1)[0] === base)
  );
}

/** Returns the best language for an Accept-Language header; undefined if none of its languages is available. */
function languageOfHeader(header: string): Language | undefined {
  const entries = header
    .slice(0, longestHeader)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.split(';');
      const weight = parameters.find((each) => each.trim().startsWith('q='));
      const quality = weight ? Number(weight.trim().slice(2)) : 1;
      return { tag, quality: Number.isFinite(quality) ? quality : 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of entries) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return undefined;
}

function languageOfCookie(cookies: string): Language | undefined {
  for (const cookie of cookies.split(';')) {
    const [name, value] = cookie.trim().split('=', 2);
    if (name === languageCookie && isLanguage(value)) return value;
  }
  return undefined;
}

interface Headers {
  readonly cookie?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

/** Returns the language chosen in this browser, else the browser's; null if neither is a language of ours. */
export function preferredLanguage(headers: Headers): Language | null {
  return languageOfCookie(headers.cookie ?? '') ?? languageOfHeader(headers['accept-language'] ?? '') ?? null;
}

/** Returns the language of a request: the preferred one, else English. */
export function chooseLanguage(headers: Headers): Language {
  return preferredLanguage(headers) ?? sourceLanguage;
}

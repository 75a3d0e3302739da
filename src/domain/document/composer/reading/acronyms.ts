/** Short names that hurried people type in small letters; none of them is a word of its language. */
const everywhere =
  'hoa|ngo|pta|pto|nhs|bbq|agm|faq|byob|byo|aob|diy|usb|usb-c|cpr|gdpr|seo|kpi|kpis|roi|yoy|arr|mrr|ceo|cfo|cto|usa|ymca|nato|gps|dvd|hdmi|gcse|esl|vip|llc|suv|ufo|nfc';
const byLanguage: Readonly<Record<string, string>> = {
  en: 'vat|uk|tv|dj|eu|pe|rsvp|asap',
  de: 'mwst|tüv|drk|thw|ihk|vhs|öpnv|dsgvo|kfz|lkw|pkw|tv|dj|edv|eu|wlan',
  fr: 'tva|ong|sncf|rgpd|bts|cdi|cdd|amap|sav|dj|ue',
  es: 'iva|ong|ampa|rgpd|dni|dj|ue',
};

const patterns = new Map<string, RegExp>();

function patternOf(language: string): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const words = [everywhere, byLanguage[language]].filter(Boolean).join('|');
  // Not inside of addresses: 'info@hoa.example', 'usb.org/led'.
  const pattern = new RegExp(`(?<![\\p{L}\\d@./_-])(?:${words})(?![\\p{L}\\d@/_-]|\\.[\\p{L}\\d])`, 'gu');
  patterns.set(language, pattern);
  return pattern;
}

/** A text with its acronyms in capitals: 'hoa meeting' is a meeting of the HOA, and never becomes 'Hoa'. */
export const withAcronyms = (text: string, language: string): string =>
  text.replace(patternOf(language), (word) => otherwise[word] ?? word.toUpperCase());
/** Those that are not capitals throughout. */
const otherwise: Readonly<Record<string, string>> = {
  kpis: 'KPIs',
  mwst: 'MwSt',
  lkw: 'Lkw',
  pkw: 'Pkw',
  kfz: 'Kfz',
};

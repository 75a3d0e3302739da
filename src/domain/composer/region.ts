export type Region = 'en-US' | 'en-GB';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';

/** What writers type in one region only: money, taxes, telephone numbers, post codes, order of dates, spelling. */
const signs: Readonly<Record<Region, readonly RegExp[]>> = {
  'en-GB': [
    /[£€]/u,
    /\bVAT\b/u,
    /(?:\+44|\b0[27]\d{3})[\s\d]{6,9}\b/u,
    /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/u,
    new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${months})\\b`, 'iu'),
    /\b(?:col|fav|hon|neighb|flav|harb|lab|hum|rum)our/iu,
    /\b(?:organis|realis|recognis|apologis|specialis|personalis|cancell)(?:e|ed|es|ing|ation)\b/iu,
    /\b(?:centre|theatre|metres?|litres?|programme|grey|mum|fete|cheque|half past|fortnight)\b/iu,
  ],
  'en-US': [
    /\$\d/u,
    /\bsales tax\b/iu,
    /(?:\+1[ .-]?)?\(\d{3}\) ?\d{3}-\d{4}\b/u,
    /\b(?:\d{3}[-.])?\d{3}-\d{4}\b/u,
    /\b[A-Z]{2},? \d{5}(?:-\d{4})?\b/u,
    new RegExp(`\\b(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?(?!\\d)`, 'iu'),
    /\b(?:col|fav|hon|neighb|flav|harb|lab|hum|rum)or(?:s|ed|ing|ful|ite|hood)?\b/iu,
    /\b(?:organiz|realiz|recogniz|apologiz|specializ|personaliz)(?:e|ed|es|ing|ation)\b/iu,
    /\b(?:center|theater|gray|mom|zip code|elevator|grade \d|\d(?:st|nd|rd|th) grade)\b/iu,
  ],
};

/** Returns the region that more signs of a text speak for; null if none does. */
export function regionOf(text: string): Region | null {
  const count = (region: Region): number => signs[region].filter((sign) => sign.test(text)).length;
  const [british, american] = [count('en-GB'), count('en-US')];
  if (british === american) return null;
  return british > american ? 'en-GB' : 'en-US';
}

import eld from 'eld/extrasmall';

/** Characters; enough to detect a language. */
const sampleLength = 4_000;
/** A text with fewer letters may consist of names. An ideograph or kana counts as three letters. */
const fewLetters = 60;
/** A text isn't in a language that scores below this share of the best one. Related languages score higher. */
const clearShare = 0.75;

/** Codes of the detector that differ from BCP 47. */
const detectorCodes: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', fil: 'tl' };

/** Returns the language of a BCP 47 tag, as the detector names it; null for an invalid tag. */
function codeOf(tag: string): string | null {
  try {
    const { language } = new Intl.Locale(tag);
    return detectorCodes[language] ?? language;
  } catch {
    return null;
  }
}

const count = (text: string, expression: RegExp): number => text.match(expression)?.length ?? 0;

const known = new Set<string>(Object.values(eld.info().Languages));

/**
 * Returns the language (ISO 639-1) that a text is in, if it clearly isn't in the wanted one; null if it may
 * be, is too short to tell, or if the wanted language can't be detected.
 * @param wanted BCP 47 tag
 */
export function otherLanguage(text: string, wanted: string): string | null {
  const code = codeOf(wanted);
  if (code === null || !known.has(code)) return null;
  const sample = text.slice(0, sampleLength);
  const signs = count(sample, /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  if (count(sample, /\p{L}/gu) + 2 * signs < fewLetters) return null;
  const scores = eld.detect(sample.toLowerCase()).getScores();
  const [best, score] = Object.entries(scores).reduce(
    (most, each) => (each[1] > most[1] ? each : most),
    ['', 0],
  );
  return (scores[code] ?? 0) < score * clearShare ? best : null;
}

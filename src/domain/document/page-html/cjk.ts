/** The four regional variants of Han characters; each is a font family. */
export type HanStyle = 'ja' | 'zh-hans' | 'zh-hant' | 'ko';

/**
 * Every range of Chinese, Japanese and Korean writing, including punctuation and full- and half-width forms.
 */
const blocks: readonly (readonly [first: number, last: number])[] = [
  [0x1100, 0x11ff],
  [0x2e80, 0x303f],
  [0x3041, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa960, 0xa97f],
  [0xac00, 0xd7ff],
  [0xf900, 0xfaff],
  [0xfe10, 0xfe1f],
  [0xfe30, 0xfe4f],
  [0xff00, 0xffef],
  [0x1aff0, 0x1b16f],
  [0x20000, 0x3ffff],
];

/** Returns whether a code point belongs to Chinese, Japanese or Korean writing. */
export function isCjk(point: number): boolean {
  return point >= 0x1100 && blocks.some(([first, last]) => point >= first && point <= last);
}

/** Returns the distinct Chinese, Japanese and Korean code points of a text. */
export function cjkPoints(text: string): readonly number[] {
  return [...new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))].filter(isCjk);
}

/** Font families to try for a character, in order, the language's own first. */
export const hanOrder: Readonly<Record<HanStyle, readonly HanStyle[]>> = {
  ja: ['ja', 'zh-hant', 'zh-hans', 'ko'],
  'zh-hans': ['zh-hans', 'zh-hant', 'ja', 'ko'],
  'zh-hant': ['zh-hant', 'zh-hans', 'ja', 'ko'],
  ko: ['ko', 'ja', 'zh-hant', 'zh-hans'],
};

/** Returns the Han variant of a document: by its language, else by its other letters. */
export function hanStyle(language: string, text: string): HanStyle {
  const tag = language.toLowerCase();
  if (/^ja\b/.test(tag)) return 'ja';
  if (/^ko\b/.test(tag)) return 'ko';
  if (/^(?:zh|yue|cmn)\b/.test(tag)) {
    return /\b(?:hant|tw|hk|mo)\b/.test(tag) || /^yue\b/.test(tag) ? 'zh-hant' : 'zh-hans';
  }
  if (/[\u3041-\u30ff]/.test(text)) return 'ja';
  return /[\uac00-\ud7a3]/.test(text) ? 'ko' : 'zh-hans';
}

const plain: Readonly<Record<string, string>> = {
  ß: 's',
  ł: 'l',
  ø: 'o',
  '’': "'",
  '‘': "'",
  ى: 'ي',
  ة: 'ه',
};

function foldCharacter(character: string): string {
  const known = plain[character];
  if (known) return known;
  const small = character.toLowerCase();
  // One code unit for each code unit, so that positions in the folded text match the original.
  const base = (small.length === 1 ? small : character).normalize('NFKC').normalize('NFD').charAt(0);
  return plain[base] ?? (base === '' ? character : base.toLowerCase().charAt(0));
}

/** Returns a text without case and accents; its length is that of the composed form. */
export function fold(text: string): string {
  const given = text.normalize('NFC');
  let folded = '';
  for (let at = 0; at < given.length; at += 1) {
    const code = given.charCodeAt(at);
    if (code < 0x80) folded += given.charAt(at).toLowerCase();
    // Skips scripts whose characters decompose into other characters.
    else folded += code >= 0x900 && code < 0xff00 ? given.charAt(at) : foldCharacter(given.charAt(at));
  }
  return folded;
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const wordCharacter = /[\p{L}\p{N}\p{M}]/u;

export const isUnspaced = (character: string): boolean => unspaced.test(character);
export const isWordCharacter = (character: string): boolean =>
  character !== '' && wordCharacter.test(character);

let known: Promise<ReadonlySet<string>> | null = null;

/** Loads the list on first use: it takes 0.4 MB. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word))),
  );
  return known;
}

/** Returns whether the text repeats a short piece, such as `aaaaaaaa` or `abcabcabc`. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some(
    (size) => text.length >= 2 * size && text.slice(size) === text.slice(0, text.length - size),
  );
}

/** Returns whether the characters are consecutive, up or down: `abcdefgh`, `87654321`. */
function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((char, index) => char.charCodeAt(0) - text.charCodeAt(index));
  return steps.length > 0 && Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
}

/** Returns whether a password is among the first that attackers try. Linear in its length. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (isRepetition(text) || isSequence(text)) return true;
  return (await commonPasswords()).has(text);
}

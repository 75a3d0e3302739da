let known: Promise<ReadonlySet<string>> | null = null;

/** Loaded when the first password is chosen: the list takes 0.4 MB. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((word) => String(word))),
  );
  return known;
}

/** Whether the text is one short piece again and again, such as `aaaaaaaa` or `abcabcabc`. */
function isRepetition(text: string): boolean {
  return [1, 2, 3, 4].some(
    (size) => text.length >= 2 * size && text.slice(size) === text.slice(0, text.length - size),
  );
}

/** Whether every character follows the one before it in the character set, up or down: `abcdefgh`, `87654321`. */
function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((char, index) => char.charCodeAt(0) - text.charCodeAt(index));
  return steps.length > 0 && Math.abs(steps[0] ?? 0) === 1 && steps.every((step) => step === steps[0]);
}

/** Whether a password is among those that attackers try first. Linear in its length. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase();
  if (isRepetition(text) || isSequence(text)) return true;
  return (await commonPasswords()).has(text);
}

/** Maximum length of an SMTP path, in characters. */
const longestAddress = 254;

/**
 * Exactly one address: no whitespace, line breaks or other controls, and no characters that an email program
 * would parse as a name, a comment or a second address.
 */
const bareAddress = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

export function isMailAddress(text: string): boolean {
  return text.length <= longestAddress && bareAddress.test(text);
}

/** Returns whether the text has line breaks or other controls, which could inject a header. */
export function hasControls(text: string): boolean {
  return /\p{Cc}|\p{Zl}|\p{Zp}/u.test(text);
}

/** As many characters as an SMTP path can have. */
const longestAddress = 254;

/**
 * One address and nothing else: no blank, no line break or other control, and none of the signs by which a mail
 * program would read a name, a comment or a second address.
 */
const bareAddress = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u;

export function isMailAddress(text: string): boolean {
  return text.length <= longestAddress && bareAddress.test(text);
}

/** Line breaks and other controls: in a header they would begin another one. */
export function hasControls(text: string): boolean {
  return /\p{Cc}|\p{Zl}|\p{Zp}/u.test(text);
}

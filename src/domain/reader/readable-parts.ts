/** A text up to this length is read whole. */
const longestWhole = 6000;
/** Of a longer one, only the ends say what is wanted: what lies between is content that was pasted. */
const headLength = 4000;
const tailLength = 1500;

/** The parts of a text that are labelled: all of it, or the beginning and the end, cut between lines or words. */
export function readableParts(text: string): readonly { readonly start: number; readonly end: number }[] {
  if (text.length <= longestWhole) return [{ start: 0, end: text.length }];
  const head = breakBefore(text, headLength);
  const tail = breakAfter(text, text.length - tailLength);
  return [
    { start: 0, end: head },
    { start: tail, end: text.length },
  ];
}

const searchWithin = 500;

function breakBefore(text: string, limit: number): number {
  const window = text.slice(limit - searchWithin, limit);
  const at = Math.max(window.lastIndexOf('\n'), window.includes('\n') ? -1 : window.lastIndexOf(' '));
  return wholeCharacter(text, at < 0 ? limit : limit - searchWithin + at);
}

function breakAfter(text: string, limit: number): number {
  const window = text.slice(limit, limit + searchWithin);
  const at = window.includes('\n') ? window.indexOf('\n') : window.indexOf(' ');
  return wholeCharacter(text, at < 0 ? limit : limit + at + 1);
}

/** Moves a cut out of the middle of a surrogate pair. */
const wholeCharacter = (text: string, at: number): number =>
  /[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at;

import { Parser } from 'htmlparser2';

const mostNotes = 20;
const longestAddress = 200;

/** Starts of a comment, a string, an `@import`, or an unquoted URL. */
const marks = /\/\*|["']|@import\b|\burl\(/gi;
const closings: Readonly<Record<string, string>> = { '/*': '*/', '"': '"', "'": "'", 'url(': ')' };

/** Returns the addresses that a style sheet imports. Runs in linear time. */
function importsOf(css: string): string[] {
  const found: string[] = [];
  marks.lastIndex = 0;
  for (let mark = marks.exec(css); mark; mark = marks.exec(css)) {
    const word = mark[0].toLowerCase();
    if (word === '@import') {
      const rest = css.slice(marks.lastIndex, marks.lastIndex + 2 * longestAddress);
      const address = /^\s*(?:url\(\s*)?(["']?)([^"')\s;]+)/i.exec(rest)?.[2];
      if (address !== undefined) found.push(address);
    }
    const end = css.indexOf(closings[word] ?? ';', marks.lastIndex);
    if (end < 0) return found;
    marks.lastIndex = end + (word === '/*' ? 2 : 1);
  }
  return found;
}

/** Returns the external style sheets of a page, by `@import` or `<link>`. They are never fetched. */
function outsideSheets(html: string): readonly string[] {
  const found: string[] = [];
  let css: string[] | null = null;
  const parser = new Parser({
    onopentag(name, { rel = '', href = '' }) {
      if (name === 'style') css = [];
      else if (name === 'link' && /\bstylesheet\b/i.test(rel) && href !== '') found.push(href);
    },
    ontext(text) {
      css?.push(text);
    },
    onclosetag(name) {
      if (name !== 'style' || css === null) return;
      found.push(...importsOf(css.join('')));
      css = null;
    },
  });
  parser.end(html);
  return [...new Set(found)].filter((address) => !/^data:/i.test(address));
}

/** Returns notes on the style sheets that were left out of the print. */
export function droppedStyleSheets(html: string): readonly string[] {
  const sheets = outsideSheets(html);
  const notes = sheets
    .slice(0, mostNotes)
    .map(
      (address) =>
        `The style sheet ${address.slice(0, longestAddress)} was left out: external files aren't fetched. Put its rules into the page.`,
    );
  const more = sheets.length - mostNotes;
  return more > 0 ? [...notes, `${more} more style sheets were left out.`] : notes;
}

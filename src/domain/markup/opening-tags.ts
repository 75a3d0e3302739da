import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

export interface OpeningTag {
  /** In lower case. */
  readonly name: string;
  /** Names in lower case; values with entities resolved. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Offsets in the markup, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Markup is tokenized in chunks, so that finding a tag near the start doesn't read the whole text. */
const pieceLength = 16_384;

/**
 * Yields the opening tags of HTML in order. Uses a tokenizer, so it skips comments, scripts and attribute
 * values, and builds no tree: depth and unclosed elements cost nothing.
 */
export function* openingTags(html: string): Generator<OpeningTag> {
  let found: OpeningTag[] = [];
  let start = 0;
  let name = '';
  let attributes: Record<string, string> = {};
  let attribute = '';
  let value = '';
  const nothing = (): void => {};
  const endTag = (end: number): void => {
    found.push({ name, attributes, start, end: end + 1 });
  };
  const callbacks: TokenizerCallbacks = {
    onopentagname(from, to) {
      start = from - 1;
      name = html.slice(from, to).toLowerCase();
      attributes = {};
    },
    onattribname(from, to) {
      attribute = html.slice(from, to).toLowerCase();
      value = '';
    },
    onattribdata(from, to) {
      value += html.slice(from, to);
    },
    onattribentity(point) {
      value += String.fromCodePoint(point);
    },
    onattribend() {
      // Of duplicate attributes the first counts, as in browsers.
      if (!Object.hasOwn(attributes, attribute)) attributes[attribute] = value;
    },
    onopentagend: endTag,
    onselfclosingtag: endTag,
    oncdata: nothing,
    onclosetag: nothing,
    oncomment: nothing,
    ondeclaration: nothing,
    onend: nothing,
    onprocessinginstruction: nothing,
    ontext: nothing,
    ontextentity: nothing,
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  for (let at = 0; at < html.length; at += pieceLength) {
    tokenizer.write(html.slice(at, at + pieceLength));
    yield* found;
    found = [];
  }
}

/** Returns the first opening tag with this name, or null. */
export function findOpeningTag(html: string, name: string): OpeningTag | null {
  for (const tag of openingTags(html)) if (tag.name === name) return tag;
  return null;
}

import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

export interface OpeningTag {
  /** In lower case. */
  readonly name: string;
  /** Names in lower case; values as they are written, entities resolved. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Where it begins and ends in the markup, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Markup is fed in pieces, so that a tag near its beginning costs no more than the way there. */
const pieceLength = 16_384;

/**
 * The opening tags of HTML in their order, read by the tokenizer of a parser: what stands in comments, scripts and
 * attribute values is no tag. Builds no tree, so depth and unclosed elements cost nothing.
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
      // The first of two with one name counts, as in browsers.
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

/** The first opening tag with this name; null where there is none. */
export function findOpeningTag(html: string, name: string): OpeningTag | null {
  for (const tag of openingTags(html)) if (tag.name === name) return tag;
  return null;
}

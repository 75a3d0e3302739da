import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Options as ToMarkdown } from 'mdast-util-to-markdown';
import type { Code, Effects, Extension, State, TokenizeContext, Tokenizer } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    raised: 'raised';
  }
}

const pairs = (from: string, to: string): ReadonlyMap<string, string> => {
  const targets = Array.from(to);
  return new Map(Array.from(from, (character, at) => [character, targets[at] ?? character] as const));
};

/** Small characters that Unicode has and the fallback faces contain; see kit/fallback-faces.ts. */
const raised = pairs('0123456789+-−=()nabcdefghjklmoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿᵃᵇᶜᵈᵉᶠᵍʰʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ');
const lowered = pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

const caret = 94;
const tilde = 126;
const longest = 12;

const tableOf = (marker: Code): ReadonlyMap<string, string> => (marker === caret ? raised : lowered);

/** Converts `text` to small characters; null if one of them has no small form. */
export function smallCharacters(text: string, isRaised: boolean): string | null {
  const table = isRaised ? raised : lowered;
  const small = Array.from(text, (character) => table.get(character));
  return small.length > 0 && small.every((character) => character !== undefined) ? small.join('') : null;
}

/** A mark must follow a word or another mark: '^o^' between spaces is a face, but 'SO~4~^2-^' is valid. */
function followsWord(code: Code): boolean {
  return code !== null && code > 0 && /[\p{L}\p{N})\]~^]/u.test(String.fromCodePoint(code));
}

const tokenize: Tokenizer = function tokenize(
  this: TokenizeContext,
  effects: Effects,
  ok: State,
  nok: State,
): State {
  const { previous } = this;
  let marker: Code = null;
  let length = 0;
  return open;

  function open(code: Code): State | undefined {
    if (!followsWord(previous)) return nok(code);
    marker = code;
    effects.enter('raised');
    effects.consume(code);
    return within;
  }

  function within(code: Code): State | undefined {
    if (code === marker && length > 0) {
      effects.consume(code);
      effects.exit('raised');
      return after;
    }
    length += 1;
    const isKnown = code !== null && code > 0 && tableOf(marker).has(String.fromCodePoint(code));
    if (!isKnown || length > longest) return nok(code);
    effects.consume(code);
    return within;
  }

  function after(code: Code): State | undefined {
    // '~~' closes strikethrough.
    return code === marker ? nok(code) : ok(code);
  }
};

/** Parses `H~2~O` and `x^2^` into Unicode characters: H₂O, x². */
export const raisedSyntax: Extension = {
  text: {
    [caret]: { name: 'raised', tokenize },
    [tilde]: { name: 'raised', tokenize },
  },
};

export const raisedFromMarkdown: FromMarkdown = {
  enter: {
    raised(token) {
      const source = this.sliceSerialize(token);
      const value = smallCharacters(source.slice(1, -1), source.startsWith('^')) ?? source;
      this.enter({ type: 'text', value }, token);
    },
  },
  exit: {
    raised(token) {
      this.exit(token);
    },
  },
};

/** Escapes characters that would be parsed as marks. */
export const raisedToMarkdown: ToMarkdown = {
  unsafe: [
    { character: '^', inConstruct: 'phrasing' },
    { character: '~', inConstruct: 'phrasing' },
  ],
};

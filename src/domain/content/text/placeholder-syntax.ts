import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Options as ToMarkdown } from 'mdast-util-to-markdown';
import type { Code, Effects, Extension, State, Tokenizer } from 'micromark-util-types';

/** A missing fact: `[[Your address]]`. */
export interface PlaceholderNode {
  type: 'placeholder';
  value: string;
}

declare module 'mdast' {
  interface PhrasingContentMap {
    placeholder: PlaceholderNode;
  }
  interface RootContentMap {
    placeholder: PlaceholderNode;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    placeholder: 'placeholder';
    placeholderMarker: 'placeholderMarker';
    placeholderText: 'placeholderText';
  }
}

declare module 'mdast-util-to-markdown' {
  interface ConstructNameMap {
    placeholder: 'placeholder';
  }
}

const openingBracket = 91;
const closingBracket = 93;
const backslash = 92;
const longestPlaceholder = 120;

const isLineEnding = (code: Code): boolean => code !== null && code < -2;

const tokenize: Tokenizer = function tokenize(effects: Effects, ok: State, nok: State): State {
  let length = 0;
  return open;

  function open(code: Code): State | undefined {
    effects.enter('placeholder');
    effects.enter('placeholderMarker');
    effects.consume(code);
    return openAgain;
  }

  function openAgain(code: Code): State | undefined {
    if (code !== openingBracket) return nok(code);
    effects.consume(code);
    effects.exit('placeholderMarker');
    return begin;
  }

  function begin(code: Code): State | undefined {
    if (code === closingBracket) return nok(code);
    effects.enter('placeholderText');
    return within(code);
  }

  function within(code: Code): State | undefined {
    if (code === closingBracket) {
      effects.exit('placeholderText');
      effects.enter('placeholderMarker');
      effects.consume(code);
      return close;
    }
    length += 1;
    const isForeign = code === null || code === openingBracket || code === backslash || isLineEnding(code);
    if (isForeign || length > longestPlaceholder) return nok(code);
    effects.consume(code);
    return within;
  }

  function close(code: Code): State | undefined {
    if (code !== closingBracket) return nok(code);
    effects.consume(code);
    effects.exit('placeholderMarker');
    effects.exit('placeholder');
    return ok;
  }
};

/** Parses `[[Your address]]` in text. Brackets, backslashes and line ends are not allowed inside. */
export const placeholderSyntax: Extension = {
  text: { [openingBracket]: { name: 'placeholder', tokenize } },
};

export const placeholderFromMarkdown: FromMarkdown = {
  enter: {
    placeholder(token) {
      this.enter({ type: 'placeholder', value: '' }, token);
    },
  },
  exit: {
    placeholderText(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'placeholder') node.value = this.sliceSerialize(token).trim();
    },
    placeholder(token) {
      this.exit(token);
    },
  },
};

/** Reduces a name to the characters allowed between the brackets. */
export function placeholderName(name: string): string {
  return name
    .replace(/[[\]\\\s]+/g, ' ')
    .trim()
    .slice(0, longestPlaceholder);
}

export const placeholderToMarkdown: ToMarkdown = {
  handlers: {
    placeholder: (node: PlaceholderNode) => `[[${placeholderName(node.value)}]]`,
  },
};

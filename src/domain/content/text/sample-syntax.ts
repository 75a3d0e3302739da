import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import type { Options as ToMarkdown } from 'mdast-util-to-markdown';
import type { Code, Effects, Extension, State, Tokenizer } from 'micromark-util-types';

/** Start or end of a sample text: `{{` with the name of its slot, or `}}`. */
export interface SampleMarkNode {
  type: 'sampleMark';
  /** As written: `{{`, `{{title: ` or `}}`. */
  value: string;
}

declare module 'mdast' {
  interface PhrasingContentMap {
    sampleMark: SampleMarkNode;
  }
  interface RootContentMap {
    sampleMark: SampleMarkNode;
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    sampleMark: 'sampleMark';
  }
}

const openingBrace = 123;
const closingBrace = 125;
const colon = 58;
const space = 32;
const longestSlot = 12;

const isSlotCharacter = (code: Code): boolean =>
  code !== null && ((code >= 97 && code <= 122) || (code >= 48 && code <= 57));

/** Parses `{{`, including `slot: ` if a slot follows immediately. */
const tokenizeStart: Tokenizer = function tokenizeStart(effects: Effects, ok: State, nok: State): State {
  const slot = { tokenize: tokenizeSlot, partial: true };
  return open;

  function open(code: Code): State | undefined {
    effects.enter('sampleMark');
    effects.consume(code);
    return openAgain;
  }

  function openAgain(code: Code): State | undefined {
    if (code !== openingBrace) return nok(code);
    effects.consume(code);
    return effects.attempt(slot, end, end);
  }

  function end(code: Code): State | undefined {
    effects.exit('sampleMark');
    return ok(code);
  }
};

const tokenizeSlot: Tokenizer = function tokenizeSlot(effects: Effects, ok: State, nok: State): State {
  let length = 0;
  return name;

  function name(code: Code): State | undefined {
    if (code === colon) {
      effects.consume(code);
      return gap;
    }
    length += 1;
    if (!isSlotCharacter(code) || length > longestSlot) return nok(code);
    effects.consume(code);
    return name;
  }

  function gap(code: Code): State | undefined {
    if (code !== space) return ok(code);
    effects.consume(code);
    return ok;
  }
};

const tokenizeEnd: Tokenizer = function tokenizeEnd(effects: Effects, ok: State, nok: State): State {
  return close;

  function close(code: Code): State | undefined {
    effects.enter('sampleMark');
    effects.consume(code);
    return closeAgain;
  }

  function closeAgain(code: Code): State | undefined {
    if (code !== closingBrace) return nok(code);
    effects.consume(code);
    effects.exit('sampleMark');
    return ok;
  }
};

/** Parses `{{sample text}}` and `{{title: sample text}}`, with any marks inside. */
export const sampleSyntax: Extension = {
  text: {
    [openingBrace]: { name: 'sampleStart', tokenize: tokenizeStart },
    [closingBrace]: { name: 'sampleEnd', tokenize: tokenizeEnd },
  },
};

export const sampleFromMarkdown: FromMarkdown = {
  enter: {
    sampleMark(token) {
      this.enter({ type: 'sampleMark', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    sampleMark(token) {
      this.exit(token);
    },
  },
};

/** Returns the mark that starts a sample text. A leading colon means that no slot follows. */
export function sampleStart(slot: string, text: string): string {
  if (slot !== '') return `{{${slot}: `;
  return /^(?:[a-z\d]{0,12}:| )/.test(text) ? '{{: ' : '{{';
}

export const sampleEnd = '}}';

/** Returns the slot of a start mark, or ''. */
export const slotOfMark = (mark: string): string => mark.slice(2).replace(/:.*$/s, '');

export const sampleToMarkdown: ToMarkdown = {
  unsafe: [
    { character: '{', after: '\\{', inConstruct: 'phrasing' },
    { character: '}', after: '\\}', inConstruct: 'phrasing' },
  ],
  handlers: { sampleMark: (node: SampleMarkNode) => node.value },
};

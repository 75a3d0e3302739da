import type { Frame } from './letter-words.ts';

const line = /^([^>@=]+?)(?: > ([^@=]+?))?(?: @ ([^=]+?))? =(?: (\+)?([^/]*?)(?: \/ (.*))?)?$/u;

/**
 * Reads frames from lines such as `ask, asking > to @ request = +I ask you to {rest}. / I beg you to {rest}.`: words, a
 * word that must follow, kinds of letters, and a sentence with the one for family and friends. `+` marks what is asked.
 */
export const framesOf = (text: string): readonly Frame[] =>
  text.split('\n').flatMap((each): Frame[] => {
    const [, words, link, kinds, ask, sentence = '', close] = line.exec(each.trim()) ?? [];
    if (words === undefined) return [];
    return [
      {
        words,
        sentence,
        isAsk: ask !== undefined,
        ...(link && { link }),
        ...(kinds && { kinds }),
        ...(close && { close }),
      },
    ];
  });

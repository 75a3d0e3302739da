import type { ReaderLanguage } from '../../../reader/languages.ts';
import { pageWordsOf } from '../../page/lexicon/index.ts';
import type { LetterWords } from './letter-words.ts';

/** Returns the words of letters in a language without a list of its own, from the words of its other pages. */
export function plainWords(language: ReaderLanguage): LetterWords {
  const words = pageWordsOf(language);
  const { bill, labels } = words;
  return {
    letters: [words.kinds.letter, words.speeches, words.writing].filter(Boolean).join(', '),
    addressing: '',
    speeches: words.speeches ?? '',
    courtesies: `${words.greetings}, ${words.writing}`,
    to: bill.to,
    toNoun: bill.to,
    from: `${bill.from}, ${words.introduces}`,
    signOffs: '',
    about: words.topic,
    determiners: '',
    openers: '',
    own: '',
    ends: words.topic,
    close: '',
    roles: '',
    and: bill.and,
    subjects: words.me,
    joins: '',
    fronts: '',
    wishes: '',
    relatives: { words: '', verbs: '', you: '' },
    that: '',
    addressedTold: '',
    addressed: '',
    others: '',
    unsaid: { subject: '', verbs: '' },
    frames: [],
    introduces: words.introduces,
    salutations: {},
    hello: labels.anybody,
    points: `${labels.details}:`,
  };
}

import type { Catalogue } from '../../../words/catalogue.ts';
import { chooseLanguage } from '../../../words/choose-language.ts';
import { fillMessage, type MessageValues } from '../../../words/fill-message.ts';
import { type Language, languages } from '../../../words/languages.ts';
import { pickPlural } from '../../../words/plural.ts';

type FrameReason = keyof Catalogue['frame'];

/** The messages of pages that the server draws by itself, in the language of a visitor. */
export interface FrameWords {
  readonly language: Language;
  readonly dir: 'ltr' | 'rtl';
  /** Returns a message; `count` decides on the form of a plural. */
  readonly say: (reason: FrameReason, values?: MessageValues) => string;
}

const opened = new Map<Language, Promise<FrameWords>>();

async function read(language: Language): Promise<FrameWords> {
  const { words }: { words: Catalogue['frame'] } = await import(`../../../words/${language}/frame.ts`);
  return {
    language,
    dir: languages[language].dir,
    say(reason, values = {}) {
      const forms = words[reason];
      const { count } = values;
      const message =
        typeof forms === 'string'
          ? forms
          : pickPlural(language, forms, typeof count === 'number' ? count : 1);
      return fillMessage(language, message, values);
    },
  };
}

/** Opens the messages in the language that a visitor chose in this browser, or else in the browser's. */
export function openFrameWords(headers: Parameters<typeof chooseLanguage>[0]): Promise<FrameWords> {
  const language = chooseLanguage(headers);
  const known = opened.get(language) ?? read(language);
  opened.set(language, known);
  return known;
}

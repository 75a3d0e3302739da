import { withAcronyms } from './acronyms.ts';
import { withoutChatSpelling } from './chat-spelling.ts';
import { findKind, type KindName, kindNames } from './kinds.ts';
import { detectLanguage, type ReadingLanguage, readingLanguage } from './language.ts';
import { Remainder } from './remainder.ts';
import { withoutRequests } from './requests.ts';
import { withCapitals } from './spelled-names.ts';
import { takeWishes, type Wishes } from './wishes.ts';

/** What every writer starts from: the prompt with its wishes about looks taken out. */
export interface PromptReading {
  readonly prompt: string;
  readonly rest: Remainder;
  /** Named by the prompt, or null. */
  readonly kind: KindName | null;
  readonly wishes: Wishes;
  /** BCP 47. */
  readonly language: string;
  readonly wordLanguage: ReadingLanguage;
  /** Of the composer's own words: another than the prompt's where one was asked for. */
  readonly writingLanguage: ReadingLanguage;
}

/** Scripts that set no spaces between words set one where others set a comma. */
const han = '\\u3040-\\u30ff\\u4e00-\\u9fff';
const unspaced = new RegExp(`(?<=[${han}）)]) +(?=\\S)(?![-–—])|(?<=[^\\s,:;.!?–—-]) +(?=[${han}])`, 'gu');

/** A prompt is read as instructions up to this length; anything longer is content to lay out. */
const longestInstruction = 6_000;

export function readInstruction(prompt: string): PromptReading {
  const typed = prompt
    .slice(0, longestInstruction)
    .replace(/\r\n?/g, '\n')
    // Marks of other scripts part clauses as their Latin like do.
    .replace(/[、，،]/g, ', ')
    .replace(/：/g, ': ')
    .replace(/。/g, '. ')
    .replace(/；|؛/g, '; ')
    .replace(/[ \t\u3000]{2,}|\u3000/g, ' ')
    .replace(unspaced, ', ');
  const language = detectLanguage(typed);
  const wordLanguage = readingLanguage(language);
  const named = withCapitals(withAcronyms(typed, wordLanguage), wordLanguage);
  const text = language === 'en' ? withoutChatSpelling(named) : named;
  const kind = findKind(text)?.kind ?? null;
  const rest = new Remainder(withoutRequests(text, kind));
  return {
    prompt: text,
    rest,
    kind,
    wishes: takeWishes(rest),
    language,
    wordLanguage,
    writingLanguage: wordLanguage,
  };
}

/** A kind by its id. */
export function kindById(id: string): KindName {
  const found = kindNames.find((kind) => kind.id === id);
  if (!found) throw new RangeError(`No kind ${id}`);
  return found;
}

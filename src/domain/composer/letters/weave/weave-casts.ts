import type { ReaderLanguage } from '../../../reader/languages.ts';
import { letterTokens, startsWith } from '../letter-tokens.ts';
import { asSentence } from '../to-reader.ts';
import type { ClauseWords } from './lexicon/clause-words.ts';
import { isAdjectives, type Subject, type WeavingFor, weaveClause } from './weave-clause.ts';

/** What a clause of a prompt says: a sentence, or a phrase that is none yet. */
export interface Said {
  readonly text: string;
  readonly isSaid: boolean;
  /** Whether it begins with a noun that needs an article: 'key is under the pot'. */
  readonly lacksArticle?: boolean;
}

/** Joins qualities that stand next to each other: 'reliable', 'quick' and 'good with children'. */
function joined(said: readonly Said[], words: ClauseWords, language: ReaderLanguage): readonly Said[] {
  const result: Said[] = [];
  let run: string[] = [];
  const close = (): void => {
    if (run.length > 0)
      result.push({
        text: new Intl.ListFormat(language, { type: 'conjunction' }).format(run),
        isSaid: false,
      });
    run = [];
  };
  for (const each of said) {
    if (!each.isSaid && isAdjectives(each.text, words)) run.push(each.text);
    else {
      close();
      result.push(each);
    }
  }
  close();
  return result;
}

/** A sentence that begins with a pronoun for somebody who hasn't been named yet. */
function withName(text: string, { person, first, next }: Subject): string {
  const pronoun = /^(\p{L}+)(?= )/u.exec(text)?.[1];
  if (pronoun === undefined || (person !== 'one' && person !== 'many')) return text;
  return pronoun.toLowerCase() === next && next !== first ? first + text.slice(pronoun.length) : text;
}

/** Returns the person whom a sentence begins with a pronoun for. */
function pronounOf(sentence: string | undefined, words: ClauseWords): Subject | null {
  const first = sentence?.split(' ')[0]?.toLowerCase() ?? '';
  if (!words.others.split(', ').includes(first)) return null;
  return { person: first === words.they ? 'many' : 'one', first, next: first, isPast: false };
}

/** Makes sentences of the clauses of a prompt, in their order; what can't be made one stays a phrase. */
export function weaveCasts(
  said: readonly Said[],
  words: ClauseWords,
  subject: Subject,
  tells: Pick<WeavingFor, 'tellsSelf' | 'looksBack'>,
  language: ReaderLanguage,
): { readonly told: readonly string[]; readonly points: readonly string[] } {
  const told: string[] = [];
  const points: string[] = [];
  let isNamed = subject.first === subject.next;
  for (const { text, isSaid, lacksArticle } of joined(said, words, language)) {
    if (isSaid) {
      const own = isNamed ? text : withName(text, subject);
      isNamed ||= own.includes(subject.first) || startsWith(letterTokens(own), 0, subject.next);
      told.push(lacksArticle ? `${words.the} ${own.charAt(0).toLowerCase()}${own.slice(1)}` : own);
      continue;
    }
    const before = pronounOf(told.at(-1), words);
    const isWriter = subject.person === 'i' || subject.person === 'we';
    // 'She starts on Monday, came from Norvik' goes on about her.
    const own = isWriter && !tells.tellsSelf && before !== null ? before : subject;
    const woven = weaveClause(text, words, { subject: own, isNamed: isNamed || own !== subject, ...tells });
    if (woven === null) points.push(text);
    else {
      told.push(asSentence(woven.text));
      isNamed ||= woven.names;
    }
  }
  return { told, points };
}

import type { Token } from '../../../reader/tokenize.ts';
import { trimEndOf } from '../../../text/trim-characters.ts';
import { isWord, letterTokens, startsWith } from '../letter-tokens.ts';
import { shapeOf } from './clause-shape.ts';
import type { ClauseWords, Person } from './lexicon/clause-words.ts';
import { verbFormsOf } from './verb-forms.ts';

/** Whom a letter or a speech tells of where a clause leaves its subject out. */
export interface Subject {
  readonly person: Person;
  /** Where it is named for the first time: 'My grandfather Tomas'. */
  readonly first: string;
  /** Afterwards: 'he'. */
  readonly next: string;
  /** Whether it is somebody who has died. */
  readonly isPast: boolean;
}

export interface Woven {
  readonly text: string;
  /** Whether the sentence names the subject. */
  readonly names: boolean;
}

/** What the words of a clause are worth to the one who writes: somebody who applies brings their years along. */
export interface WeavingFor {
  readonly subject: Subject;
  readonly isNamed: boolean;
  /** Whether bare verbs tell of the writer rather than ask the reader. */
  readonly tellsSelf: boolean;
  /** Whether a span of time is one that they look back on. */
  readonly looksBack: boolean;
}

/** Adjectives of fragments that stand next to each other make one sentence. */
export const isAdjectives = (text: string, words: ClauseWords): boolean =>
  shapeOf(letterTokens(text), words).type === 'adjective';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string): string =>
  /^I\b|^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** The verb forms of a sentence in another person: 'loves and helps' → 'love and help'. */
function withVerbs(text: string, words: ClauseWords, from: number): string {
  const tokens = letterTokens(text);
  const forms = verbFormsOf(words);
  let said = '';
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    const isFirst = at === from;
    const isJoined = at > from && startsWith(tokens, at - 1, words.connectives);
    const base = isFirst || isJoined ? forms.baseOf(token.folded) : null;
    if (base === null) continue;
    said += text.slice(end, token.start) + base;
    end = token.end;
  }
  return said + text.slice(end);
}

/** Returns a fragment as a sentence, or null if that can't be done with certainty. */
export function weaveClause(
  given: string,
  words: ClauseWords,
  { subject, isNamed, tellsSelf, looksBack }: WeavingFor,
): Woven | null {
  const text = trimEndOf(given.trim(), ' ,;:.–—-');
  const tokens = letterTokens(text);
  const shape = shapeOf(tokens, words);
  const who = capital(isNamed ? subject.next : subject.first);
  const { person } = subject;
  const past = subject.isPast ? 1 : 0;
  const be = words.be[person][past];
  const named = (rest: string): Woven => ({ text: `${who} ${lower(rest)}`, names: true });
  const open = (said: string): Woven => ({ text: capital(said), names: false });
  const isSelf = person === 'i' || person === 'we';
  switch (shape.type) {
    case 'statement':
      return open(shape.needsArticle ? `${words.the} ${lower(text)}` : text);
    case 'please':
      return open(text);
    case 'third': {
      if (isSelf) return null;
      return named(
        person === 'one'
          ? withoutJoin(text, tokens, words)
          : withVerbs(withoutJoin(text, tokens, words), words, 0),
      );
    }
    case 'past':
      return named(withoutJoin(text, tokens, words));
    case 'base':
      if (tellsSelf && !startsWith(tokens, shape.verb, words.negations)) return named(text);
      return open(`${words.please} ${lower(text)}`);
    case 'participle': {
      // 'Known him for years': so says the writer.
      const [self] = words.selves;
      if (tokens.some((_, at) => at > 0 && startsWith(tokens, at, words.pronouns.object)))
        return open(`${self} ${words.have.i} ${lower(text)}`);
      return named(`${words.have[person]} ${lower(text)}`);
    }
    case 'passive': {
      if (startsWith(tokens, shape.verb, words.things))
        return open(`${words.it} ${words.be.one[0]} ${lower(text)}`);
      if (person !== 'one' && person !== 'many') return null;
      const isPast = startsWith(tokens, shape.verb, words.pastPassives);
      const isPresent = startsWith(tokens, shape.verb, words.presentPassives);
      return named(`${words.be[person][isPresent ? 0 : isPast ? 1 : past]} ${lower(text)}`);
    }
    case 'adjective':
      return named(`${be} ${lower(text)}`);
    case 'age':
      return named(`${be} ${words.old.replace('{rest}', text)}`);
    case 'span':
      if (isSelf && !looksBack) return tellsSelf ? open(words.brought.replace('{rest}', text)) : null;
      return open(words.behind.replace('{rest}', text));
    case 'count':
      return person === 'one' && past === 0 ? named(`${words.have.one} ${lower(text)}`) : null;
    case 'trade':
      return person === 'one' ? named(`${be} ${withArticle(text, tokens, words)}`) : null;
    case 'number':
      return open(`${mineOf(person, tokens, words)} ${numbered(text, tokens, words)}`);
    case 'event':
    case 'day': {
      const at = tokens[shape.verb]?.start ?? 0;
      const event = tokens.slice(0, shape.verb).filter(isWord).at(-1)?.folded ?? '';
      const is = words.be[/[^s]s$/.test(event) ? 'many' : 'one'][0];
      const head = `${text.slice(0, at).trim()} ${is} ${text.slice(at)}`;
      if (startsWith(tokens, 0, words.determiners)) return open(head);
      return open(`${shape.type === 'day' ? mineOf(person, tokens, words) : words.the} ${lower(head)}`);
    }
    case 'phrase':
      return null;
  }
}

/** Returns a clause without 'and' before its verb. */
function withoutJoin(text: string, tokens: readonly Token[], words: ClauseWords): string {
  const next = startsWith(tokens, 0, words.connectives) ? tokens[1] : undefined;
  return next ? text.slice(next.start) : text;
}

function withArticle(text: string, tokens: readonly Token[], words: ClauseWords): string {
  if (startsWith(tokens, 0, words.determiners)) return text;
  const [one, other] = words.articles;
  return `${/^[aeiou]/i.test(text) ? other : one} ${text}`;
}

/** 'My last day', 'the police report number'. */
function mineOf(person: Person, tokens: readonly Token[], words: ClauseWords): string {
  if (startsWith(tokens, 0, words.determiners)) return '';
  return (startsWith(tokens, 0, words.owned) ? words.my[person] : undefined) ?? words.the;
}

/** 'Policy 4410-22' → 'policy number is 4410-22'. */
function numbered(text: string, tokens: readonly Token[], words: ClauseWords): string {
  const code = tokens.find((token) => /\d/.test(token.text))?.start ?? 0;
  const head = text.slice(0, code).trim();
  const isNumber = tokens.some(
    (token, at) => token.start < code && startsWith(tokens, at, words.numberWords),
  );
  return `${lower(isNumber ? head : `${head} ${words.numberWord}`)} ${words.be.one[0]} ${text.slice(code)}`;
}

import type { DocumentContent } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { wordKinds } from '../../reader/lexicon/lexicon.ts';
import { matchLexicon } from '../../reader/lexicon/phrase-index.ts';
import { type Token, tokenize } from '../../reader/tokenize.ts';
import type { Topic } from '../../topics/topic.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { readFacts } from '../facts/read-facts.ts';
import { readRequest } from '../facts/read-request.ts';
import { chooseDocument } from '../library/choose-document.ts';
import { knownLanguage } from '../library/known-language.ts';
import type { Shelves } from '../library/library-index.ts';
import { isWordOf, phraseEnd } from '../page/word-list.ts';
import { readLength } from '../wishes/read-length.ts';
import { type FoundTopic, findTopic } from './find-topic.ts';
import { topicWordsOf } from './lexicon/index.ts';
import { type TopicForm, type TopicWords, topicForms } from './lexicon/topic-words.ts';

/** What a follow-up changes about the page of a topic, which is then written again. */
export interface TopicChange {
  readonly form?: TopicForm | undefined;
  readonly isForChildren?: boolean | undefined;
  readonly pages?: number | undefined;
  readonly amount?: 'brief' | 'usual' | 'detailed' | undefined;
}

/** Applies a change to what the prompt asked. */
export const changedTopic = ({ match, ...found }: FoundTopic, change: TopicChange | null): FoundTopic => ({
  ...found,
  match: {
    ...match,
    form: change?.form ?? match.form,
    isForChildren: change?.isForChildren ?? match.isForChildren,
  },
});

/** Maximum number of words of a follow-up that only asks for another form. */
const mostWords = 14;

const kindBits = (...kinds: readonly (typeof wordKinds)[number][]): number =>
  kinds.reduce((all, kind) => all | (1 << wordKinds.indexOf(kind)), 0);
const neutral = kindBits('command', 'courtesy', 'format', 'length', 'number', 'article');

/** A poster is a style as well: 'make it poster'. */
function isStyle(
  tokens: readonly Token[],
  at: number,
  form: TopicForm,
  { articles, about }: TopicWords,
): boolean {
  const before = tokens[at - 1]?.folded ?? '';
  return form === 'poster' && !isWordOf(before, articles) && !isWordOf(before, about);
}

/** Reads a follow-up such as 'make it a quiz', 'as slides' or 'shorter'; null if it says anything else. */
export function readTopicChange(prompt: string, language: ReaderLanguage): TopicChange | null {
  const words = topicWordsOf(language);
  const tokens = tokenize(prompt);
  if (!words || tokens.length > mostWords) return null;
  const { own } = matchLexicon(tokens, language);
  const { pages: counted, amount } = readLength(prompt, language);
  // 'As slides' names no number.
  const pages = counted === 1 && !/\d/.test(prompt) ? undefined : counted;
  let form: TopicForm | undefined;
  let isForChildren: boolean | undefined;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const [longest] = topicForms
      .map((each) => ({ form: each, end: phraseEnd(tokens, at, words.forms[each]) }))
      .sort((one, other) => other.end - one.end);
    const children = phraseEnd(tokens, at, words.children);
    const small = Math.max(
      ...[words.small, words.toward, words.readers, words.again].map((list) => phraseEnd(tokens, at, list)),
    );
    if (longest && longest.end > at) {
      if (isStyle(tokens, at, longest.form, words)) return null;
      form ??= longest.form;
      at = longest.end;
    } else if (children > at) {
      isForChildren = true;
      at = children;
    } else if (small > at) at = small;
    else if (!/\p{L}/u.test(token.text) || ((own[at] ?? 0) & neutral) !== 0) at++;
    else return null;
  }
  const change = { form, isForChildren, pages, amount };
  return Object.values(change).some((value) => value !== undefined) ? change : null;
}

/** Shorter texts, such as dates, may be on any page. */
const shortestSentence = 20;

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length < shortestSentence ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** Returns whether a page was made from a topic: it has one of its sentences. */
function isPageOf(content: DocumentContent, { parts }: Topic): boolean {
  const said = sentencesIn(content.pages).join('\n');
  return sentencesIn(parts).some((sentence) => said.includes(sentence));
}

export interface TopicFollowUp {
  /** The prompt that made the page. */
  readonly prompt: string;
  /** What it becomes. */
  readonly change: TopicChange;
  /** What earlier follow-ups made of it. */
  readonly earlier: TopicChange;
}

/**
 * Returns the prompt that made the open page from a topic, with what this follow-up and earlier ones change; null if
 * the page has another source, or if the follow-up asks for anything else.
 */
export function topicFollowUp(
  { prompt, history, content, targetBlockIds, today }: ComposerRequest,
  shelves: Shelves,
): TopicFollowUp | null {
  if (!content || targetBlockIds.length > 0) return null;
  const asked = history.filter(({ role }) => role === 'user').map((turn) => turn.content);
  for (const [at, first] of asked.entries()) {
    const read = readRequest(first, { today, language: knownLanguage(first, shelves) });
    const { text, reading } = read;
    const { language } = reading;
    const change = readTopicChange(prompt, language);
    if (!change) return null;
    const chosen = chooseDocument(read, shelves);
    const facts = readFacts(text, reading, { guesses: false, tellsPage: chosen === null });
    const asks = { text, language, spans: reading.spans, kind: facts.kind, facts };
    const found = chosen?.isTopic === false ? null : findTopic(asks, shelves.topics, chosen);
    if (!found) continue;
    if (!isPageOf(content, found.topic)) continue;
    const earlier = asked.slice(at + 1).map((each) => readTopicChange(each, language));
    return { prompt: first, change: mergedChange([...earlier, change]), earlier: mergedChange(earlier) };
  }
  return null;
}

/** Merges changes in their order. Another form has its own length. */
function mergedChange(changes: readonly (TopicChange | null)[]): TopicChange {
  let merged: TopicChange = {};
  for (const change of changes) {
    if (!change) continue;
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const isOther = change.form !== undefined && change.form !== merged.form;
    merged = { ...merged, ...(isOther && { pages: undefined, amount: undefined }), ...given };
  }
  return merged;
}

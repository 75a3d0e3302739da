import type { PromptReading } from '../../reader/read-prompt.ts';
import type { Token } from '../../reader/tokenize.ts';
import { trimEndOf } from '../../text/trim-characters.ts';
import { saysSomething } from '../facts/small-words.ts';
import { type Clause, textClauses } from '../facts/text-clauses.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import { isSentence } from '../page/say-phrase.ts';
import { isWordOf } from '../page/word-list.ts';
import { bareFrame, type Cast, type Casting, isStatement } from './cast.ts';
import { castRelative, castStatement } from './cast-clause.ts';
import { behindNoun, castCommand, isCommand, startsNoun } from './cast-command.ts';
import { behindCourtesies, isCourtesy, isName, isWish } from './courtesies.ts';
import { finished, type LetterState } from './finish-letter.ts';
import type { ToldLetter } from './letter.ts';
import { kindIn } from './letter-kind.ts';
import { behind, hasCapital, isWord, letterTokens, startsWith } from './letter-tokens.ts';
import type { LetterWords } from './lexicon/letter-words.ts';
import { partyOf } from './parties.ts';
import { isAddressLine, signedAt } from './signature.ts';
import { shapeOf, verbBehindSubject } from './weave/clause-shape.ts';
import { clauseWordsOf } from './weave/lexicon/index.ts';
import { isAboutText, standsAlone } from './weave/stands-alone.ts';
import { has } from './weave/subject-of.ts';
import { verbFormsOf } from './weave/verb-forms.ts';

type Read = Pick<PromptReading, 'language' | 'spans'>;

class LetterReader {
  readonly state: LetterState = {
    to: null,
    from: [],
    topic: null,
    about: '',
    person: null,
    purpose: null,
    isAbout: false,
    casts: [],
  };
  readonly #reading: Read;
  readonly #casting: Casting;

  constructor(reading: Read, casting: Casting) {
    this.#reading = reading;
    this.#casting = casting;
  }

  get #words(): LetterWords {
    return this.#casting.words;
  }

  /** Whether the letter is about somebody else than its reader. */
  get #isReference(): boolean {
    const { clauses, kindText, isSpeech } = this.#casting;
    return clauses !== null && !isSpeech && has(kindText, clauses.reference);
  }

  #tokens(start: number, end: number): readonly Token[] {
    return letterTokens(this.#casting.text, start, end);
  }

  #text(tokens: readonly Token[], from = 0, to = tokens.length): string {
    return this.#casting.text.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
  }

  /** Reads the words behind the kind: whom the letter is to, from whom, what about, and what it asks. */
  head(start: number, end: number, isVerb: boolean): void {
    const tokens = this.#tokens(start, end);
    const { state } = this;
    let at = 0;
    let loose = 0;
    if (isVerb && startsNoun(tokens, 0, this.#casting)) at = loose = this.recipient(tokens, 0);
    while (at < tokens.length) {
      const next = this.#headPart(tokens, at);
      if (next > at) {
        this.#loose(tokens, loose, at);
        at = loose = next;
      } else at++;
    }
    this.#loose(tokens, loose, tokens.length);
    if (this.#casting.isSpeech && state.person === null && state.about !== '') state.person = state.about;
  }

  /** Returns the index behind the part of the request at a token, and that index if it is none. */
  #headPart(tokens: readonly Token[], at: number): number {
    const { state } = this;
    const words = this.#words;
    const casting = this.#casting;
    const from = behind(tokens, at, words.from);
    const named = behind(tokens, from, words.determiners);
    if (from > at && hasCapital(tokens[named])) {
      const end = behindNoun(tokens, from, casting);
      state.from = [this.#text(tokens, from, end)];
      return end;
    }
    const person = state.person ?? (casting.isSpeech && state.about !== '' ? state.about : null);
    const relative = castRelative(tokens, at, casting, person);
    if (relative && (state.to || person) && !startsWith(tokens, at, words.that)) {
      this.#add(relative);
      return tokens.length;
    }
    const to = behind(tokens, at, words.to);
    const isHeld = startsWith(tokens, at, words.toNoun);
    const isTo = to > at && (isHeld || startsNoun(tokens, to, casting));
    const command = castCommand(tokens, at, casting);
    if (isTo && this.#isReference && (state.person === null || state.purpose === null)) {
      const end = behindNoun(tokens, to, casting);
      if (state.person === null) state.person = this.#text(tokens, to, end);
      else state.purpose = this.#text(tokens, to, end);
      return end;
    }
    // 'Write a letter to him' names nobody.
    const object = casting.clauses === null || to === at ? to : behind(tokens, to, casting.clauses.objects);
    if (object > to && !startsWith(tokens, to, words.determiners)) {
      this.#earlierReader(tokens[at]?.start ?? 0);
      return object;
    }
    if (isTo && casting.isSpeech) {
      const end = behindNoun(tokens, to, casting);
      state.about = `${state.about} ${this.#text(tokens, to, end)}`.trim();
      return end;
    }
    // A letter for a shelter is about it, one for neighbors is to them.
    const isFor = isWordOf(tokens[at]?.folded ?? '', pageWordsOf(this.#reading.language).benefit);
    const isReader = this.#isReader(tokens, to);
    const isCard = casting.clauses !== null && has(casting.kindText, casting.clauses.cards);
    if (isTo && isCard && state.to === null && (startsWith(tokens, to, words.own) || hasCapital(tokens[to])))
      return this.recipient(tokens, to);
    if (isTo && state.to === null && !((command?.frame?.kinds || isFor) && !isReader))
      return this.recipient(tokens, to, isHeld);
    if (command) return this.#command(tokens, at);
    const about = Math.max(behind(tokens, at, words.about), isTo && isFor ? to : at);
    if (about > at && about < tokens.length) {
      const end = this.#endOfTopic(tokens, about);
      const topic = this.#text(tokens, about, end);
      if (state.topic === null && !isStatement(tokens.slice(about, end), casting)) {
        state.topic = topic;
        state.isAbout = true;
      } else this.#add(this.#pointOf(tokens, about, end));
      return end;
    }
    const that = behind(tokens, at, words.that);
    if (that > at && at > 0 && isStatement(tokens.slice(that), casting)) {
      this.#add({ ...this.#pointOf(tokens, that, tokens.length), kind: 'told' });
      return tokens.length;
    }
    return at;
  }

  /** 'My landlord ignores me. Write to him': whom the first sentence is about is the reader. */
  #earlierReader(until: number): void {
    const { clauses, words } = this.#casting;
    const first = this.state.casts[0];
    if (clauses === null || !first || first.end > until || this.state.to !== null) return;
    const tokens = this.#tokens(first.start, first.end);
    const verb = startsWith(tokens, 0, words.own) ? verbBehindSubject(tokens, clauses) : -1;
    const [is, next] = [tokens[verb], tokens[verb + 1]];
    if (!is || !next) return;
    this.recipient(tokens.slice(0, verb), 0);
    const base = verbFormsOf(clauses).baseOf(is.folded) ?? is.text;
    this.state.casts[0] = {
      ...first,
      kind: 'told',
      subject: `${words.relatives.you} ${base}`,
      start: next.start,
    };
  }

  /** 'For the volunteers' are readers of thanks, 'for the cake' isn't. */
  #isReader(tokens: readonly Token[], at: number): boolean {
    const { words } = this.#casting;
    const noun = startsWith(tokens, at, words.determiners) ? behind(tokens, at, words.determiners) : at;
    return startsWith(tokens, noun, `${words.roles}, ${words.close}`);
  }

  recipient(tokens: readonly Token[], from: number, isThing = false): number {
    const end = behindNoun(tokens, from, this.#casting);
    const { language } = this.#reading;
    const party = partyOf(this.#text(tokens, from, end), this.#words, language);
    // 'Al hotel' isn't a person, whatever its capital.
    this.state.to = isThing && !/\s/.test(party.text) ? { ...party, name: null, isKnown: false } : party;
    return end;
  }

  /** Reads one or two commands that 'and' joins. */
  #command(tokens: readonly Token[], at: number): number {
    const casting = this.#casting;
    const cuts = tokens.findIndex((_, index) => {
      const next = behind(tokens, index, this.#words.and);
      return index > at + 1 && next > index && isCommand(tokens, next, casting);
    });
    const end = cuts < 0 ? tokens.length : cuts;
    const cast = castCommand(tokens.slice(0, end), at, casting);
    const { reader } = cast ?? {};
    const isPronoun =
      reader !== undefined &&
      casting.clauses !== null &&
      has(casting.text.slice(reader.start, reader.end).split(' ')[0] ?? '', casting.clauses.objects);
    if (reader && !isPronoun && this.state.to === null && !casting.isSpeech)
      this.recipient(this.#tokens(reader.start, reader.end), 0);
    if (cast) this.#add(cast);
    if (cuts >= 0) this.#command(tokens, behind(tokens, cuts, this.#words.and));
    return tokens.length;
  }

  #endOfTopic(tokens: readonly Token[], from: number): number {
    const casting = this.#casting;
    for (let at = from + 1; at < tokens.length; at++)
      if (isCommand(tokens, at, casting) && !hasCapital(tokens[at])) return at;
    return tokens.length;
  }

  #pointOf(tokens: readonly Token[], from: number, to: number): Cast {
    return {
      kind: 'point',
      frame: null,
      word: '',
      link: '',
      subject: '',
      start: tokens[from]?.start ?? 0,
      end: tokens[to - 1]?.end ?? 0,
    };
  }

  /** Keeps words of the request that are in no part of it. */
  #loose(tokens: readonly Token[], from: number, to: number): void {
    const part = tokens.slice(from, to);
    const said = this.#text(tokens, from, to);
    if (part.length === 0 || !saysSomething(said, this.#reading.language)) return;
    if (isWish(part, this.#words) || this.#isUnprinted(part) || isCourtesy(part, this.#words)) return;
    if (this.#casting.isSpeech) this.state.about = `${this.state.about} ${said}`.trim();
    else if (this.state.topic === null) this.state.topic = said;
    else this.#add(this.#pointOf(tokens, from, to));
  }

  /** Returns whether words are only a wish about the page. */
  #isUnprinted(tokens: readonly Token[]): boolean {
    const wishes = this.#reading.spans.filter(
      ({ label, instruction }) => wishLabels.has(label) && instruction > leastInstruction,
    );
    return tokens
      .filter((token) => isWord(token) && saysSomething(token.text, this.#reading.language))
      .every(
        (token) =>
          wishes.some(({ start, end }) => token.start >= start && token.end <= end) ||
          startsWith([token], 0, this.#words.wishes),
      );
  }

  /** Reads a clause behind the request. */
  clause({ start, end, after }: Clause, following: readonly Clause[] = []): void {
    const all = this.#tokens(start, end);
    const words = this.#words;
    const casting = this.#casting;
    if (isCourtesy(all, words) || (isWish(all, words) && !this.#isAge(all))) return;
    if (isAboutText(all, casting) || this.#opinion(all, after) || this.#named(all)) return;
    const isOfPerson = this.state.person !== null && this.#isReference;
    if (this.#isUnprinted(all) && !isOfPerson && !isStatement(all, casting)) return;
    const polite = behindCourtesies(all, 0, words);
    const joined = behind(all, 0, words.and);
    const that = casting.clauses === null ? 0 : behind(all, joined, words.that);
    if (joined > 0 && that > joined && all[that]) {
      this.clause({ start: all[that].start, end, after: 'sentence' }, following);
      return;
    }
    const at = isCommand(all, polite, casting) ? polite : isCommand(all, joined, casting) ? joined : 0;
    if (this.#apposition(all, after)) return;
    if (this.#signature(all) || this.#addressLine(all, after) || this.#subject(all)) return;
    const about = behind(all, 0, words.about);
    if (
      about > 0 &&
      this.state.topic === null &&
      !casting.isSpeech &&
      !isStatement(all.slice(about), casting)
    ) {
      this.state.topic = this.#text(all, about);
      this.state.isAbout = true;
      return;
    }
    const before = this.state.casts.at(-1);
    const isMore = after === 'comma' && before !== undefined;
    // 'Who can help carry boxes' asks; only behind the reader it tells of them.
    const isBehind = casting.clauses === null || casting.isSpeech || this.state.casts.length === 0;
    if (!isBehind && startsWith(all, 0, words.relatives.words)) {
      const [first, last] = [all[0], all.at(-1)];
      const question = { words: '', sentence: '{rest}?' };
      if (first && last)
        this.#add({ ...bareFrame, kind: 'told', frame: question, start: first.start, end: last.end });
      return;
    }
    if (castCommand(all, at, casting)) {
      this.#command(all, at);
      return;
    }
    const relative = castRelative(all, 0, casting, this.state.person);
    const isRelative = words.relatives.final ? after === 'comma' : isBehind && !isStatement(all, casting);
    if (relative && isRelative && (this.state.to || this.state.person)) {
      this.#add(relative);
      return;
    }
    const cast = castStatement(all, casting);
    if (!cast) return;
    const isJoin = startsWith(all, 0, words.joins);
    // A fragment goes on with the sentence before it.
    const isNext = before !== undefined && /^[\s,;–—-]*$/u.test(casting.text.slice(before.end, cast.start));
    const stands =
      casting.clauses !== null && !isJoin && standsAlone(all, following, casting, before?.frame ?? null);
    if (isMore && isNext && !stands && (cast.kind === 'point' || isJoin)) {
      this.state.casts[this.state.casts.length - 1] = { ...before, end: cast.end };
      return;
    }
    this.#add(cast);
  }

  /** What the writer thinks of the reader isn't for the reader: 'to my neighbor, a loud man'. */
  #opinion(tokens: readonly Token[], after: Clause['after']): boolean {
    const { clauses } = this.#casting;
    const { to, casts } = this.state;
    if (clauses === null || after !== 'comma' || to === null || casts.length > 0) return false;
    const [one, other] = clauses.articles;
    return startsWith(tokens, 0, `${one}, ${other}`) && verbBehindSubject(tokens, clauses) < 0;
  }

  /** 'His name is Mr. Amis'. */
  #named(tokens: readonly Token[]): boolean {
    const { clauses } = this.#casting;
    const from = clauses === null ? 0 : behind(tokens, 0, clauses.named);
    if (from === 0 || !hasCapital(tokens[from])) return false;
    const name = this.#text(tokens, from);
    this.state.to = { text: this.state.to?.text ?? name, name, isKnown: true };
    return true;
  }

  /** The name of whom the words before describe: 'a customer, Mrs. Lindqvist'. */
  #apposition(tokens: readonly Token[], after: Clause['after']): boolean {
    const { to, casts } = this.state;
    if (after !== 'comma' || to === null || to.name !== null || casts.length > 0 || !isName(tokens))
      return false;
    const name = this.#text(tokens);
    this.state.to = { text: `${to.text}, ${name}`, name, isKnown: true };
    return true;
  }

  /** 'From Jenny Park', 'I'm Theo Banks', 'Thank you, Renee Carter'. */
  #signature(tokens: readonly Token[]): boolean {
    const words = this.#words;
    const introduces = words.introduces;
    const signed = Math.max(behind(tokens, 0, words.from), behind(tokens, 0, words.signOffs));
    const own = behind(tokens, 0, introduces);
    const at = signed > 0 ? signed : own;
    const rest = tokens.slice(at).filter(isWord);
    const isOwn = own > 0 && signed === 0;
    const isCard = this.#casting.clauses !== null && has(this.#casting.kindText, this.#casting.clauses.cards);
    const isSent = isCard && own === 0 && startsNoun(tokens, at, this.#casting);
    if (isOwn && !isName(rest)) this.#nameInBrackets(tokens);
    if (at === 0 || (!isName(rest) && !isSent) || (isOwn && rest.length < 2)) return false;
    this.state.from = [this.#text(tokens, at).replace(/^[\s:,-]+/u, '')];
    return true;
  }

  /** The writer's name behind what they are: 'I'm the treasurer (Ms Ida Moss)'. */
  #nameInBrackets(tokens: readonly Token[]): void {
    const from = tokens.findIndex(({ text }) => text === '(');
    const to = tokens.findIndex(({ text }) => text === ')');
    const name = tokens.slice(from + 1, to).filter(isWord);
    if (from < 0 || to !== tokens.length - 1 || name.length < 2 || !isName(name)) return;
    if (this.state.from.length === 0) this.state.from = [this.#text(tokens, from + 1, to)];
  }

  /** An age in the text of a life: '78'. */
  #isAge(tokens: readonly Token[]): boolean {
    const { clauses, kindText } = this.#casting;
    const isLife = clauses !== null && has(kindText, `${clauses.lives.past}, ${clauses.lives.present}`);
    return isLife && shapeOf(tokens, clauses).type === 'age';
  }

  /** 'A short bio: Ada Moor, potter'. */
  #subject(tokens: readonly Token[]): boolean {
    const { clauses, isSpeech, kindText } = this.#casting;
    const isLife = clauses !== null && isSpeech && has(kindText, clauses.lives.present);
    if (!isLife || !isName(tokens) || this.state.casts.length > 0) return false;
    this.state.about = this.#text(tokens);
    return true;
  }

  /** Lines of an address follow the writer's name. */
  #addressLine(tokens: readonly Token[], after: Clause['after']): boolean {
    const { from } = this.state;
    const line = this.#text(tokens);
    if (from.length === 0 || after !== 'comma' || !isAddressLine(line)) return false;
    from.push(line);
    return true;
  }

  #add(cast: Cast): void {
    this.state.casts.push(cast);
  }
}

const leastInstruction = 0.6;
const wishLabels: ReadonlySet<string> = new Set(['look', 'format', 'length', 'tone', 'lang']);

/** Reads what a prompt tells of the letter or the speech that it asks for. */
export function readLetter(text: string, reading: Read, words: LetterWords, isSpeech: boolean): ToldLetter {
  const { language } = reading;
  const base: Casting = {
    text,
    words,
    clauses: clauseWordsOf(language),
    kindText: '',
    isSpeech,
    isClose: false,
    isSentence: (said) => isSentence({ text: said }, language),
  };
  const all = textClauses(text, language);
  const signed = signedAt(all, text, words);
  const clauses =
    signed === null ? all : all.filter(({ start }, at) => start !== signed && all[at + 1]?.start !== signed);
  const head = clauses.findIndex((clause) => kindIn(clause, base, language) !== null);
  const headClause = clauses[head];
  const kind = headClause ? kindIn(headClause, base, language) : null;
  const kindText = text.slice(kind ? (headClause?.start ?? 0) : 0, kind?.end ?? longestKind);
  const casting: Casting = { ...base, kindText };
  const reader = new LetterReader(reading, casting);
  const first = clauses.find((clause) => !isCourtesy(letterTokens(text, clause.start, clause.end), words));
  const start = headClause ?? first;
  for (const [at, clause] of clauses.entries()) {
    if (clause === start) {
      const tokens = letterTokens(text, clause.start, clause.end);
      const polite = tokens[behindCourtesies(tokens, 0, words)]?.start ?? clause.end;
      const isVerb =
        kind === null || startsWith(letterTokens(text, kind.start, kind.end), 0, words.addressing);
      const asked = letterTokens(text, clause.start, kind?.start ?? clause.start);
      const from = behindCourtesies(asked, 0, words);
      const verb = behind(asked, from, words.addressing);
      // 'Thank my colleague Petra in a note because'
      if (verb > from && startsNoun(asked, verb, casting)) reader.recipient(asked, verb);
      reader.head(kind ? kind.end : polite, clause.end, isVerb);
    } else reader.clause(clause, clauses.slice(at + 1));
  }
  const { state } = reader;
  if (signed !== null) state.from = [trimEndOf(text.slice(signed).trim(), '.! ')];
  const opening = letterTokens(text, start?.start ?? 0, start?.end ?? 0);
  const asked = opening[behindCourtesies(opening, 0, words)]?.start ?? 0;
  return finished(state, casting, language, text.slice(asked, start?.end ?? 0));
}
const longestKind = 40;

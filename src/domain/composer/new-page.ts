import type { Language } from '../../words/languages.ts';
import type { DocumentContent } from '../content/document-content.ts';
import type { Look } from '../content/look.ts';
import { fontTokens } from '../document/kit/font-families.ts';
import type { Label } from '../reader/labels.ts';
import { type ReaderLanguage, readerLanguages } from '../reader/languages.ts';
import { type PromptReading, readPrompt } from '../reader/read-prompt.ts';
import { fillSender } from '../sender/fill-sender.ts';
import { cardTemplate } from './cards/card-template.ts';
import { withPhotoSlot } from './choices/photo-slot.ts';
import { placePictures } from './choices/place-pictures.ts';
import { readInstructions } from './choices/read-instructions.ts';
import { withLooks } from './choices/with-looks.ts';
import { withRegion } from './choices/with-region.ts';
import type { ComposerRequest, ComposerStep } from './composer-step.ts';
import { withBritishSpelling } from './edit/edit-page.ts';
import type { Facts } from './facts/facts.ts';
import { phrasesOf } from './facts/ledger.ts';
import { pageInstructions } from './facts/page-instructions.ts';
import { readFacts } from './facts/read-facts.ts';
import { readRequest } from './facts/read-request.ts';
import { saysSomething } from './facts/small-words.ts';
import type { Range } from './facts/text-clauses.ts';
import { contentOfGiven } from './given/lay-out-given.ts';
import { splitGiven } from './given/split-given.ts';
import { chooseDocument } from './library/choose-document.ts';
import type { ChosenDocument } from './library/chosen-document.ts';
import { knownLanguage } from './library/known-language.ts';
import type { Shelves } from './library/library-index.ts';
import { lookOf } from './page/choose-look.ts';
import { withFittingSubject } from './page/choose-subject.ts';
import { findKind } from './page/find-kind.ts';
import { withoutForbiddenTicks } from './page/forbidden-items.ts';
import { keepsTold } from './page/keeps-told.ts';
import { type KindId, kindIds } from './page/kinds.ts';
import { pageWordsOf } from './page/lexicon/index.ts';
import { withPageCount } from './page/page-count.ts';
import { proposeKind } from './page/propose-kind.ts';
import { escaped, upperFirst } from './page/say-phrase.ts';
import { hasWordOf } from './page/word-list.ts';
import { titled, withOwnTitle } from './page/write-from-template.ts';
import { writePage } from './page/write-page.ts';
import { leastAnswered, writePassagePage } from './passages/write-passage-page.ts';
import { type AskedPlace, placesOf, placesOfSpans } from './places/find-places.ts';
import { withPlaces } from './places/with-places.ts';
import { sayFonts } from './speech/say-fonts.ts';
import { type SaidPage, sayAfter, sayBefore } from './speech/say-page.ts';
import { type Saying, tell } from './speech/saying.ts';
import { speak, speakAll } from './speech/speak.ts';
import { readerLanguage } from './speech/spoken-language.ts';
import { suggestForPage } from './speech/suggest-for-page.ts';
import { isForAnySubject } from './templates/choose-outline.ts';
import type { TemplateShelf } from './templates/template-index.ts';
import { findTopic } from './topics/find-topic.ts';
import { type HandEdits, noEdits, withHandEdits } from './topics/hand-edits.ts';
import { topicWordsOf } from './topics/lexicon/index.ts';
import { ownWords } from './topics/own-words.ts';
import { findPassages } from './topics/passages/find-passages.ts';
import { sayEdits } from './topics/say-edits.ts';
import { suggestForTopic } from './topics/suggest-for-topic.ts';
import { changedTopic, type TopicChange } from './topics/topic-follow-up.ts';
import { topicForm } from './topics/topic-form.ts';
import { templateIsBetter } from './topics/topic-or-template.ts';
import { type WrittenTopicPage, writeTopicPage } from './topics/write-topic-page.ts';
import { readLook } from './wishes/read-look.ts';
import { readWishes } from './wishes/read-wishes.ts';
import { withoutRefused } from './wishes/refused-pictures.ts';
import type { Wishes } from './wishes/wishes.ts';

const languageOf = (tag: string | undefined): ReaderLanguage | undefined =>
  readerLanguages.find((language) => tag?.toLowerCase().split('-')[0] === language);

/** Returns the kind chosen next to the prompt, by id or by name. */
function chosenKind(name: string | null | undefined, language: ReaderLanguage): KindId | null {
  if (!name) return null;
  const plain = name.toLowerCase().replaceAll('_', ' ');
  return kindIds.find((kind) => kind === plain.replaceAll(' ', '-')) ?? findKind([plain], language);
}

/** Returns the name of the page for messages: as typed, if the answer is in the language of the prompt. */
function saidKind(facts: Facts, spoken: Language): string {
  const { kind, kindText, language } = facts;
  if (!kind) return speak(spoken, tell('kind_page'));
  const isVerb = kindText !== null && hasWordOf(kindText, pageWordsOf(language).letterVerbs);
  const isOwn = language === 'en' && spoken === 'en' && kindText !== null && !isVerb;
  return isOwn ? kindText : pageWordsOf(readerLanguage(spoken)).titles[kind];
}

/** Returns notes on the wishes that need a model. A topic has parts for readers and for amounts of text. */
function waiting({ asks }: ComposerRequest, wishes: Wishes, isTopic: boolean): Saying[] {
  const { text, amount, tone, audience } = asks ?? {};
  const names = [
    ...(text === 'condense' ? [tell('wish_condense')] : []),
    ...(!isTopic && ((amount && amount !== 'usual') || wishes.amount) ? [tell('wish_amount')] : []),
    ...(tone || wishes.tone ? [tell('wish_tone')] : []),
    ...(!isTopic && (audience || wishes.audience) ? [tell('wish_audience')] : []),
  ];
  return names.length === 0 ? [] : [tell('needsModel', { names })];
}

const mostToldNotes = 2;
const longestToldNote = 90;

/** Returns one sentence on the instructions that only a model can follow. */
function unfollowed(
  { spans, language }: PromptReading,
  text: string,
  wishes: Wishes,
  followed: readonly Range[],
): Saying[] {
  // The parts that a page is asked to cover are its sections.
  const covered = [...pageInstructions(text, spans, language), ...followed];
  const isUnread = (label: Label, start: number): boolean =>
    label === 'look' && wishes.unread.some((span) => span.start === start);
  const notes = spans.filter(
    ({ label, text: words, start }) =>
      ((label === 'note' && readLook(words, language).textSize === undefined) || isUnread(label, start)) &&
      saysSomething(words, language) &&
      placesOf([words], language).length === 0 &&
      covered.every((range) => start < range.start || start >= range.end),
  );
  if (notes.length === 0) return [];
  const names = notes
    .slice(0, mostToldNotes)
    .map(({ text }) => tell('quote', { text: text.slice(0, longestToldNote).trim() }));
  return [tell('unfollowed', { names })];
}

/** Kinds that slides may be called: 'safety briefing, 5 slides'. */
const explained: ReadonlySet<KindId | null> = new Set<KindId | null>([
  null,
  'article',
  'report',
  'one-pager',
]);

interface Written {
  /** A kind of document that isn't known, as typed, with the prompt that makes a known one of it. */
  readonly unknown?: { readonly kind: string; readonly proposal: string } | null;
  readonly content: DocumentContent;
  readonly kind: string;
  readonly template: string | null;
  /** The page of a topic, whose number of pages is already the requested one. */
  readonly topic?: WrittenTopicPage;
  /** Whether the page is only an outline of what a model could write. */
  readonly isOutline?: boolean;
  /** Whether the open page has changes of the user that this one lacks. */
  readonly canUndo?: boolean;
  /** Places to write on that its rows ask for. */
  readonly places?: readonly AskedPlace[];
  /** Clauses that ask for what the page has. */
  readonly followed?: readonly Range[];
  /** Phrases of the prompt that are on the page. */
  readonly phrases: readonly string[];
}

function ofGiven(
  request: ComposerRequest,
  given: NonNullable<ReturnType<typeof splitGiven>>,
  wish: PromptReading,
  spoken: Language,
): Written | null {
  const whole = readPrompt(given.text, { today: request.today });
  const facts = readFacts(given.wish, wish);
  const kind = chosenKind(request.choices?.kind, wish.language) ?? facts.kind;
  const content = contentOfGiven({ text: given.text, language: whole.language, kind, today: request.today });
  if (!content) return null;
  const format = kind === 'deck' ? 'slides-16x9' : content.look.format;
  return {
    content: { ...content, look: { ...content.look, format } },
    kind: saidKind({ ...facts, kind }, spoken),
    template: null,
    phrases: [],
  };
}

function ofFacts(
  request: ComposerRequest,
  reading: PromptReading,
  wishes: Wishes,
  shelf: TemplateShelf,
  chosen: ChosenDocument | null,
  spoken: Language,
): Written {
  const { prompt, today, seed, asks, choices } = request;
  const read = readFacts(prompt, reading, { tellsPage: chosen === null });
  const picked = chosenKind(choices?.kind, read.language);
  const isDeck = (wishes.format ?? request.layout.format)?.startsWith('slides') === true;
  // A page about a subject is one of slides if slides are asked for, whatever else it is called.
  const own = isDeck && explained.has(read.kind) ? 'deck' : read.kind;
  const kind = picked ?? own;
  const facts: Facts = { ...read, kind, ...(picked && picked !== read.kind && { kindText: null }) };
  const written = languageOf(asks?.language) ?? wishes.language ?? facts.language;
  const pages = asks?.pages ?? wishes.pages;
  const page = writePage({
    text: prompt,
    facts,
    spans: reading.spans,
    written,
    today,
    seed,
    pages,
    shelf,
    chosen: written === facts.language ? chosen : null,
  });
  const isLetter = page.content.kind === 'letter' || page.content.kind === 'speech';
  // Where no document tells the page, the prompt does.
  const isUnused = chosen !== null && page.template === null && !page.followed && !isLetter;
  if (isUnused && readFacts(prompt, reading).sheet !== null) {
    return ofFacts(request, reading, wishes, shelf, null, spoken);
  }
  return {
    content: withFittingSubject(page.content, facts, lookOf(facts, seed).subject ?? ''),
    kind: saidKind(facts, spoken),
    // Its own outline is for a kind, whether it has a layout or not.
    unknown: page.template && !isForAnySubject(page.template.head) ? null : proposeKind(prompt, facts),
    template: page.template?.head.title ?? null,
    // Where every clause is told, none is an instruction.
    ...(facts.told || isLetter
      ? { followed: [{ start: 0, end: prompt.length }] }
      : { followed: [...(page.followed ? [page.followed] : []), ...(facts.sheet?.followed ?? [])] }),
    isOutline: page.template !== null && isForAnySubject(page.template.head),
    places: facts.sheet?.places ?? placesOfSpans(reading),
    phrases: phrasesOf(facts).map(({ text }) => text),
  };
}

/** Returns a look with the user's choices and the prompt's wishes, on which the number of pages depends. */
function lookedAt(look: Look, request: ComposerRequest, wishes: Partial<Wishes>): Look {
  const empty: DocumentContent = { schema: 1, title: '', language: 'en', look, head: {}, pages: [] };
  return withLooks(empty, request, wishes).look;
}

/** Names of forms in messages. */
const saidForm = ({ form }: WrittenTopicPage, spoken: Language): string =>
  topicWordsOf(readerLanguage(spoken))?.labels.titles[form] ?? speak(spoken, tell('kind_page'));

/** Returns the page of the topic that a prompt asks to explain; null if there is none. */
function ofTopic(
  request: ComposerRequest,
  reading: PromptReading,
  wishes: Partial<Wishes>,
  shelves: Shelves,
  again: TopicAgain | null,
  chosen: ChosenDocument | null,
  spoken: Language,
): Written | null {
  if (chosen?.isTopic === false) return null;
  const change = again?.change ?? null;
  const { prompt, today, seed, asks, choices } = request;
  const facts = readFacts(prompt, reading, { guesses: false, tellsPage: chosen === null });
  const { language } = reading;
  const written = languageOf(asks?.language) ?? wishes.language ?? language;
  if (written !== language) return null;
  const kind = chosenKind(choices?.kind, language) ?? facts.kind;
  const subject = { text: prompt, language, spans: reading.spans, kind, facts };
  const matched = findTopic(subject, shelves.topics, chosen);
  if (!matched) return null;
  const edited = withHandEdits(matched.topic, again?.edits ?? noEdits);
  const found = changedTopic({ ...matched, topic: edited.topic }, change);
  const isSlides = (request.layout.format ?? wishes.format)?.startsWith('slides') === true;
  const pages = change?.form ? change.pages : (change?.pages ?? asks?.pages ?? wishes.pages);
  const form = topicForm(found.match.form, kind, isSlides);
  const asked = { text: prompt, facts: { ...facts, kind }, spans: reading.spans, written, today };
  // 'FAQ for a pottery studio' isn't about pottery.
  if (!again && cardTemplate({ ...asked, seed, pages, shelf: shelves.templates })) return null;
  if (!change && !chosen && templateIsBetter(asked, found.match, { form, pages, shelf: shelves.templates }))
    return null;
  // 'FAQ for a dog daycare' is about the daycare, which has a document of its own.
  const parts = again
    ? null
    : writePassagePage({
        ...asked,
        seed,
        pages,
        shelf: shelves.templates,
        facts: readFacts(prompt, reading),
      });
  // In 'slides: what is blockchain, explained simply', the list has the subject, and no parts of another one.
  const answered = parts && matched.match.at < parts.followed.start ? parts : null;
  if (answered?.hasFacts || (answered?.isKnown && answered.answered >= leastAnswered)) return null;
  const { aspects } = found.match;
  const passages = findPassages(aspects, found.topic, found.library);
  // Behind a comma, words may say anything; without a passage, they stay the prompt's own.
  const isSection = (at: number): boolean =>
    passages.sections[at]?.part !== null || (aspects[at]?.isListed === true && form !== 'poster');
  const sections = passages.sections
    .filter((_, at) => isSection(at))
    .map(({ title, part }) => ({ title: upperFirst(escaped(title)), part }));
  const isShown = (facet: string): boolean =>
    aspects.some((aspect, at) => aspect.facet === facet && isSection(at));
  const match = { ...found.match, facets: found.match.facets.filter((facet) => !isShown(facet)) };
  const topic = writeTopicPage(
    { ...found, topic: passages.rest },
    {
      language,
      kind,
      pages,
      amount: change?.amount ?? asks?.amount ?? wishes.amount,
      sections,
      own: ownWords(prompt, facts, {
        ...match,
        request: [...match.request, ...aspects.filter((_, at) => isSection(at))],
      }),
      seed,
      isSlides,
      looked: (look) => lookedAt(look, request, wishes),
    },
  );
  if (!topic) return null;
  // A topic that only probably fits doesn't rename what the prompt calls its page, if that has its name.
  const called = facts.headline?.range;
  const isOfTopic = !called || (match.at >= called.start && match.at < called.end);
  const headline = found.match.isSure || !isOfTopic ? null : facts.headline;
  const content = headline
    ? withOwnTitle(titled(topic.content, upperFirst(escaped(headline.text))))
    : topic.content;
  if (!again && !keepsTold(content, facts)) return null;
  const said = {
    ...topic,
    content,
    topic: matched.topic.title,
    notes: [...topic.notes, ...sayEdits(edited)],
  };
  return {
    content,
    kind: saidForm(topic, spoken),
    followed: match.request,
    template: null,
    topic: said,
    phrases: [],
    canUndo: edited.lost > 0,
  };
}

/** Returns the wishes of the first prompt that still hold: another form has its own paper, and the page its color. */
function wishesAfter(
  wishes: Partial<Wishes>,
  change: TopicChange,
  accent: string | undefined,
): Partial<Wishes> {
  const { format: _format, orientation: _orientation, ...others } = wishes;
  return { ...(change.form ? others : wishes), ...(accent && { accent }) };
}

/** A follow-up that writes the page of a topic again. */
export interface TopicAgain {
  readonly change: TopicChange;
  /** What the user changed on the page. */
  readonly edits?: HandEdits;
}

/** What the sender's saved details say of their region. */
const addressOf = ({ sender }: ComposerRequest): string =>
  [sender?.address, sender?.phone, sender?.tax_number].filter(Boolean).join('\n');

/** Returns the steps that write a new page for a prompt. */
export function newPage(
  request: ComposerRequest,
  shelves: Shelves,
  language: Language,
  again: TopicAgain | null = null,
): ComposerStep[] {
  const { prompt, today, choices, asks, seed } = request;
  const given = splitGiven(prompt);
  const asked = given ? given.wish : prompt;
  const readAs = readRequest(asked, { today, language: knownLanguage(asked, shelves) });
  const { text: cased, whole, reading } = readAs;
  const wishes = readWishes(reading.spans, reading.language, whole);
  const standing = readInstructions(choices?.instructions ?? [], today);
  const read = { ...request, prompt: given ? prompt : cased };
  const own = { ...standing.wishes, ...wishes };
  const wished = again ? wishesAfter(own, again.change, request.content?.look.accent) : own;
  const chosen = given || choices?.kind ? null : chooseDocument(readAs, shelves);
  const made =
    (given && ofGiven(request, { ...given, wish: cased }, reading, language)) ??
    (given ? null : ofTopic(read, reading, wished, shelves, again, chosen, language)) ??
    ofFacts(read, reading, wishes, shelves.templates, chosen?.isTopic ? null : chosen, language);
  const regional = withRegion(made.content, prompt, addressOf(request));
  const spelled = given ? regional : withBritishSpelling(regional, prompt);
  const placed = withPlaces(
    spelled,
    made.places ?? [],
    languageOf(spelled.language) ?? reading.language,
    made.template === null,
  );
  const isOwn = made.template === null && made.topic === undefined;
  const ticked = isOwn
    ? withoutForbiddenTicks(placed, languageOf(placed.language) ?? reading.language)
    : placed;
  const looked = withoutRefused(withLooks(ticked, request, wished), given?.wish ?? whole, reading.language);
  const { titles, labels } = pageWordsOf(languageOf(looked.language) ?? reading.language);
  const { content: counted, note } = made.topic
    ? { content: looked, note: null }
    : withPageCount(looked, {
        wanted: asks?.pages ?? wishes.pages,
        isTemplate: made.template !== null,
        phrases: made.phrases,
        labels: { agenda: titles.agenda, next: labels.next },
      });
  const pictured =
    request.hasPhotos && wished.pictures === 'photo'
      ? withPhotoSlot(counted, wished.subject ?? counted.title)
      : counted;
  const { content, unplaced } = placePictures(fillSender(pictured, request.sender), choices?.pictures ?? []);
  const said: SaidPage = {
    content,
    kind: made.kind,
    template: made.template,
    topic: made.topic?.topic ?? null,
    notes: [
      ...(made.topic?.notes ?? []),
      ...(made.unknown ? [tell('unknownKind', made.unknown)] : []),
      ...(made.isOutline ? [tell('outline')] : []),
      ...(note ? [note] : []),
      ...waiting(request, wishes, made.topic !== undefined),
      ...unfollowed(reading, cased, wishes, made.followed ?? []),
      ...standing.notes,
      ...sayFonts(fontTokens(choices?.fonts ?? [], choices?.ownFamilies)),
      ...unplaced,
    ],
    language,
  };
  return [
    { type: 'text', text: speak(language, sayBefore(said)) },
    { type: 'tool', name: 'write_document', input: { ...content, look: { ...content.look, seed } } },
    { type: 'text', text: speakAll(language, sayAfter(said)) },
    {
      type: 'tool',
      name: 'suggest_followups',
      input: {
        choices: [
          ...(made.canUndo ? [speak(language, tell('ask_undo'))] : []),
          ...(made.unknown ? [made.unknown.proposal] : []),
          ...(made.topic ? suggestForTopic(made.topic, content) : suggestForPage(content)).map((each) =>
            speak(language, each),
          ),
        ],
      },
    },
  ];
}

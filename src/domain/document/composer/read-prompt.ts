import type { ArticleContent, Brief, BriefContent, OnePagerContent } from '../brief.ts';
import { briefOf } from './brief-of.ts';
import { chosenKind } from './choices/choose-kind.ts';
import type { ComposerRequest } from './composer-step.ts';
import { readDeck } from './decks/read-deck.ts';
import { paperPlans } from './papers/paper-plans.ts';
import { storyOfPaper } from './papers/story-of-paper.ts';
import { writeCertificate } from './papers/write-certificate.ts';
import { writeLetter } from './papers/write-letter.ts';
import { writePaper } from './papers/write-paper.ts';
import { takeContact } from './reading/contact.ts';
import { findDates } from './reading/dates.ts';
import { readDishes } from './reading/dishes.ts';
import { findFigures } from './reading/figures.ts';
import { type GivenContent, isUsual, splitGivenContent } from './reading/given-content.ts';
import { guessKind } from './reading/guess-kind.ts';
import { findKind, type KindName } from './reading/kinds.ts';
import { detectLanguage, type ReadingLanguage } from './reading/language.ts';
import { withReadableTies } from './reading/neighbouring-language.ts';
import { type OccasionFacts, takeOccasionFacts } from './reading/occasion-facts.ts';
import { kindById, type PromptReading, readInstruction } from './reading/prompt-reading.ts';
import { chartOf, type Series, takeSeries } from './reading/series.ts';
import { readStatements } from './reading/statements.ts';
import { leadingArticle, readSubject } from './reading/subject.ts';
import type { Reading } from './speech/say-page.ts';
import { deckFromArticle } from './writing/deck-from-article.ts';
import { flyerWords } from './writing/flyer-words.ts';
import { sparseType } from './writing/sparse-type.ts';
import { takeCommand } from './writing/take-command.ts';
import { writeArticle } from './writing/write-article.ts';
import { noticeWords, writeFlyer } from './writing/write-flyer.ts';
import { writeInvoice } from './writing/write-invoice.ts';
import { writeMenu } from './writing/write-menu.ts';
import { writeOnePager } from './writing/write-one-pager.ts';

function readInvoice(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  reading.rest.text = withReadableTies(reading.rest.text, reading.language);
  const { content, isCurrencyAssumed } = writeInvoice(
    reading.rest,
    kind,
    reading.wordLanguage,
    request.today,
    reading.language.split('-')[0] !== reading.wordLanguage,
  );
  const number = typeof content.number === 'string' ? ` ${content.number}` : '';
  const client = typeof content.to.name === 'string' ? `, ${content.to.name}` : '';
  const assumptions = isCurrencyAssumed
    ? [`No currency was named, so the amounts are in ${content.currency}.`]
    : [];
  const title = `${content.heading}${number}${client}`;
  const isElsewhere = reading.language === 'en' && content.currency !== 'USD';
  // Where the money is not the dollar, days come before months.
  const written = isElsewhere ? { ...reading, language: 'en-GB' } : reading;
  return { brief: briefOf(written, request, title, content), kindName: kind.heading.en, assumptions };
}

/** A paper that says little is set larger. */
function atEase(brief: Brief): Brief {
  const { look, content } = brief;
  return { ...brief, look: { ...look, tokens: { ...sparseType(content, look), ...look.tokens } } };
}

/** What the paper calls itself, in the prompt's own words: 'Monthly report', 'Sitzungsprotokoll'. */
function calledAs(reading: PromptReading, kind: KindName, qualifier: string): string {
  const mention = findKind(reading.prompt);
  const typed = mention ? reading.prompt.slice(mention.start, mention.end) : '';
  const word = typed.replace(/ (?:to|for|from|of|an)$/i, '');
  const name = word === '' || /^cv$/i.test(word) ? kind.heading[reading.wordLanguage] : word;
  const called = qualifier ? `${qualifier} ${name.replace(/^\p{Lu}(?=\p{Ll})/u, lower)}` : name;
  return called.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
const lower = (letter: string): string => letter.toLowerCase();

/** Papers that make a case by their figures. */
const storyKinds = new Set(['report', 'case-study', 'proposal', 'product-sheet']);

function asStory(
  paper: ArticleContent,
  kind: KindName,
  series: Series | null,
  language: ReadingLanguage,
  today: string,
): ArticleContent | OnePagerContent {
  if (!storyKinds.has(kind.id)) return paper;
  return storyOfPaper(paper, series ? chartOf(series, language) : null, today) ?? paper;
}

/** 'Letter from' is named with its preposition, which says who follows. */
function prepositionOf(prompt: string): string {
  const mention = findKind(prompt);
  const word = mention ? / (\p{L}+)$/u.exec(prompt.slice(mention.start, mention.end))?.[1] : undefined;
  return word && /^(?:to|for|from|an|a|para)$/i.test(word) ? `${word} ` : '';
}

/** A paper with an order of its own: minutes, a report, a CV, a letter. */
function readPaperKind(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  const { rest, wordLanguage: language } = reading;
  const contact = takeContact(rest);
  const before = takeCommand(rest, kind.id);
  const series = storyKinds.has(kind.id) ? takeSeries(rest) : null;
  // 'Project Falcon status report: …' names its subject before the kind; in German the nouns keep their capitals.
  const isSubject = before !== '' && /^[\s,]*(?:[:.\n]|$)/.test(rest.text);
  const qualifier = isSubject ? '' : before;
  const text = isSubject ? `${before}${/^[\s,]*:/.test(rest.text) ? '' : '.'}${rest.text}` : rest.text;
  const preposition = kind.id === 'letter' ? prepositionOf(reading.prompt) : '';
  const source = {
    text: `${preposition}${text}`,
    runningTitle: calledAs(reading, kind, qualifier),
    contact,
    language,
    today: request.today,
  };
  const plan = paperPlans[kind.id];
  const content =
    kind.id === 'certificate'
      ? writeCertificate(source)
      : kind.id === 'letter' || !plan
        ? writeLetter(source)
        : asStory(writePaper({ ...source, plan }), kind, series, language, request.today);
  const about = content.kind === 'article' ? content.title : content.headline;
  const title = about === source.runningTitle ? about : `${source.runningTitle}: ${about}`;
  const orientation = kind.id === 'certificate' ? 'landscape' : 'portrait';
  const brief = atEase(briefOf(reading, request, title, content, orientation));
  return { brief, kindName: source.runningTitle, assumptions: [] };
}

/** A page about a subject: what is said of it, what it is called, and its figures. */
function readVenture(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  const { rest, wordLanguage: language } = reading;
  const contact = takeContact(rest);
  const qualifier = takeCommand(rest, kind.id);
  const series = takeSeries(rest);
  const subject = readSubject(rest, qualifier);
  const figures = findFigures(rest.text, findDates(rest.text, language, request.today));
  const runningTitle = kind.heading[language];
  const said = readStatements(subject, reading.language);
  const chart = series ? chartOf(series, language) : null;
  const source = { subject, said, figures, chart, contact, today: request.today, runningTitle };
  const content = writeOnePager({ ...source, language });
  const about = subject.name ?? (subject.sentence ? content.headline : subject.sentence);
  const title = about ? `${runningTitle}: ${about}` : runningTitle;
  return {
    brief: atEase(briefOf(reading, request, title, content)),
    kindName: runningTitle,
    assumptions: [],
  };
}

/** 'Menu for Trattoria Roma: …'. */
const menuOf =
  /^[\s,]*(?:for|from|at|of|für|von|pour|de|para)\s+([^:\n]{2,60}?)(?:[\s,]*(?::|\n)|[\s,]*\.\s+(?=\p{L}[^:\n.]{2,30}:))/iu;
/** More than a poster carries at a size to be read from a table. */
const mostDishes = 9;

function readMenu(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading | null {
  const { rest, wordLanguage: language } = reading;
  const heading = kind.heading[language];
  const contact = takeContact(rest);
  const qualifier = takeCommand(rest, kind.id);
  const house = rest.take(menuOf)?.[1]?.replace(/^[\s,]+|[\s,]+$/g, '') ?? qualifier;
  const { dishes, leftovers } = readDishes(rest.text.replace(/^[\s,:]+/, ''), language);
  if (dishes.length === 0) return null;
  // 'A small Italian restaurant' is what it is; 'Trattoria Roma' is its name.
  const bare = house.replace(leadingArticle, '').replace(/^(?:den|dem|our|my) /i, '');
  const isNamed = language === 'en' ? /^(?:The )?\p{Lu}/u.test(house) : /^\p{Lu}/u.test(bare);
  const name = isNamed ? (language === 'en' ? house : bare) : null;
  const organisation = name ?? { placeholder: flyerWords[language].house };
  const description = name || !house ? '' : house.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const title = name ?? heading;
  const hasCourses = dishes.some(({ course }) => course !== null);
  const content: BriefContent =
    hasCourses || dishes.length > mostDishes
      ? writeMenu(
          dishes,
          {
            organisation,
            runningTitle: heading,
            title,
            ...(description ? { lead: [{ text: description }] } : {}),
          },
          [...leftovers, ...contact],
          language,
        )
      : {
          kind: 'flyer',
          organisation,
          runningTitle: heading,
          headline: title,
          tagline: [description, ...leftovers].filter(Boolean).join('. '),
          hero: title,
          facts: [],
          points: dishes.map((dish) => ({ title: dish.name, text: dish.price })),
          callToAction: '',
          contact,
          motif: 'food',
        };
  return { brief: atEase(briefOf(reading, request, title, content)), kindName: heading, assumptions: [] };
}

function readOccasion(reading: PromptReading, kind: KindName, request: ComposerRequest): Reading {
  const { rest, wordLanguage: language } = reading;
  const menu = kind.id === 'menu' ? readMenu(reading, kind, request) : null;
  if (menu) return menu;
  const contact = takeContact(rest);
  const qualifier = takeCommand(rest, kind.id);
  // The day on which something was lost is no day to come.
  const isNotice = noticeWords.test(`${qualifier} ${rest.text.slice(0, 80)}`);
  const facts = isNotice ? noFacts : takeOccasionFacts(rest, language, request.today);
  const subject = readSubject(rest, qualifier);
  const content = writeFlyer({
    subject,
    facts,
    contact,
    kind,
    language,
    prompt: reading.prompt,
    today: request.today,
  });
  return {
    brief: briefOf(reading, request, content.headline, content),
    kindName: kind.heading.en,
    assumptions: [],
  };
}
const noFacts: OccasionFacts = { dates: [], times: [], place: null, price: null, reduction: null };

/** Content that came with the prompt: laid out as it is, as slides where slides were asked for. */
function readGiven(given: GivenContent, request: ComposerRequest): Reading {
  const read = readInstruction(given.instruction);
  const instruction = { ...read, kind: chosenKind(request.choices?.kind) ?? read.kind };
  const isDeck =
    instruction.kind?.base === 'pitch-deck' || request.layout.format?.startsWith('slides') === true;
  const runningTitle =
    instruction.kind && instruction.kind.id !== 'one-pager'
      ? instruction.kind.heading[instruction.wordLanguage]
      : '';
  const article = writeArticle(given.content, runningTitle);
  const content = isDeck ? deckFromArticle(article) : article;
  const reading = { ...instruction, language: detectLanguage(given.content) };
  const brief = atEase(briefOf(reading, request, article.title, content));
  return { brief, kindName: 'Page', assumptions: [] };
}

/** A prompt as a brief, with what had to be assumed. Every text gives one. */
export function readPrompt(request: ComposerRequest): Reading {
  const chosen = chosenKind(request.choices?.kind);
  const read = readInstruction(request.prompt);
  const reading = chosen ? { ...read, kind: chosen } : read;
  const kind = reading.kind ?? kindById(guessKind(reading.prompt));
  const given = splitGivenContent(request.prompt);
  // Lines of an invoice are read, not laid out: where its command, or the first line of it, says so.
  const command = given?.instruction || (given && !isUsual(request.prompt) ? given.content.slice(0, 60) : '');
  const named = chosen ?? findKind(command)?.kind;
  const isInvoice = given !== null && kind.base === 'invoice' && named?.base === 'invoice';
  if (given && !isInvoice) return readGiven(given, request);
  if (kind.base === 'invoice') return readInvoice(reading, kind, request);
  if (kind.base === 'flyer') return readOccasion(reading, kind, request);
  if (kind.base === 'one-pager' && kind.id !== 'one-pager') return readPaperKind(reading, kind, request);
  return kind.base === 'pitch-deck' ? readDeck(reading, kind, request) : readVenture(reading, kind, request);
}

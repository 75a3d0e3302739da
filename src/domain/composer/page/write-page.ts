import { assignIds } from '../../content/assign-ids.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import { plainText } from '../../content/text/inline-text.ts';
import { fold } from '../../reader/tokenize.ts';
import type { Template } from '../../templates/template.ts';
import { buildReadBill } from '../bill/build-read-bill.ts';
import { writeCardPage } from '../cards/write-card-page.ts';
import { editContent } from '../edit/edit-content.ts';
import { withTypedCapitals } from '../edit/edit-page.ts';
import type { Facts } from '../facts/facts.ts';
import { Ledger } from '../facts/ledger.ts';
import type { Range } from '../facts/text-clauses.ts';
import { formOf } from '../letters/find-letter.ts';
import { writeGreeting } from '../letters/greetings/write-greeting.ts';
import { writeLife } from '../letters/lives/write-life.ts';
import { namesSpeech } from '../letters/names-speech.ts';
import { writeLetter } from '../letters/write-letter.ts';
import { readAspects } from '../passages/read-aspects.ts';
import { writePassagePage } from '../passages/write-passage-page.ts';
import { buildAward } from '../sheet/build-award.ts';
import { buildSheet, isTariff } from '../sheet/build-sheet.ts';
import type { Sheet, SheetPart } from '../sheet/sheet.ts';
import { gapsOf } from '../speech/texts-of.ts';
import { chooseOutline, outlineOfAnySubject } from '../templates/choose-outline.ts';
import { type ChosenTemplate, chooseTemplate } from '../templates/choose-template.ts';
import { coverOf } from '../templates/covered-parts.ts';
import { askedQuestions } from '../templates/question-count.ts';
import { buildTold } from '../told/build-told.ts';
import { withFlyerGaps } from './bare-flyer.ts';
import { briefOf, isBrief, withBrief } from './brief.ts';
import { buildBill } from './build-bill.ts';
import { buildCv } from './build-cv.ts';
import { buildFlyer } from './build-flyer.ts';
import { buildPaper } from './build-paper.ts';
import { lookOf } from './choose-look.ts';
import { keepsTold } from './keeps-told.ts';
import { type Family, familyOf } from './kinds.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { placeRest } from './place-rest.ts';
import { exactlyFits, outlines, saysEnough } from './says-enough.ts';
import { hasPosts, shownAs } from './shown-as.ts';
import { tidyContent } from './tidy-content.ts';
import { fromTemplate, withOwnTitle } from './write-from-template.ts';
import type { WriteRequest } from './write-request.ts';

export interface WrittenPage {
  readonly content: DocumentContent;
  /** The template used; null if all words are the prompt's. */
  readonly template: Template | null;
  /** The words of the prompt that name the sections of the page. */
  readonly followed?: Range;
}

const builders: Readonly<Record<Family, (request: PageRequest) => BuiltPages>> = {
  bill: buildBill,
  deck: buildPaper,
  letter: buildPaper,
  flyer: buildFlyer,
  list: buildPaper,
  paper: buildPaper,
};

/** Returns whether a sheet says little but when something takes place. */
const isAnnouncement = ({ facts, parts }: Sheet): boolean =>
  facts.some(({ slot }) => slot === 'when') && parts.every(({ type }) => type === 'points');

const ofRows: ReadonlySet<SheetPart['type']> = new Set(['table', 'prices', 'days']);
const hasRows = ({ parts }: Sheet): boolean => parts.some(({ type }) => ofRows.has(type));

/** Returns whether a page is without gaps, which say less than the facts alone. */
const hasText = (content: DocumentContent): boolean => gapsOf(content).length <= mostGaps;
const mostGaps = 2;

/** Returns the family to build. Without a kind, a few facts with a date or time are an announcement. */
function familyFor(facts: Facts): Family {
  if (facts.kind) return familyOf(facts.kind);
  if (facts.sheet) return isAnnouncement(facts.sheet) ? 'flyer' : 'paper';
  return facts.dates.length + facts.times.length > 0 && facts.entries.length < 3 ? 'flyer' : 'paper';
}

/** Switches a template between slides and text if the prompt asks for the other form. */
function inAskedForm(content: DocumentContent, { facts, seed }: WriteRequest): DocumentContent {
  // 'Study sheet' is no kind of its own, but calls no slides.
  if (facts.kind === null && facts.kindText === null) return content;
  const isDeck = content.look.format.startsWith('slides');
  if (isDeck === (facts.kind === 'deck')) return content;
  // What the prompt calls like the template is that, in whatever form.
  if (facts.kind === null && fold(facts.kindText ?? '').includes(fold(content.kind ?? ' '))) return content;
  const { format, orientation } = lookOf(facts, seed);
  return { ...content, look: { ...content.look, format, orientation } };
}

/** Returns whether a prompt asks for a letter or a speech, by what it calls it or by the template for its words. */
function formOfLetter({ facts }: WriteRequest, found: ChosenTemplate | null): 'letter' | 'speech' | null {
  if (namesSpeech(facts.kindText, facts.language)) return 'speech';
  if (facts.kind === 'letter') return 'letter';
  const form = facts.kind === null && found !== null ? formOf(found.head) : null;
  return form;
}

/**
 * Writes content for a prompt: a matching template filled with the prompt's facts, or a page of the facts
 * alone, with the capitals that the prompt lacks.
 */
export function writePage(request: WriteRequest): WrittenPage {
  const { text, spans, facts } = request;
  const page = writeFacts(request);
  return { ...page, content: withTypedCapitals(page.content, { text, spans, language: facts.language }) };
}

/** Returns the template that is chosen among all documents, if one is. */
function chosenTemplate({ chosen, shelf, text, facts }: WriteRequest): ChosenTemplate | null {
  const head = chosen && shelf.heads.find(({ name }) => name === chosen.name);
  if (!head) return null;
  // Only an outline has as many questions as are asked for.
  const isCounted = head.kind === 'quiz' && askedQuestions(text, facts.language) !== null;
  if (isCounted && head.outline.length === 0) return null;
  return { head, fit: chosen.chance, titled: chosen.titled };
}

/** Returns a template filled with the facts of a prompt; null if it has no place for them or says too little. */
function writeFrom(request: WriteRequest, template: Template, mayTell: boolean): WrittenPage | null {
  const { facts } = request;
  const filled = fromTemplate(request, template, mayTell);
  const content = filled && (facts.sheet ? withBrief(filled, briefOf(request, facts.sheet)) : filled);
  return content && (facts.sheet === null || hasText(content)) && keepsTold(content, facts)
    ? { content: inAskedForm(withOwnTitle(content), request), template }
    : null;
}

/** Returns whether the chosen template says all that a prompt lists. Sections and slides are made of their names. */
function coversParts(chosen: ChosenTemplate, { text, spans, facts, shelf }: WriteRequest): boolean {
  const template = shelf.read(chosen.head.name);
  const read = readAspects(text, spans, facts);
  if (!template || !read || read.isOfSections || facts.kind === 'deck') return false;
  const covers = coverOf(template.content, facts.language, 'words');
  return read.aspects.every(({ name }) => covers(name));
}

function writeFacts(request: WriteRequest): WrittenPage {
  const { text, facts, written, today, seed, pages, shelf } = request;
  const family = familyFor(facts);
  const chosen = chosenTemplate(request);
  const found = chosen ?? chooseTemplate(request, shelf);
  // Rows of a prompt are no sentences and no names of parts to write.
  const isOfRows = facts.sheet !== null && hasRows(facts.sheet);
  const life = isOfRows ? null : writeLife(request);
  if (life && keepsTold(life.content, facts)) return life;
  const form = formOfLetter(request, found);
  if (form) {
    // What is chosen for a letter may be a memo or a slip for parents, with a form of its own.
    const memo = chosen && formOf(chosen.head) === null ? shelf.read(chosen.head.name) : null;
    return (memo && writeFrom(request, memo, true)) ?? writeLetter(request, form === 'speech', found);
  }
  const greeting = writeGreeting(request, found && shelf.read(found.head.name));
  if (greeting && keepsTold(greeting.content, facts)) return greeting;
  const isWhole = chosen !== null && coversParts(chosen, request);
  const passages = isOfRows || isWhole ? null : writePassagePage(request);
  if (passages) return passages;
  const isCase = (found?.fit ?? 0) >= exactlyFits && (facts.sheet === null || isBrief(facts));
  const carded = isCase ? null : writeCardPage(request);
  if (carded && keepsTold(carded.content, facts))
    return { ...carded, content: inAskedForm(carded.content, request) };
  const head = found?.head ?? null;
  const template = head && shelf.read(head.name);
  const isEnough = saysEnough(facts, family) || (facts.asked.length > 0 && (found?.fit ?? 0) < exactlyFits);
  // Titled parts are the slides; templates of slides have no place for them.
  const hasSlides = family === 'deck' && facts.sections.length > 0;
  const tellsOwn =
    family === 'bill' ||
    (facts.sheet !== null && !isBrief(facts)) ||
    facts.award ||
    facts.told ||
    hasPosts(facts) ||
    hasSlides ||
    isEnough;
  if (chosen || !tellsOwn) {
    const outline = chooseOutline(request, shelf);
    const isOutlineFirst = facts.isBlank && (found?.fit ?? 0) < exactlyFits;
    for (const each of isOutlineFirst ? [outline, head] : [head, outline]) {
      const read = each && shelf.read(each.name);
      if (!read) continue;
      const isChosen = chosen !== null && each === head;
      if (!isChosen && read.head.outline.length > 0 && !outlines(facts, read)) continue;
      // What a template tells of its own case is wrong in another, if there is a document for any case.
      const isForAny = outline !== null && outline.kind === read.head.kind;
      const mayTell = isChosen || !isForAny || each === outline || (found?.fit ?? 0) >= exactlyFits;
      const page = writeFrom(request, read, mayTell);
      if (page) return page;
    }
  }
  const ledger = new Ledger(facts);
  const asked = { text, facts, ledger, written, today, pages };
  const built = facts.bill
    ? buildReadBill(asked, facts.bill)
    : facts.award
      ? buildAward(asked, facts.award)
      : facts.told
        ? buildTold(asked, facts.told)
        : facts.sheet
          ? buildSheet(asked, facts.sheet, family === 'flyer')
          : facts.cv
            ? buildCv(asked, facts.cv)
            : builders[shownAs(family, facts)](asked);
  const own = lookOf(facts, seed);
  const look = template
    ? { ...template.content.look, seed, format: own.format, orientation: own.orientation }
    : own;
  // A page of prices is set like a menu, whatever it is called.
  const isOfPrices = facts.sheet !== null && isTariff(facts, facts.sheet);
  const contentKind = isOfPrices && (facts.kind === null || facts.kind === 'article') ? 'menu' : facts.kind;
  const general = outlineOfAnySubject(written, false, shelf.heads);
  const explainer = facts.kind === 'poster' && general ? shelf.read(general.name) : null;
  const content: DocumentContent = {
    schema: 1,
    title: plainText(built.title).slice(0, 300),
    ...(contentKind && { kind: contentKind }),
    language: written,
    look,
    // 'Program' says nothing above 'Program of the fair'.
    head:
      built.label && family !== 'deck' && !fold(built.title).includes(fold(built.label))
        ? { label: built.label }
        : {},
    pages: built.pages.map((page) => withFlyerGaps(page, facts.kind, written, explainer)),
  };
  const placed = placeRest(content, { text, facts, ledger, written, today, pages });
  return {
    content: assignIds(tidyContent(editContent(placed, written))),
    template: null,
  };
}

import type { DeckContent, SlideContent } from '../brief.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import type { Statements } from '../reading/statements.ts';
import { upperFirst } from '../reading/upper-first.ts';
import type { DeckPlan } from './deck-plan.ts';
import { deckWords } from './deck-words.ts';
import { distribute, itemsOf } from './distribute.ts';
import { figureSlides, findingOf } from './figure-slides.ts';
import { keepWithin, type StoryPart, withoutOwnWords } from './keep-within.ts';
import { openSlides, pointIn } from './open-slides.ts';
import { mostPoints, saidSlides } from './said-slides.ts';
import { askOf, type StorySource } from './story-source.ts';

/** A story in fewer slides is a page. */
const fewestSlides = 6;
/** From so many told slides on, a story carries itself. */
const carryingSlides = 4;
/** The longest thing that is told in a title without being cut at 'that'. */
const longestTitle = 60;

/** 'Our yoga studio' is the yoga studio on its own slides. */
const owner = /^(?:my|our|mein\p{L}{0,2}|unser\p{L}{0,2}|notre|nos|mon|ma|mes|nuestr[oa]s?|mis?) (?=\p{L})/iu;

/** The items of a list that the story is made of: 'grinding, tamping, milk steaming, cleaning'. */
function listedItems(said: Statements): string[] {
  const [first = ''] = said.sentences;
  const items = itemsOf(first);
  return items.length >= 3 && items.every((item) => item.length <= 42) ? items : [];
}

/** A slide for each item; neighbours are not told in the same words. */
function itemSlides(items: readonly string[], plan: DeckPlan, language: ReadingLanguage): SlideContent[] {
  const sets = plan.itemPoints ?? [];
  return items.map((item, index) => ({
    layout: 'points',
    label: `${index + 1} / ${items.length}`,
    title: item,
    points: (sets[index % sets.length] ?? []).map((words) => pointIn(words, language)),
    notes: deckWords.ownNotes[language],
  }));
}

function titleOf({ subject, language }: StorySource): { title: string; subtitle: string } {
  // 'Juice by subscription, 340 subscribers, …': the figures have slides of their own.
  const [named = ''] = subject.sentence.split(/, (?=[$£€]?\d)/);
  const bare = named.replace(owner, '');
  const head =
    bare.length > longestTitle ? /^(\S+ .{1,58}?) (?:that|which|who) /.exec(subject.phrase)?.[1] : undefined;
  const title = subject.name ?? upperFirst(head ?? bare);
  return { title: title || deckWords.untitled[language], subtitle: named };
}

/** What is told of the body before the slides are written: the prompt's words without those of its title. */
function toldParts(source: StorySource, plan: DeckPlan, title: string): StoryPart[] {
  const { language } = source;
  const items = plan.itemPoints ? listedItems(source.said) : [];
  const isTold = (text: string): boolean => !title.toLowerCase().includes(text.toLowerCase());
  const sentences = source.said.sentences.slice(items.length > 0 ? 1 : 0).filter(isTold);
  const said = { ...source.said, sentences };
  const finding = findingOf({ ...source, said });
  const { steps, own } = distribute(
    { ...said, sentences: sentences.filter((sentence) => sentence !== finding) },
    plan,
  );
  const figures = figureSlides({ ...source, said });
  const parts: StoryPart[] = [];
  for (const [index, step] of plan.steps.entries()) {
    const head = { label: step.label[language], title: step.title[language], notes: step.notes[language] };
    const told = steps[index] ?? [];
    const isShown = index === plan.figuresAfter && figures.length > 0;
    if (items.length > 0 && index === plan.home) {
      const points = items.map((item, at) => ({ marker: String(at + 1), title: item, text: [] }));
      const goal: SlideContent[] =
        items.length <= mostPoints ? [{ layout: 'points', ...head, points }] : saidSlides(items, head);
      parts.push({ slides: goal, spare: 'list' });
      if (told.length > 0) parts.push({ slides: saidSlides(told, head) });
      for (const slide of itemSlides(items, plan, language)) parts.push({ slides: [slide], spare: 'item' });
    } else if (told.length > 0) parts.push({ slides: saidSlides(told, head) });
    // The items themselves are how it is done, and figures that were given stand for those that were not.
    else if (!(items.length > 0 && index === plan.home + 1) && !(isShown && step.open?.shape === 'figures'))
      parts.push({ slides: openSlides(step, language), spare: 'own words' });
    if (index === plan.figuresAfter) parts.push({ slides: figures });
  }
  for (const { title: name, text } of own) {
    const head = { label: deckWords.more[language], title: name, notes: deckWords.ownNotes[language] };
    parts.push({ slides: saidSlides(itemsOf(text), head) });
  }
  return parts;
}

function closingSlide(source: StorySource, plan: DeckPlan): SlideContent {
  const { contact, language } = source;
  const { closing } = plan;
  const asked = askOf(source);
  const points = closing.points.map(([title, text]) => ({ title: title[language], text: text[language] }));
  return {
    layout: 'closing',
    label: closing.label[language],
    title: closing.title[language],
    ask: { value: asked ?? { placeholder: closing.gap[language] }, label: closing.ask[language] },
    points:
      contact.length > 0
        ? [...points, { title: deckWords.contact[language], text: contact.join(', ') }]
        : points,
    notes: closing.notes[language],
  };
}

/** The steps of the story on one slide, for a story of a few. */
function overviewSlide(told: readonly SlideContent[], language: ReadingLanguage): SlideContent {
  return {
    layout: 'points',
    label: deckWords.overview[language],
    title: deckWords.overviewTitle[language],
    points: told
      .slice(0, mostPoints)
      .flatMap((slide, index) =>
        'title' in slide ? [{ marker: String(index + 1), title: slide.title, text: [] }] : [],
      ),
    notes: deckWords.overviewNotes[language],
  };
}

/**
 * A deck that tells what the prompt says in the order its listeners need: a slide for each step, an own slide for
 * figures and charts. A step that nobody spoke of is told in words that hold for every subject, with a visible gap where
 * only the speaker knows. Speaker notes are on every slide.
 */
export function writeStory(source: StorySource, plan: DeckPlan, mostSlides: number): DeckContent {
  const { subject, language } = source;
  const { title, subtitle } = titleOf(source);
  const all = toldParts(source, plan, title);
  const toldCount = all
    .filter(({ spare }) => spare === undefined)
    .reduce((sum, { slides }) => sum + slides.length, 0);
  const isCarried = toldCount >= carryingSlides;
  const told = keepWithin(
    isCarried ? withoutOwnWords(all, Math.min(mostSlides, fewestSlides)) : all,
    mostSlides,
  ).flatMap(({ slides }) => slides);
  const opening: SlideContent = {
    layout: 'title',
    label: '',
    title,
    subtitle: subtitle && subtitle !== title ? subtitle : plan.subtitle[language],
    notes: deckWords.titleNotes[language],
  };
  const overview = told.length < carryingSlides ? [overviewSlide(told, language)] : [];
  return {
    kind: 'pitch-deck',
    organisation: subject.name ?? { placeholder: deckWords.organisation[language] },
    runningTitle: source.runningTitle,
    date: source.today,
    slides: [opening, ...overview, ...told, closingSlide(source, plan)],
  };
}

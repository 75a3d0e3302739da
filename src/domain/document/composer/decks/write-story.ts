import type { DeckContent, KeyFigure, RichText, SlideContent } from '../../brief.ts';
import type { GivenFigure } from '../reading/figures.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { chartOf, type Series } from '../reading/series.ts';
import type { Statements } from '../reading/statements.ts';
import type { Subject } from '../reading/subject.ts';
import type { DeckPlan, StepPlan } from './deck-plan.ts';
import { deckWords } from './deck-words.ts';
import { distribute, itemsOf } from './distribute.ts';

export interface StorySource {
  readonly subject: Subject;
  readonly said: Statements;
  readonly figures: readonly GivenFigure[];
  readonly series: Series | null;
  readonly contact: readonly string[];
  readonly language: ReadingLanguage;
  readonly today: string;
  readonly runningTitle: string;
}

const plain = (text: string): RichText => [{ text }];
const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The longest text that stands as the title of a point. */
const longestPoint = 64;
const mostPoints = 4;
/** A slide with more lines than this is read, not heard. */
const mostItems = 5;
/** A story in fewer slides is a page. */
const fewestSlides = 6;

/** 'Ade Bello (CEO, ex Sonos)' and 'Ade Bello: CEO' have a title and a text. */
function pointOf(text: string): { title: string; text: RichText } {
  const named = /^([^:(]{2,48})(?:: +(.+)| +\(([^()]{2,90})\))$/u.exec(text);
  const rest = named?.[2] ?? named?.[3] ?? '';
  return named ? { title: named[1]?.trim() ?? '', text: plain(upperFirst(rest)) } : { title: text, text: [] };
}

/** One slide for what was said, more where one cannot hold it. */
export function saidSlides(
  items: readonly string[],
  head: { readonly label: string; readonly title: string; readonly notes: string },
): SlideContent[] {
  const points = items.map(pointOf);
  const isBrief =
    points.length > 1 &&
    points.length <= mostPoints &&
    points.every(({ title }) => title.length <= longestPoint);
  if (isBrief) return [{ layout: 'points', ...head, points }];
  if (items.length === 1 && (items[0] ?? '').length <= 220)
    return [{ layout: 'statement', ...head, text: items[0] ?? '' }];
  const slides: SlideContent[] = [];
  for (let at = 0; at < items.length; at += mostItems) {
    slides.push({
      layout: 'text',
      ...head,
      blocks: [
        {
          type: 'list',
          isOrdered: false,
          items: items.slice(at, at + mostItems).map((text) => ({ text: plain(text), children: [] })),
        },
      ],
    });
  }
  return slides;
}

function openStep(step: StepPlan, language: ReadingLanguage): SlideContent[] {
  const head = { label: step.label[language], title: step.title[language], notes: step.notes[language] };
  if (step.points) {
    const points = step.points.map(([title, text]) => ({
      title: title[language],
      text: plain(text[language]),
    }));
    return [{ layout: 'points', ...head, points }];
  }
  if (!step.gap) return [];
  // The title carries the slide until somebody fills the gap.
  return [{ layout: 'statement', ...head, text: { placeholder: step.gap[language] } }];
}

/** Slides of the prompt's figures, four to each, and of its series. */
export function figureSlides(source: StorySource): SlideContent[] {
  const { said, series, language } = source;
  const sentences = said.sentences.join(' ');
  const told = source.figures
    .filter(({ role, value }) => role !== 'ask' && sentences.includes(value))
    .map(({ value, label }): KeyFigure => ({ value, label }))
    .filter(({ value }) => !said.figures.some((figure) => figure.value === value));
  const isCharted = ({ label }: KeyFigure): boolean =>
    series?.points.some((point) => point.label.toLowerCase() === label.toLowerCase()) === true;
  const given = [...said.figures, ...told].filter((figure) => !isCharted(figure));
  const slides: SlideContent[] = [];
  for (let at = 0; at < given.length; at += 4) {
    slides.push({
      layout: 'figures',
      label: deckWords.figures[language],
      title: (at === 0 ? deckWords.figuresTitle : deckWords.moreFigures)[language],
      figures: given.slice(at, at + 4),
      notes: deckWords.figuresNotes[language],
    });
  }
  if (series) {
    const chart = chartOf(series, language);
    slides.push({
      layout: 'chart',
      label: series.name || deckWords.figures[language],
      title: chart.title,
      chart,
      takeaway: '',
      notes: deckWords.chartNotes[language],
    });
  }
  return slides;
}

/** The items of a list that the story is made of: 'grinding, tamping, milk steaming, cleaning'. */
function listedItems(said: Statements): string[] {
  const [first = ''] = said.sentences;
  const items = itemsOf(first);
  return items.length >= 3 && items.every((item) => item.length <= 42) ? items : [];
}

function itemSlides(items: readonly string[], plan: DeckPlan, language: ReadingLanguage): SlideContent[] {
  return items.map((item, index) => ({
    layout: 'points',
    label: `${index + 1} / ${items.length}`,
    title: item,
    points: (plan.itemPoints ?? []).map(([title, text]) => ({
      title: title[language],
      text: plain(text[language]),
    })),
    notes: deckWords.ownNotes[language],
  }));
}

function titleOf(source: StorySource): { title: string; subtitle: string } {
  const { subject, language } = source;
  const head = /^(\S+ .{1,58}?) (?:that|which|who) /.exec(subject.phrase)?.[1];
  // 'Juice by subscription, 340 subscribers, …': the figures have slides of their own.
  const [named = ''] = subject.sentence.replace(/^(?:my|our) /i, '').split(/, (?=[$£€]?\d)/);
  const title = subject.name ?? upperFirst(head ?? named);
  return { title: title || deckWords.untitled[language], subtitle: subject.sentence };
}

/** A stretch of the story; `spare` says what would not be missed where slides are limited. */
interface Part {
  readonly slides: SlideContent[];
  readonly isOpen: boolean;
  readonly spare?: 'own words' | 'list' | 'item';
}

/**
 * Leaves out what nobody said until opening, body and closing are as many slides as were asked for: slides of our own
 * words, then the list where each of its items has a slide, or else the slides of the items.
 */
function keepWithin(body: Part[], mostSlides: number): void {
  const over = (): number => body.reduce((sum, { slides }) => sum + slides.length, 2) - mostSlides;
  const remove = (spare: Part['spare']): void => {
    for (let at = body.length - 1; at >= 0 && over() > 0; at -= 1)
      if (body[at]?.spare === spare) body.splice(at, 1);
  };
  remove('own words');
  if (over() <= 0) return;
  const itemCount = body.filter(({ spare }) => spare === 'item').length;
  if (over() > 1 && over() <= itemCount) {
    for (let at = body.length - 1; at >= 0; at -= 1) if (body[at]?.spare === 'item') body.splice(at, 1);
  } else if (itemCount > 0) remove('list');
}

/**
 * A deck that tells what the prompt says in the order its listeners need: a slide for each step, an own slide for
 * figures and charts, and one visible gap where a step was left open. Speaker notes are on every slide.
 */
export function writeStory(source: StorySource, plan: DeckPlan, mostSlides: number): DeckContent {
  const { subject, language, contact } = source;
  const { title, subtitle } = titleOf(source);
  const items = plan.itemPoints ? listedItems(source.said) : [];
  const said = items.length > 0 ? { ...source.said, sentences: source.said.sentences.slice(1) } : source.said;
  const { steps, own } = distribute(said, plan);
  const body: Part[] = [];
  for (const [index, step] of plan.steps.entries()) {
    const head = { label: step.label[language], title: step.title[language], notes: step.notes[language] };
    const told = steps[index] ?? [];
    const isGoal = items.length > 0 && index === plan.home;
    if (isGoal) {
      const list = items.slice(0, mostPoints).map((item) => ({ title: item, text: [] }));
      const goal: SlideContent[] =
        items.length <= mostPoints ? [{ layout: 'points', ...head, points: list }] : saidSlides(items, head);
      body.push({ slides: goal, isOpen: false, spare: 'list' });
      if (told.length > 0) body.push({ slides: saidSlides(told, head), isOpen: false });
      for (const slide of itemSlides(items, plan, language))
        body.push({ slides: [slide], isOpen: false, spare: 'item' });
    } else if (told.length > 0) body.push({ slides: saidSlides(told, head), isOpen: false });
    else if (!(items.length > 0 && step.gap && index === plan.home + 1))
      body.push({ slides: openStep(step, language), isOpen: step.points === undefined, spare: 'own words' });
    if (index === plan.figuresAfter) body.push({ slides: figureSlides({ ...source, said }), isOpen: false });
  }
  for (const { title: name, text } of own) {
    const head = { label: deckWords.more[language], title: name, notes: deckWords.ownNotes[language] };
    body.push({ slides: saidSlides(itemsOf(text), head), isOpen: false });
  }
  // Steps that nobody said anything about fill a short deck up, and go first from a long one.
  const count = (): number => body.reduce((sum, { slides }) => sum + slides.length, 2);
  const enough = Math.min(mostSlides, fewestSlides);
  for (let at = body.length - 1; at >= 0 && count() > enough; at -= 1) {
    const size = body[at]?.slides.length ?? 0;
    if (body[at]?.isOpen && count() - size >= enough) body.splice(at, 1);
  }
  keepWithin(body, mostSlides);
  const opening: SlideContent = {
    layout: 'title',
    label: '',
    title,
    subtitle: subtitle && subtitle !== title ? subtitle : plan.subtitle[language],
    notes: deckWords.titleNotes[language],
  };
  const { closing } = plan;
  const asked = source.said.ask ?? source.figures.find(({ role }) => role === 'ask')?.value;
  const last: SlideContent = {
    layout: 'closing',
    label: closing.label[language],
    title: closing.title[language],
    ask: { value: asked ?? { placeholder: closing.gap[language] }, label: closing.ask[language] },
    points: contact.length > 0 ? [{ title: deckWords.contact[language], text: contact.join(', ') }] : [],
    notes: closing.notes[language],
  };
  const told = body.flatMap(({ slides }) => slides);
  const overview: SlideContent[] =
    told.length < 4
      ? [
          {
            layout: 'points',
            label: deckWords.overview[language],
            title: deckWords.overviewTitle[language],
            points: told
              .slice(0, mostPoints)
              .flatMap((slide, index) =>
                'title' in slide ? [{ marker: String(index + 1), title: slide.title, text: [] }] : [],
              ),
            notes: deckWords.overviewNotes[language],
          },
        ]
      : [];
  return {
    kind: 'pitch-deck',
    organisation: subject.name ?? { placeholder: deckWords.organisation[language] },
    runningTitle: source.runningTitle,
    date: source.today,
    slides: [opening, ...overview, ...told, last],
  };
}

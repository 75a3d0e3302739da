import type { DeckContent, Fact, KeyFigure, RichText, SlideContent } from '../brief.ts';
import { itemsOf } from '../decks/distribute.ts';
import { figureSlides } from '../decks/figure-slides.ts';
import { saidSlides } from '../decks/said-slides.ts';
import { askOf, type StorySource } from '../decks/story-source.ts';
import type { GivenFigure } from '../reading/figures.ts';
import type { Point, Topic } from '../topics/topic.ts';
import { type Fill, fillerFor } from './fill-template.ts';

interface DeckSource extends StorySource {
  readonly topic: Topic;
}

const gap = (placeholder: string): Fact => ({ placeholder });
const plain = (text: string): RichText => [{ text }];

type PointsSlide = Extract<SlideContent, { layout: 'points' }>;

function points(
  label: string,
  title: string,
  entries: readonly Point[],
  fill: Fill,
  notes: string,
  isNumbered = false,
): PointsSlide {
  return {
    layout: 'points',
    label,
    title: fill(title),
    points: entries.map(([name, text], index) => ({
      ...(isNumbered ? { marker: String(index + 1) } : {}),
      title: name,
      text: plain(fill(text)),
    })),
    notes,
  };
}

const asKeyFigure = ({ value, label }: GivenFigure): KeyFigure => ({ value, label });

function marketSlide({ topic, figures }: DeckSource, fill: Fill): SlideContent {
  const given = figures.filter((figure) => figure.role === 'market').slice(0, 3);
  const asked: KeyFigure[] = topic.market.figures.map(([label, detail]) => ({
    value: gap('Your figure'),
    label,
    detail: fill(detail),
  }));
  return {
    layout: 'figures',
    label: 'Market',
    title: fill(topic.market.title),
    figures: given.length > 0 ? given.map(asKeyFigure) : asked,
    notes: 'Say where each figure comes from. One source that people trust beats three they have to look up.',
  };
}

/** Slides for what the prompt itself says: its figures, then its sentences, word for word. */
function toldSlides(source: DeckSource): SlideContent[] {
  const { said } = source;
  const own = said.titled.flatMap(({ title, text }) =>
    saidSlides(itemsOf(text), { label: 'What we know', title, notes: ownNotes }),
  );
  const head = { label: 'What we know', title: 'In our own words', notes: ownNotes };
  const sentences = said.sentences.length > 0 ? saidSlides(said.sentences, head) : [];
  return [...figureSlides(source), ...own, ...sentences];
}
const ownNotes = 'These are your own words. Tell the story behind the one that matters most.';

function teamSlide({ topic }: DeckSource, fill: Fill): SlideContent {
  return {
    layout: 'points',
    label: 'Team',
    title: 'The people who make it work',
    points: topic.team.map(([role, text], index) => ({
      marker: gap(index === 0 ? 'Founder’s name' : 'Co-founder’s name'),
      title: role,
      text: plain(fill(text)),
    })),
    notes: 'One sentence for each person: what they have done before that makes them right for this.',
  };
}

function askSlide(source: DeckSource, fill: Fill): SlideContent {
  const { topic, contact, subject } = source;
  return {
    layout: 'closing',
    label: 'The ask',
    title: fill(subject.place ? 'Help us start{in}' : 'Build this with us'),
    ask: { value: askOf(source) ?? gap('Amount'), label: 'We are raising' },
    points: [
      { title: 'What it buys', text: fill(topic.buys) },
      { title: 'Talk to us', text: contact.length > 0 ? contact.join(', ') : gap('Your contact details') },
    ],
    notes: 'Say the amount, say what it changes, and stop talking. The next question is theirs.',
  };
}

/** The title slide names the promise of the field; the venture stands under it in its own words. */
function titleSlide({ topic, subject }: DeckSource, fill: Fill): SlideContent {
  return {
    layout: 'title',
    label: '',
    title: fill(topic.promise),
    subtitle: subject.sentence || subject.name || '',
    notes: 'Introduce yourself in one sentence. Then say what changes for one person when this exists.',
  };
}

/** A pitch in the order investors listen: promise, problem, answer, how, market, money, proof, plan, people, ask. */
export function writeDeck(source: DeckSource): DeckContent {
  const { topic, subject } = source;
  const fill = fillerFor(subject);
  const slides: SlideContent[] = [
    titleSlide(source, fill),
    points(
      'Problem',
      topic.problem.title,
      topic.problem.points,
      fill,
      'Tell it as one person’s day. If the room nods here, the rest is easy.',
    ),
    {
      layout: 'statement',
      label: 'Solution',
      title: fill(topic.solution.title),
      text: fill(topic.solution.text),
      notes: 'Say it slowly, and once. If you can show it, show it now.',
    },
    points(
      'How it works',
      topic.steps.title,
      topic.steps.points,
      fill,
      'Walk through it as a user would. No technology on this slide.',
      true,
    ),
    marketSlide(source, fill),
    points(
      'Business model',
      topic.model.title,
      topic.model.points,
      fill,
      'Say which of these earns from the first day, and which one later.',
    ),
    ...toldSlides(source),
    points(
      'Plan',
      topic.plan.title,
      topic.plan.points,
      fill,
      'Name the one result that tells you it is time for the next step.',
      true,
    ),
    teamSlide(source, fill),
    askSlide(source, fill),
  ];
  return {
    kind: 'pitch-deck',
    organisation: subject.name ?? gap('Company name'),
    runningTitle: source.runningTitle,
    date: source.today,
    slides,
  };
}

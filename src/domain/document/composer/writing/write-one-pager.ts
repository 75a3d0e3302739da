import type { Fact, OnePagerContent, RichText } from '../../brief.ts';
import type { GivenFigure } from '../reading/figures.ts';
import type { Subject } from '../reading/subject.ts';
import type { Point, Topic } from '../topics/topic.ts';
import { fillerFor } from './fill-template.ts';

export interface OnePagerSource {
  readonly subject: Subject;
  readonly topic: Topic;
  readonly figures: readonly GivenFigure[];
  readonly contact: readonly string[];
  readonly today: string;
  readonly runningTitle: string;
}

const gap = (placeholder: string): Fact => ({ placeholder });
const plain = (text: string): RichText => [{ text }];
const joined = (points: readonly Point[], fill: (text: string) => string): RichText =>
  plain(points.map(([, text]) => fill(text)).join(' '));

/** One page that says why, how and what next. Given facts lead; the topic fills in what needs none. */
export function writeOnePager(source: OnePagerSource): OnePagerContent {
  const { subject, topic, figures, contact } = source;
  const fill = fillerFor(subject);
  const isOwnWords = topic.id === 'any-venture';
  const given = figures.slice(0, 5);
  const [hero, ...others] = given;
  const said = subject.more.filter((sentence) => sentence.split(/\s+/).length > 2);
  const sections = isOwnWords
    ? openSections(fill)
    : [
        { title: 'Why', text: joined(topic.problem.points, fill) },
        { title: 'How', text: joined(topic.steps.points, fill) },
        { title: 'What next', text: joined(topic.plan.points, fill) },
      ];
  const own = said.length > 0 ? [{ title: 'In detail', text: plain(said.map(asSentence).join(' ')) }] : [];
  return {
    kind: 'one-pager',
    organisation: subject.name ?? gap('Your organisation'),
    runningTitle: source.runningTitle,
    date: source.today,
    headline: isOwnWords ? subject.sentence || subject.name || 'Your headline' : fill(topic.promise),
    lead: plain(
      isOwnWords
        ? fill('One page on {subject}: what it is, who it is for, and what happens next.')
        : leadOf(subject.sentence, fill(topic.solution.text)),
    ),
    ...(hero ? { hero: { value: hero.value, label: hero.label || 'asked for' } } : {}),
    figures: figuresOf(others, isOwnWords || hero ? null : topic, fill),
    sections: [...own, ...sections].slice(0, 3),
    callToAction: 'Let us show you more',
    contact: contact.length > 0 ? contact : [gap('Your contact details')],
  };
}

/** The figures given; where there is none, the two that a page of this field should have, as gaps. */
function figuresOf(
  given: readonly GivenFigure[],
  topic: Topic | null,
  fill: (text: string) => string,
): OnePagerContent['figures'] {
  if (!topic) return given.map(({ value, label }) => ({ value, label: label || 'asked for' }));
  return topic.market.figures.map(([label, detail]) => ({
    value: gap('Your figure'),
    label,
    detail: fill(detail),
  }));
}

/** For a subject nobody can know anything about: each section says what belongs there. */
function openSections(fill: (text: string) => string): OnePagerContent['sections'] {
  return [
    {
      title: 'What it is',
      text: plain(fill('{Subject} in a few sentences. Write here what a newcomer should know first.')),
    },
    {
      title: 'Who it is for',
      text: plain(
        'Who gains from it, and what changes for them. One real example says more than three promises.',
      ),
    },
    {
      title: 'What next',
      text: plain(
        'What happens next, who does it and by when. End with the one thing you ask of the reader.',
      ),
    },
  ];
}

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function leadOf(sentence: string, text: string): string {
  return sentence && sentence.split(' ').length > 2 ? `${asSentence(sentence)} ${text}` : text;
}

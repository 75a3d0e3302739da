import type { KeyFigure, SlideContent } from '../brief.ts';
import { chartOf } from '../reading/series.ts';
import { deckWords } from './deck-words.ts';
import { askOf, type StorySource } from './story-source.ts';

const mostFigures = 4;

const figureIn = (text: string): string => text.replace(/[^\d.,kKmM]/g, '');

/** What is asked for has the last slide; a number of a chart stands in it. */
function givenFigures(source: StorySource): KeyFigure[] {
  const { said, series, figures } = source;
  const asked = figureIn(askOf(source) ?? '');
  const sentences = said.sentences.join(' ');
  const told = figures
    .filter(({ role, value }) => role !== 'ask' && sentences.includes(value))
    .map(({ value, label }): KeyFigure => ({ value, label }))
    .filter(({ value }) => !said.figures.some((figure) => figure.value === value));
  const isCharted = ({ label }: KeyFigure): boolean =>
    series?.points.some((point) => point.label.toLowerCase() === label.toLowerCase()) === true;
  return [...said.figures, ...told].filter(
    (figure) => !isCharted(figure) && (asked === '' || figureIn(String(figure.value)) !== asked),
  );
}

/** '480 k€ de chiffre d’affaires' counts the 'Chiffre d’affaires'. */
const labelOf = ({ label }: KeyFigure): string =>
  label.replace(/^(?:de |d['’]|of |von |an )/iu, '').replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** The longest sentence that stands over its own figures. */
const longestFinding = 80;

/** The sentence that says what all the figures say: it is their title, and needs no slide of its own. */
export function findingOf(source: StorySource): string | undefined {
  const values = givenFigures(source).map(({ value }) => (typeof value === 'string' ? value : ''));
  if (values.length < 2 || values.length > mostFigures) return undefined;
  return source.said.sentences.find(
    (sentence) => sentence.length <= longestFinding && values.every((value) => sentence.includes(value)),
  );
}

/** Slides of the prompt's figures, four to each, and of its series. */
export function figureSlides(source: StorySource): SlideContent[] {
  const { series, language } = source;
  const given = givenFigures(source);
  const finding = findingOf(source);
  const slides: SlideContent[] = [];
  for (let at = 0; at < given.length; at += mostFigures) {
    slides.push({
      layout: 'figures',
      label: deckWords.figures[language],
      title: finding ?? (at === 0 ? deckWords.figuresTitle : deckWords.moreFigures)[language],
      figures: given.slice(at, at + mostFigures).map((figure) => ({ ...figure, label: labelOf(figure) })),
      notes: deckWords.figuresNotes[language],
    });
  }
  if (series) {
    const chart = chartOf(series, language);
    slides.push({
      layout: 'chart',
      label: series.name || deckWords.figures[language],
      title: chart.title.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      chart,
      takeaway: '',
      notes: deckWords.chartNotes[language],
    });
  }
  return slides;
}

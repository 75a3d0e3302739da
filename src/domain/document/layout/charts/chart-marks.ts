import { letterOf } from '../letter-of.ts';
import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';

/** Far more than anyone can read; limited by the alphabet. */
const mostEvents = 12;

/** Returns the events with a position on the drawing: before any label except the first. */
export function placedEvents({ events = [], labels }: ChartData) {
  return events
    .map(({ before, label }) => ({ label, index: labels.indexOf(before) }))
    .filter(({ index }) => index >= 1)
    .slice(0, mostEvents);
}

/** Draws a letter in a square, half a line above its position. */
function markHtml(letter: string): readonly Html[] {
  return [
    element('rect', {
      class: 'mark-box',
      more: { x: '-.8em', y: '-1.7em', width: '1.6em', height: '1.6em' },
    }),
    textElement('text', { class: 'mark-letter', more: { x: '0', y: '-.9em' } }, letter),
  ];
}

/**
 * Draws events as dashed lines between labels: a single one with its text beside it, several with letters
 * explained by `eventKeyHtml`. `place` returns the position of an event at its label.
 */
export function eventsHtml(
  chart: ChartData,
  place: (index: number, ...content: readonly Html[]) => Html,
): readonly Html[] {
  const events = placedEvents(chart);
  return events.map(({ index, label }, at) =>
    place(
      index,
      element('line', { more: { x1: '0', x2: '0', y1: '0', y2: '100%' } }),
      ...(events.length > 1
        ? markHtml(letterOf(at))
        : [textElement('text', { class: 'event-label', more: { x: '0', y: '0' } }, label)]),
    ),
  );
}

/** Returns the legend of lettered events; null for a single event, whose text is beside it. */
export function eventKeyHtml(chart: ChartData): Html {
  const events = placedEvents(chart);
  if (events.length < 2 || chart.kind === 'gantt') return '';
  return element(
    'ul',
    { class: 'chart-key' },
    ...events.map(({ label }, at) =>
      element('li', {}, textElement('span', { class: 'mark' }, letterOf(at)), textElement('span', {}, label)),
    ),
  );
}

/**
 * Draws a target or limit as a dashed line with its name. `at` is the distance from the top or from the left.
 */
export function goalHtml(
  { goal }: ChartData,
  at: string,
  along: 'across' | 'upright' = 'across',
): Html | null {
  if (!goal) return null;
  const ends =
    along === 'across' ? { x1: '0', x2: '100%', y1: at, y2: at } : { x1: at, x2: at, y1: '0', y2: '100%' };
  const [x, y] = along === 'across' ? ['0', at] : [at, '0'];
  return element(
    'g',
    { class: along === 'across' ? 'goal' : 'goal is-upright' },
    element('line', { more: ends }),
    textElement('text', { class: 'goal-label', more: { x, y } }, goal.label),
  );
}

/** Draws a tick across a bar at its comparison value. */
export function tickHtml(box: { readonly x: string; readonly width: string }, top: number): Html {
  return element('rect', {
    class: 'was',
    more: { x: box.x, width: box.width, y: percent(top), height: '3' },
  });
}

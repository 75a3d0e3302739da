import { letterOf } from '../letter-of.ts';
import { element, type Html, textElement } from '../markup.ts';
import type { ChartData } from './chart-data.ts';
import { percent } from './chart-scale.ts';

/** As many as there are letters for, and far more than anybody reads. */
const mostEvents = 12;

/** The events that have a place on the drawing: before one of its labels, but the first. */
export function placedEvents({ events = [], labels }: ChartData) {
  return events
    .map(({ before, label }) => ({ label, index: labels.indexOf(before) }))
    .filter(({ index }) => index >= 1)
    .slice(0, mostEvents);
}

/** A letter in a square, half a line above its place. */
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
 * What happened, as dashed lines between labels: one with its words beside it, several with letters that
 * `eventKeyHtml` answers. `place` says how an event stands at its label.
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

/** The letters of several events with what happened; nothing for one, whose words stand beside it. */
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

/** A level to be reached or kept below: dashed, its name on it. `at` is its place from the top, or from the left. */
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

/** A tick across a bar at a value that it is compared with. */
export function tickHtml(box: { readonly x: string; readonly width: string }, top: number): Html {
  return element('rect', {
    class: 'was',
    more: { x: box.x, width: box.width, y: percent(top), height: '3' },
  });
}

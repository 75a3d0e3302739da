import { anyVenture } from './any-venture.ts';
import { bikeSharing } from './bike-sharing.ts';
import { community } from './community.ts';
import { education } from './education.ts';
import { energy } from './energy.ts';
import { events } from './events.ts';
import { finance } from './finance.ts';
import { food } from './food.ts';
import { health } from './health.ts';
import { mobility } from './mobility.ts';
import { property } from './property.ts';
import { retail } from './retail.ts';
import { software } from './software.ts';
import { sport } from './sport.ts';
import type { Topic } from './topic.ts';
import { travel } from './travel.ts';

/** In the order in which they win a tie: the more particular field before the broader one. */
const topics: readonly Topic[] = [
  bikeSharing,
  community,
  food,
  health,
  energy,
  education,
  finance,
  travel,
  sport,
  events,
  property,
  retail,
  mobility,
  software,
];

/** A topic is named early or often; the bound keeps a paste from costing time. */
const readLength = 3_000;

/** What a text says of a topic: each word counts, earlier ones more, since a subject is named first. */
function weigh(text: string, { words }: Topic): number {
  let weight = 0;
  for (const word of words) {
    const stem = word.endsWith('*') ? word.slice(0, -1) : word;
    let from = text.indexOf(stem);
    while (from >= 0) {
      const end = from + stem.length;
      const isWhole =
        !/[\p{L}\d]/u.test(text[from - 1] ?? ' ') &&
        (word.endsWith('*') || !/[\p{L}\d]/u.test(text[end] ?? ' '));
      if (isWhole) weight += 1 / (1 + from / 60);
      from = text.indexOf(stem, end);
    }
  }
  return weight;
}

/** The field that a text is about; one that fits any venture when no word tells. */
export function findTopic(text: string): Topic {
  const sample = text.slice(0, readLength).toLowerCase();
  let best = anyVenture;
  let bestWeight = 0;
  for (const topic of topics) {
    const weight = weigh(sample, topic);
    if (weight > bestWeight) {
      best = topic;
      bestWeight = weight;
    }
  }
  return best;
}

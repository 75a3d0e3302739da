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
import { repair } from './repair.ts';
import { retail } from './retail.ts';
import { software } from './software.ts';
import { sport } from './sport.ts';
import type { Topic } from './topic.ts';
import { travel } from './travel.ts';

/** In the order in which they win a tie: the more particular field before the broader one. */
const topics: readonly Topic[] = [
  bikeSharing,
  repair,
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

/** Says what sort of venture it is, not what it is about. */
const generic =
  /(?:^| )(?:start-?ups?|companies|company|business|app|platform|firm|project|initiative|venture|service|programme|program|group|team|brand|organi[sz]ation|collective)$/iu;
/** What follows says more about the thing than its field does: 'that helps dentists write letters'. */
const furtherWords =
  /[,;:.!?(–—]| (?:that|which|who|whose|for|to|with|from|of|in|at|on|by|near|turning|making|helping|using|called|where|und|für|pour|que|para|qui|der|die|das)(?![\p{L}])/iu;
/** A home for animals is no field of ours, whatever its head noun is. */
const animals = /(?<!\p{L})(?:dogs?|cats?|pets?|puppy|puppies|horses?|animals?) /iu;
const particular =
  / (?:that|which|who|whose|turning|making|helping|using|connecting|to)(?![\p{L}])|(?:app|platform|start-?up|company|tool|service|business) [\p{L}-]+ing /iu;

/** Whether a noun phrase ends in a word of a topic: its head noun is what it is about. */
function isAbout(noun: string, { words }: Topic): boolean {
  return words.some((word) => {
    const stem = word.endsWith('*') ? word.slice(0, -1) : word;
    const at = noun.lastIndexOf(stem);
    if (at < 0 || /[\p{L}\d]/u.test(noun[at - 1] ?? ' ')) return false;
    const after = noun.slice(at + stem.length);
    return word.endsWith('*') ? /^[\p{L}]{0,8}$/u.test(after) : /^s?$/.test(after);
  });
}

/** The field that a phrase is plainly about by its head noun, or null: a word in passing tells nothing. */
export function findTopic(phrase: string): Topic | null {
  const text = phrase.slice(0, 200).toLowerCase();
  if (particular.test(text) || animals.test(text)) return null;
  let noun = (text.split(furtherWords)[0] ?? '').trim();
  while (generic.test(noun)) noun = noun.replace(generic, '');
  return topics.find((topic) => isAbout(noun, topic)) ?? null;
}

import type { RichText, SlideContent } from '../brief.ts';
import { upperFirst } from '../reading/upper-first.ts';

/** What every slide says beside its content. */
export interface SlideHead {
  readonly label: string;
  readonly title: string;
  readonly notes: string;
}

const plain = (text: string): RichText => [{ text }];

/** The longest text that stands as the title of a point. */
const longestPoint = 64;
/** The longest sentence that is set as the title of its slide. */
const longestStatement = 110;
const longestText = 220;
export const mostPoints = 4;
/** A slide with more lines than this is read, not heard. */
const mostItems = 5;

const personWithRole = /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}), (\p{Ll}.{2,60})$/u;

/** 'Ade Bello (CEO, ex Sonos)', 'Ade Bello: CEO' and 'Ade Bello, finance' have a title and a text. */
function pointOf(text: string): { title: string; text: RichText } {
  const person = personWithRole.exec(text);
  if (person) return { title: person[1] ?? '', text: plain(upperFirst(person[2] ?? '')) };
  const named = /^([^:(]{2,48})(?:: +(.+)| +\(([^()]{2,90})\))$/u.exec(text);
  const rest = named?.[2] ?? named?.[3] ?? '';
  return named ? { title: named[1]?.trim() ?? '', text: plain(upperFirst(rest)) } : { title: text, text: [] };
}

/** One slide for what was said, more where one cannot hold it: a single sentence is the slide, a few are points. */
export function saidSlides(items: readonly string[], head: SlideHead): SlideContent[] {
  const points = items.map(pointOf);
  const [only = ''] = items;
  if (items.length === 1 && only.length <= longestStatement)
    return [
      { layout: 'statement', ...head, label: head.title, title: only.replace(/(?<!\.)\.$/u, ''), text: '' },
    ];
  if (items.length === 1 && only.length <= longestText) return [{ layout: 'statement', ...head, text: only }];
  const isBrief =
    points.length > 1 &&
    points.length <= mostPoints &&
    points.every(({ title }) => title.length <= longestPoint);
  if (isBrief) return [{ layout: 'points', ...head, points }];
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

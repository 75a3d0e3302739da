import type { Page } from '../../content/document-content.ts';
import type { PromptSection } from '../facts/sections.ts';
import { restOf, sayEntries } from './entry-parts.ts';
import { factRows } from './fact-rows.ts';
import { headlineOf } from './headline.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { asPoint, escaped, upperFirst } from './say-phrase.ts';

/** Maximum length (in characters) of a bullet point; longer details get their own statement slide. */
const longestPoint = 110;
const mostPoints = 5;
/** Up to this number, each fact gets its own slide. */
const mostAlone = 3;

/** Slides that a requested number counts besides the points: cover and end, or only the cover. */
const coverAndClose = 2;
const beside = 1;

interface Point {
  readonly title: string;
  readonly text: string;
}

/** Builds slides from the facts alone: a cover, grouped points, and the remaining facts. */
export function buildDeck(request: PageRequest): BuiltPages {
  const { facts, ledger, written, pages: asked } = request;
  const { labels } = pageWordsOf(written);
  const title = headlineOf(facts, ledger, written);
  const by = ledger.use([...facts.from, ...facts.to]);
  const entries = sayEntries(facts.entries, ledger).map(
    (entry): Point => ({ title: entry.title, text: restOf(entry) }),
  );
  const rest = ledger.use([...ledger.left(facts.subjects), ...ledger.left(facts.details)]);
  const rows = factRows(request);
  const said = rest.map((phrase): Point => ({ title: asPoint(phrase), text: '' }));
  const statements = said.filter((point) => point.title.length > longestPoint);
  const points = said.filter((point) => !statements.includes(point));
  const subtitle = by.map(asPoint).join(' · ');
  const outer: Page[] =
    rows.length > mostAlone
      ? [
          {
            layout: 'points',
            title,
            items: rows.map(({ label, value }) => ({ title: value, text: '', marker: label })),
          },
        ]
      : rows.map(({ label, value }): Page => ({ layout: 'statement', label, title: value }));
  const parts = facts.sections.map(sectionSlide);
  const told = statements.map(({ title: text }): Page => ({ layout: 'statement', title: text }));
  // Titled parts have a slide each; the rest shares the other slides.
  const left = asked === undefined ? undefined : asked - parts.length - told.length - outer.length;
  const inner: Page[] =
    parts.length > 0
      ? [...slidesOf([...entries, ...points], title, left, beside), ...parts]
      : [
          ...slidesOf(entries, title, asked),
          ...slidesOf(points, entries.length > 0 ? labels.details : title, asked),
        ];
  const cover: Page = { layout: 'cover', title, ...(subtitle && { subtitle }) };
  const pages = [...inner, ...told, ...outer];
  // 'Four slides' with four titled parts has no room for a cover.
  const isFull = facts.sections.length > 0 && pages.length === asked && !subtitle;
  return { title, pages: isFull ? pages : [cover, ...pages] };
}

/** Returns the title and the points of a section; a numbered one is titled by its words. */
function titled({ title, items }: PromptSection): {
  readonly title: string;
  readonly points: readonly string[];
} {
  if (/\p{L}/u.test(title)) return { title, points: items };
  const [first = '', ...others] = items;
  const dash = first.search(/ [-–—] /u);
  if (dash < 0) return { title: first, points: others };
  return { title: first.slice(0, dash), points: [first.slice(dash + 3), ...others] };
}

/** Returns one slide for a section that the prompt titles: 'Wins: two new clients, no churn'. */
function sectionSlide(section: PromptSection): Page {
  const { title, points } = titled(section);
  const line = (text: string): string => upperFirst(escaped(text));
  const [only, ...others] = points;
  if (only === undefined) return { layout: 'statement', title: line(title) };
  return others.length === 0
    ? { layout: 'statement', label: line(title), title: line(only) }
    : {
        layout: 'points',
        title: line(title),
        items: points.map((text) => ({ title: line(text), text: '' })),
      };
}

/** Groups points evenly; one per slide if many slides were requested. */
function slidesOf(
  points: readonly Point[],
  title: string,
  asked: number | undefined,
  others = coverAndClose,
): Page[] {
  if (points.length === 0) return [];
  if (points.length === 1)
    return points.map(({ title: text, text: more }) => ({
      layout: 'statement',
      title: text,
      ...(more && { text: more }),
    }));
  const room = asked === undefined ? Math.ceil(points.length / mostPoints) : Math.max(1, asked - others);
  if (room >= points.length)
    return points.map(
      ({ title: text, text: more }): Page => ({
        layout: 'statement',
        title: text,
        ...(more && { text: more }),
      }),
    );
  const size = Math.ceil(points.length / room);
  return Array.from({ length: Math.ceil(points.length / size) }, (_, at): Page => {
    const items = points.slice(at * size, (at + 1) * size);
    return items.length === 1
      ? { layout: 'statement', title: items[0]?.title ?? title }
      : { layout: 'points', title, items: [...items] };
  });
}

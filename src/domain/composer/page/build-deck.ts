import type { Page } from '../../content/document-content.ts';
import { restOf, sayEntries } from './entry-parts.ts';
import { factRows } from './fact-rows.ts';
import { headlineOf } from './headline.ts';
import { pageWordsOf } from './lexicon/index.ts';
import type { BuiltPages, PageRequest } from './page-request.ts';
import { asPoint } from './say-phrase.ts';

/** Maximum length (in characters) of a bullet point; longer details get their own statement slide. */
const longestPoint = 110;
const mostPoints = 5;
/** Up to this number, each fact gets its own slide. */
const mostAlone = 3;

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
  const inner: Page[] = [
    ...slidesOf(entries, title, asked),
    ...slidesOf(points, entries.length > 0 ? labels.details : title, asked),
    ...statements.map(({ title: text }): Page => ({ layout: 'statement', title: text })),
  ];
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
  const cover: Page = { layout: 'cover', title, ...(subtitle && { subtitle }) };
  return { title, pages: [cover, ...inner, ...outer] };
}

/** Groups points evenly; one per slide if many slides were requested. */
function slidesOf(points: readonly Point[], title: string, asked: number | undefined): Page[] {
  if (points.length === 0) return [];
  if (points.length === 1)
    return points.map(({ title: text, text: more }) => ({
      layout: 'statement',
      title: text,
      ...(more && { text: more }),
    }));
  const room = asked === undefined ? Math.ceil(points.length / mostPoints) : Math.max(1, asked - 2);
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

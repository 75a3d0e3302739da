import type { DocumentFormat, Orientation } from '../../content/choices.ts';
import type { Operation } from '../../content/edit/operation.ts';
import { blocksOf } from '../../content/edit/places.ts';
import { type BlockShape, showAs } from '../../content/show-as/show-as.ts';
import { showPageAs } from '../../content/show-as/show-page-as.ts';
import { hasOrientation } from '../../document/formats.ts';
import type { ReadSpan } from '../../reader/read-prompt.ts';
import { fold } from '../lexicon/fold.ts';
import { isSameSaying, type Saying, tell } from '../speech/saying.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import { namedBy } from '../wishes/wish-terms.ts';
import { nameOf, quoted } from './name-part.ts';
import { partTerms } from './part-terms.ts';
import { findTarget, type Request, refuse, type Step, spansOf, type Target } from './request.ts';
import { shapeAt } from './settle-reading.ts';

const shapes: Readonly<Record<string, BlockShape>> = {
  table: 'table',
  chart: 'chart',
  cards: 'cards',
  timeline: 'timeline',
  steps: 'steps',
  list: 'list',
  definitions: 'definitions',
  facts: 'facts',
  figures: 'figures',
};

/** 'a table', 'cards'. */
export const inWords = (shape: BlockShape): Saying => tell(`shape_${shape}`);

function formatName(format: DocumentFormat, orientation: Orientation): Saying {
  if (format === 'a4' || format === 'a5' || format === 'a6' || format === 'letter')
    return tell(`format_${format}-${orientation}`);
  return tell(`format_${format}`);
}

function shapeIn(request: Request, text: string): BlockShape | undefined {
  const hits = partTerms(fold(text), request.languages);
  const names = hits.flatMap((hit) =>
    hit.names.filter((name) => name.startsWith('part:')).map((name) => name.slice(5)),
  );
  return names.flatMap((name) => shapes[name] ?? [])[0];
}

/** Shows a block or a page in another shape without changing its text. */
function showOtherwise(request: Request, as: BlockShape, before: string): Step {
  const { content, parts } = request;
  const [found] = spansOf(request, 'target');
  const span = found && found.start < before.length ? found : undefined;
  const target: Target = findTarget(
    { ...request, text: before, reading: { ...request.reading, spans: span ? [span] : [] } },
    null,
    'outer',
    span,
  );
  if (target.refused) return target.refused;
  const named = target.part;
  const options = content.pages.flatMap((page): { readonly id: string; readonly operation: Operation }[] => {
    const isIn = (id: string | undefined): id is string =>
      id !== undefined &&
      parts.some(({ unit }) => unit === id) &&
      (!named || named.unit === id || (named.page === id && named.path.length === 0));
    const own = isIn(page.id) ? showPageAs(page).find((each) => each.as === as) : undefined;
    const blocks = blocksOf(page).flatMap((block) => {
      const shown =
        isIn(block.id) || (named && named.unit === page.id)
          ? showAs(block, content.language).find((each) => each.as === as)
          : undefined;
      return shown && block.id
        ? [{ id: block.id, operation: { op: 'replace_block', id: block.id, block: shown.value } as const }]
        : [];
    });
    return own && page.id
      ? [{ id: page.id, operation: { op: 'replace_page', id: page.id, page: own.value } }, ...blocks]
      : blocks;
  });
  const [only, other] = options;
  const name = (id: string): Saying => {
    const part = parts.find(({ unit, path }) => unit === id && path.length === 0);
    return part ? nameOf(part, content) : tell('part_block');
  };
  if (!only)
    return refuse(
      named
        ? tell('cantShow', { part: nameOf(named, content), shape: inWords(as) })
        : tell('nothingShows', { shape: inWords(as) }),
    );
  const shape = inWords(as);
  if (other && !isSameSaying(name(only.id), name(other.id)))
    return refuse(tell('couldShow', { one: name(only.id), other: name(other.id), shape }), [
      tell('ask_show', { part: name(only.id), shape }),
      tell('ask_show', { part: name(other.id), shape }),
    ]);
  return { operations: [only.operation], said: tell('shownAs', { part: name(only.id), shape }) };
}

function refusePages({ content }: Request, pages: number): Step {
  const isDeck = content.look.format.startsWith('slides');
  return refuse(
    isDeck
      ? tell('slidesNow', { count: content.pages.length, wanted: pages })
      : tell('pagesNow', { wanted: pages }),
  );
}

/** Changes the paper, the orientation or the shape of the document, or the shape of a block. */
export function changeFormat(request: Request): Step {
  const { content, reading, text, targetIds } = request;
  const given = spansOf(request, 'format', 'length');
  const spans: readonly ReadSpan[] =
    given.length > 0
      ? given
      : [{ label: 'format', text, start: 0, end: text.length, confidence: 1, instruction: 1 }];
  const wishes = readWishes(spans, reading.language, text);
  const wished = wishes.format !== undefined || wishes.orientation !== undefined;
  const at = shapeAt(text, request.languages);
  const as = shapeIn(request, at >= 0 ? text.slice(at) : given.map((span) => span.text).join(' ') || text);
  if (as && (!wished || at >= 0)) return showOtherwise(request, as, at >= 0 ? text.slice(0, at) : '');
  if (wishes.pages !== undefined && (wishes.format ?? content.look.format) === content.look.format)
    return refusePages(request, wishes.pages);
  if (!wished) {
    const paper = partTerms(fold(text), request.languages).some((hit) => namedBy(hit, 'part') === 'page');
    return refuse(paper ? tell('nameSize') : tell('unknownFormat', { text: quoted(given[0]?.text ?? text) }));
  }
  if (targetIds.length > 0) return refuse(tell('sizeOfAll'));
  const { look } = content;
  const format = wishes.format ?? look.format;
  if (wishes.orientation && !hasOrientation(format))
    return refuse(tell('oneOrientation', { format: formatName(format, 'portrait') }));
  const usual = format.startsWith('slides') ? 'landscape' : 'portrait';
  const orientation = wishes.orientation ?? (format === look.format ? look.orientation : usual);
  if (format === look.format && orientation === look.orientation)
    return refuse(tell('alreadyFormat', { format: formatName(format, orientation) }));
  const [near] = wishes.approximated;
  return {
    operations: [{ op: 'set_look', look: { format, orientation } }],
    said: [
      tell('formatSet', { format: formatName(format, orientation) }),
      ...(near ? [tell('sizeNear', { size: quoted(near.text) })] : []),
    ],
  };
}

import { type Element, isTag } from 'domhandler';
import { accentTokens } from '../kit/accent-tokens.ts';
import { parseHex } from '../kit/contrast.ts';
import { applyPatches } from '../patches/apply-patches.ts';
import { textOfNodes } from '../plain-text.ts';
import { readArticle } from '../read-article.ts';
import { sanitiseArticle } from '../sanitise/sanitise-article.ts';
import { type ElementPlace, elementAt, restyle, retag } from './element-at.ts';
import { columning, holeRepairs, placing, type Repair } from './fill-page.ts';

/** A fault of a document that may be fixed by rule. */
export interface Repairable {
  readonly class: string;
  readonly blockId: string | null;
  readonly pageId: string;
  /** Faulty elements, as paths from their block. */
  readonly paths: readonly (readonly number[])[];
  /** What tells findings of a class apart. */
  readonly subject?: string;
  /** For a low-resolution picture: the width in px at which it prints well. */
  readonly widthPx?: number;
}

/** Changes every faulty element, from last to first, so that earlier paths stay valid. */
function changeEach(
  html: string,
  { blockId, paths }: Repairable,
  change: (html: string, element: Element, place: ElementPlace) => string,
): string {
  if (blockId === null) return html;
  const places = paths.map((path) => ({ blockId, path })).toSorted((a, b) => comparePaths(b.path, a.path));
  return places.reduce((current, place) => {
    const element = elementAt(current, place);
    return element ? change(current, element, place) : current;
  }, html);
}

/** Sorts in reading order; ancestors come first. */
function comparePaths(a: readonly number[], b: readonly number[]): number {
  const length = Math.max(a.length, b.length);
  for (let index = 0; index < length; index += 1) {
    const difference = (a[index] ?? -1) - (b[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const inks = ['var(--ink)', 'var(--accent-ink)', 'var(--paper)', '#111111', '#ffffff'];

function contrastRepairs(html: string, fault: Repairable): readonly Repair[] {
  const { tokens, theme } = readArticle(html);
  const repairs: Repair[] = [];
  const accent = tokens.accent;
  if (accent !== undefined && isHex(accent)) {
    const patches = Object.entries(accentTokens(accent, theme)).map(
      ([name, value]) => ({ op: 'set_token', name, value }) as const,
    );
    repairs.push({ html: applyPatches(html, patches).html, words: 'Accent color adjusted for contrast' });
  }
  for (const ink of inks) {
    const set = (current: string, element: Element): string =>
      restyle(current, element, isDrawn(element) ? { fill: ink } : { color: ink, opacity: null });
    repairs.push({
      html: changeEach(html, fault, set),
      words: 'Set in a readable page color',
    });
  }
  const ground = { background: 'var(--paper)', color: 'var(--ink)', padding: '.1em .35em', opacity: null };
  const grounded = changeEach(html, fault, (current, element) =>
    isDrawn(element) ? current : restyle(current, element, ground),
  );
  repairs.push({ html: grounded, words: 'Background set to the page color' });
  return repairs;
}

function isHex(colour: string): boolean {
  try {
    parseHex(colour);
    return true;
  } catch {
    return false;
  }
}

const isDrawn = (element: Element): boolean => ['text', 'tspan', 'textPath'].includes(element.name);

function placementRepairs(html: string, fault: Repairable): readonly Repair[] {
  // The element and all of its ancestors up to the block.
  const widened = fault.paths.flatMap((path) =>
    Array.from({ length: path.length + 1 }, (_, length) => path.slice(0, length)),
  );
  const freed = changeEach(html, { ...fault, paths: widened }, (current, element) =>
    element.attribs.style === undefined ? current : restyle(current, element, placing),
  );
  const smaller = changeEach(html, { ...fault, paths: [[]] }, (current, element) =>
    restyle(current, element, { 'font-size': '.9em', 'letter-spacing': null }),
  );
  return [
    { html: freed, words: 'Fixed position and size removed' },
    { html: smaller, words: 'Set a little smaller' },
  ];
}

function headingRepairs(html: string, fault: Repairable): readonly Repair[] {
  return [-1, -2, -3, -4].map((step) => ({
    html: changeEach(html, fault, (current, element) => {
      const level = Number(element.name.slice(1)) + step;
      return level >= 1 ? retag(current, element, element.attribs, `h${level}`) : current;
    }),
    words: 'Heading level corrected',
  }));
}

/** Describes a picture by its caption or the name of its block. */
function descriptionOf(element: Element): string {
  for (let up = element.parent; up && isTag(up); up = up.parent) {
    const caption = up.children.filter(isTag).find(({ name }) => name === 'figcaption');
    const words = caption ? textOfNodes([caption]).replace(/\s+/g, ' ').trim() : '';
    if (words !== '') return words;
    const heading = up.children.filter(isTag).find(({ name }) => /^h[1-6]$/.test(name));
    if (heading) return textOfNodes([heading]).replace(/\s+/g, ' ').trim();
    if (up.attribs['data-name']) return up.attribs['data-name'];
  }
  return element.attribs['data-name'] ?? '';
}

function altRepairs(html: string, fault: Repairable): readonly Repair[] {
  const described = changeEach(html, fault, (current, element) => {
    const words = descriptionOf(element);
    if (element.name === 'img') return retag(current, element, { ...element.attribs, alt: words });
    const label = words === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': words };
    return retag(current, element, { ...element.attribs, ...label });
  });
  return [{ html: described, words: 'Described by the text beside it' }];
}

function pictureRepairs(html: string, fault: Repairable): readonly Repair[] {
  const { widthPx } = fault;
  if (widthPx === undefined || widthPx < 1) return [];
  const smaller = changeEach(html, fault, (current, element) => {
    const size = { width: `${widthPx}px`, height: 'auto', 'max-width': null, 'min-width': null };
    return restyle(current, element, size, ['width', 'height']);
  });
  return [{ html: smaller, words: 'Picture made smaller so it prints sharp' }];
}

function pageRepairs(html: string, { pageId }: Repairable): readonly Repair[] {
  if (readArticle(html).pages.length < 2) return [];
  const { html: without } = applyPatches(html, [{ op: 'remove_page', id: pageId }], {
    mayChangeLocked: true,
  });
  return [{ html: without, words: 'Empty page removed' }];
}

/** A text in a narrow place gets a wider one; one that goes on by a line or a row, smaller type. */
function narrowRepairs(html: string, fault: Repairable): readonly Repair[] {
  const widened = fault.paths.flatMap((path) =>
    Array.from({ length: path.length + 1 }, (_, length) => path.slice(0, length)),
  );
  const freed = changeEach(html, { ...fault, paths: widened }, (current, element) =>
    element.attribs.style === undefined ? current : restyle(current, element, { ...placing, ...columning }),
  );
  // What the layout itself makes narrow: indents of nested lists, and columns of a table that are all as wide.
  const unindented = changeEach(html, { ...fault, paths: widened }, (current, element) =>
    ['ul', 'ol', 'li', 'blockquote'].includes(element.name)
      ? restyle(current, element, { 'padding-left': '0', 'margin-left': '0' })
      : element.name === 'table'
        ? restyle(current, element, { 'table-layout': 'auto' })
        : current,
  );
  const smaller = ['.92em', '.84em', '.76em'].map((size) => ({
    html: changeEach(unindented, fault, (current, element) =>
      restyle(current, element, { 'font-size': size }),
    ),
    words: 'Set a little smaller',
  }));
  return [
    { html: freed, words: 'Given a wider place' },
    { html: unindented, words: 'Given a wider place' },
    ...(fault.subject === 'line' || fault.subject === 'row' ? [] : smaller),
    ...(fault.subject === 'line' || fault.subject === 'row' ? tightRepairs(html) : []),
  ];
}

/** Sets the whole document in slightly smaller type and space, so that it may end a page earlier. */
function tightRepairs(html: string): readonly Repair[] {
  return ['0.97', '0.94', '0.91', '0.88'].map((value) => ({
    html: applyPatches(
      html,
      (['fit-type', 'fit-space'] as const).map((name) => ({ op: 'set_token', name, value })),
    ).html,
    words: 'Set a little tighter',
  }));
}

const repairsOf: Readonly<Record<string, (html: string, fault: Repairable) => readonly Repair[]>> = {
  contrast: contrastRepairs,
  overflow: placementRepairs,
  clipping: placementRepairs,
  overlap: placementRepairs,
  heading_order: headingRepairs,
  alt_text: altRepairs,
  image_resolution: pictureRepairs,
  empty_page: pageRepairs,
  sliver: narrowRepairs,
  empty_area: (html, { subject, pageId }) =>
    subject === 'last page' ? tightRepairs(html) : holeRepairs(html, pageId),
};

/**
 * Returns documents that may fix a fault, the smallest change first. The caller has to check each. Only start
 * tags, tokens and pages change, never text.
 */
export function repairCandidates(articleHtml: string, fault: Repairable): readonly Repair[] {
  const repairs = repairsOf[fault.class]?.(articleHtml, fault) ?? [];
  const seen = new Set([articleHtml]);
  return repairs.flatMap(({ html, words }) => {
    const clean = sanitiseArticle(html);
    if (seen.has(clean)) return [];
    seen.add(clean);
    return [{ html: clean, words }];
  });
}

import { Parser } from 'htmlparser2';

/** An element with an id: its own cost, and the ids of elements that it references. */
interface Part {
  own: number;
  readonly shown: string[];
  readonly within: Part[];
}

/** Far more than real documents need. The parser's stack gets slow beyond this. */
const deepest = 500;
const fragment = /url\(\s*["']?#([^"')\s]{1,200})/g;
/** Filters that read every pixel of their region, some of them many times. */
const heavyFilter =
  /^fe(?:turbulence|convolvematrix|morphology|gaussianblur|diffuselighting|specularlighting)$/i;
const heavyFilterCost = 300;
const filterCost = 30;

const newPart = (): Part => ({ own: 0, shown: [], within: [] });

function costOfTag(name: string): number {
  if (heavyFilter.test(name)) return heavyFilterCost;
  return name.startsWith('fe') ? filterCost : 1;
}

/** Returns the ids that an element references, by `use` or in its fill, mask, filter and the like. */
function shownBy(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const ids: string[] = [];
  const target = attributes.href ?? attributes['xlink:href'] ?? '';
  if (name === 'use' && target.startsWith('#')) ids.push(target.slice(1));
  for (const value of Object.values(attributes))
    if (value.includes('url(')) for (const [, id = ''] of value.matchAll(fragment)) ids.push(id);
  return ids;
}

/**
 * Returns how many elements a browser draws for a page's SVG. Each `use`, pattern, mask and filter counts
 * every time it is referenced: eight levels of eight uses make 16 million. Circular references cost nothing,
 * because browsers don't draw them. Too deep nesting costs infinity.
 */
export function drawingCost(html: string): number {
  const page = newPart();
  const byId = new Map<string, Part>();
  const open: Part[] = [page];
  let isTooDeep = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isTooDeep ||= open.length > deepest;
      if (isTooDeep) {
        parser.pause();
        return;
      }
      const current = open.at(-1) ?? page;
      current.own += costOfTag(name);
      current.shown.push(...shownBy(name, attributes));
      const { id } = attributes;
      if (id === undefined || byId.has(id)) {
        open.push(current);
        return;
      }
      const part = newPart();
      current.within.push(part);
      byId.set(id, part);
      open.push(part);
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.write(html);
  if (isTooDeep) return Number.POSITIVE_INFINITY;

  const known = new Map<Part, number>();
  const under = new Set<Part>();
  const costOf = (part: Part, depth: number): number => {
    const before = known.get(part);
    if (before !== undefined) return before;
    if (under.has(part)) return 0;
    if (depth > deepest) return Number.POSITIVE_INFINITY;
    under.add(part);
    let cost = part.own;
    for (const each of part.within) cost += costOf(each, depth + 1);
    for (const id of part.shown) {
      const shown = byId.get(id);
      if (shown) cost += costOf(shown, depth + 1);
    }
    under.delete(part);
    known.set(part, cost);
    return cost;
  };
  return costOf(page, 0);
}

import { element, type Html } from '../markup.ts';
import type { DrawnPart } from './diagram-data.ts';
import type { Place, Sheet } from './drawn-parts.ts';

/** Position of the ground line, as a share of the height. */
const groundShare = 0.46;
const mostOfAKind = 24;
/** Depth of pipes, as a share of the height below ground. */
const pipeDepth = { pipe: 0.2, return: 0.34 } as const;

const tidy = (value: number): string => String(Number(value.toFixed(1)));
const groundOf = ({ height }: Sheet): number => height * groundShare;

const path = (className: string, d: string): Html => element('path', { class: className, more: { d } });

/** Draws the ground line, hatched below. */
export function sectionGroundHtml(sheet: Sheet): Html {
  const ground = groundOf(sheet);
  const strokes = Array.from({ length: Math.floor(sheet.width / 9) }, (_, index) => {
    const x = index * 9 + 6;
    return `M${x} ${tidy(ground)}l-5 7`;
  });
  return (
    path('drawn-hatch', strokes.join('')) +
    path('drawn-line', `M0 ${tidy(ground)}L${sheet.width} ${tidy(ground)}`)
  );
}

function houseHtml(x: number, width: number, ground: number): readonly Html[] {
  const height = width * 0.72;
  const eaves = ground - height;
  const d = `M${tidy(x)} ${tidy(ground)}V${tidy(eaves)}L${tidy(x + width / 2)} ${tidy(eaves - width * 0.42)}L${tidy(x + width)} ${tidy(eaves)}V${tidy(ground)}Z`;
  const door = `M${tidy(x + width * 0.14)} ${tidy(ground)}v${tidy(-height * 0.45)}h${tidy(width * 0.24)}v${tidy(height * 0.45)}`;
  const window = `M${tidy(x + width * 0.56)} ${tidy(ground - height * 0.72)}h${tidy(width * 0.28)}v${tidy(height * 0.32)}h${tidy(-width * 0.28)}z`;
  return [path('drawn', d), path('drawn-line', door + window)];
}

function treeHtml(x: number, width: number, ground: number): readonly Html[] {
  const [cx, r] = [x + width / 2, width * 0.42];
  return [
    path('drawn-line', `M${tidy(cx)} ${tidy(ground)}v${tidy(-width * 0.7)}`),
    element('circle', {
      class: 'drawn',
      more: { cx: tidy(cx), cy: tidy(ground - width * 0.95), r: tidy(r) },
    }),
  ];
}

/** Divides a place into one slot of equal width per item. */
function slotsOf(
  { count = 1 }: DrawnPart,
  { x, width }: Place,
): readonly (readonly [x: number, width: number])[] {
  const slots = Math.min(mostOfAKind, Math.max(1, Math.round(count)));
  return Array.from({ length: slots }, (_, index) => [x + (index * width) / slots, width / slots] as const);
}

/** Draws a part of a section: above or below ground, and its depth. */
export function sectionShapeHtml(part: DrawnPart, place: Place, sheet: Sheet): readonly Html[] {
  const ground = groundOf(sheet);
  const below = sheet.height - ground;
  const { x, width } = place;
  switch (part.draws) {
    case 'houses':
      return slotsOf(part, place).flatMap(([slot, room]) =>
        houseHtml(slot + room * 0.16, Math.min(room * 0.68, ground * 0.6), ground),
      );
    case 'trees':
      return slotsOf(part, place).flatMap(([slot, room]) =>
        treeHtml(slot + room * 0.15, Math.min(room * 0.7, ground * 0.5), ground),
      );
    case 'boreholes': {
      const foot = sheet.height - 8;
      const top = ground + below * 0.1;
      const holes = slotsOf(part, place).map(([slot, room]) => {
        const gauge = Math.min(12, room * 0.3);
        const left = slot + room / 2 - gauge / 2;
        return `M${tidy(left)} ${tidy(top)}V${tidy(foot - gauge / 2)}a${tidy(gauge / 2)} ${tidy(gauge / 2)} 0 0 0 ${tidy(gauge)} 0V${tidy(top)}`;
      });
      const head = `M${tidy(x)} ${tidy(top)}H${tidy(x + width)}V${tidy(ground)}`;
      return [path('drawn-accent', holes.join('') + head)];
    }
    case 'pipe':
    case 'return': {
      const level = ground + below * pipeDepth[part.draws];
      const className = part.draws === 'pipe' ? 'drawn-accent' : 'drawn-accent is-dashed';
      return [
        path(className, `M${tidy(x)} ${tidy(ground)}V${tidy(level)}H${tidy(x + width)}V${tidy(ground)}`),
      ];
    }
    case 'depth': {
      const [top, foot] = [ground, sheet.height - 8];
      const at = tidy(x + width / 2);
      const tick = (y: number): string => `M${tidy(x + width / 2 - 7)} ${tidy(y)}h14`;
      return [path('drawn-line', `M${at} ${tidy(top)}V${tidy(foot)}${tick(foot)}${tick(top)}`)];
    }
    default: {
      const height = Math.min(ground * 0.62, Math.max(ground * 0.4, width * 0.6));
      const roof = `M${tidy(x)} ${tidy(ground - height)}L${tidy(x + width / 2)} ${tidy(ground - height - width * 0.14)}L${tidy(x + width)} ${tidy(ground - height)}`;
      const walls = `${roof}V${tidy(ground)}H${tidy(x)}Z`;
      const [cx, cy, r] = [x + width / 2, ground - height / 2, Math.min(width, height) * 0.2];
      const sign = `M${tidy(cx - r * 0.6)} ${tidy(cy + r * 0.5)}L${tidy(cx)} ${tidy(cy - r * 0.6)}L${tidy(cx + r * 0.6)} ${tidy(cy + r * 0.5)}`;
      return [
        path('drawn', walls),
        element('circle', { class: 'drawn-line', more: { cx: tidy(cx), cy: tidy(cy), r: tidy(r) } }),
        path('drawn-line', sign),
      ];
    }
  }
}

/** Returns the position of a part's number: above it if it is above ground, otherwise beside it. */
export function sectionMarkAt(
  { draws }: DrawnPart,
  { x, width }: Place,
  sheet: Sheet,
): readonly [x: number, y: number] {
  const ground = groundOf(sheet);
  const below = sheet.height - ground;
  switch (draws) {
    case 'boreholes':
      return [x + width / 2, ground - 22];
    case 'pipe':
      return [x + width * 0.28, ground + below * 0.58];
    case 'return':
      return [x + width * 0.62, ground + below * 0.58];
    case 'depth':
      return [x + width / 2 + 34, ground + below / 2];
    default:
      return [x + width / 2, ground * 0.12];
  }
}

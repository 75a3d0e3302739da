import type { ArtDirection } from '../../../content/choices.ts';
import { element, type Html } from '../markup.ts';
import { blob, jitter, type Point, polygon, steps } from '../ornament/geometry.ts';
import { seededRandom } from '../ornament/random.ts';
import { crown, cutBox, cutPath, sprouts } from './cut-shapes.ts';
import type { DrawnPart } from './diagram-data.ts';
import type { Place } from './drawn-parts.ts';

const most = 40;
/** How far a cut-paper path extends beyond its ends, in units of the drawing. */
const beyond = 16;
const tidy = (value: number): string => String(Number(value.toFixed(1)));

/** Splits a place into `count` roughly square cells. */
function cellsOf(count: number, { x, y, width, height }: Place): readonly Place[] {
  const wanted = Math.min(most, Math.max(1, Math.round(count)));
  const columns = Math.min(wanted, Math.max(1, Math.round(Math.sqrt((wanted * width) / (height || 1)))));
  const rows = Math.ceil(wanted / columns);
  return Array.from({ length: wanted }, (_, index) => ({
    x: x + ((index % columns) * width) / columns,
    y: y + (Math.floor(index / columns) * height) / rows,
    width: width / columns,
    height: height / rows,
  }));
}

function boxHtml({ x, y, width, height }: Place, className: string, inset = 0, round = 0): Html {
  return element('rect', {
    class: className,
    more: {
      x: tidy(x + inset),
      y: tidy(y + inset),
      width: tidy(Math.max(1, width - 2 * inset)),
      height: tidy(Math.max(1, height - 2 * inset)),
      rx: tidy(round),
    },
  });
}

/** Draws rows of plants: a few zigzags along the longer side. */
function rowsHtml({ x, y, width, height }: Place): Html {
  const inset = Math.min(width, height) * 0.2;
  const lines = 3;
  const step = Math.max(9, width / 14);
  const path = Array.from({ length: lines }, (_, line) => {
    const level = y + inset + ((height - 2 * inset) * (line + 0.5)) / lines;
    const points: string[] = [];
    for (let along = x + inset, up = false; along <= x + width - inset; along += step, up = !up)
      points.push(`${tidy(along)} ${tidy(level + (up ? -4 : 4))}`);
    return `M${points.join('L')}`;
  }).join('');
  return element('path', { class: 'drawn-line', more: { d: path } });
}

/** Draws a part of a plan in top view, with straight edges. */
function ruledShapeHtml({ draws, count = 1 }: DrawnPart, place: Place): readonly Html[] {
  const inset = Math.min(place.width, place.height) * 0.04;
  switch (draws) {
    case 'beds':
      return cellsOf(count, place).flatMap((cell) => {
        const gap = Math.min(cell.width, cell.height) * 0.07;
        const bed = {
          x: cell.x + gap,
          y: cell.y + gap,
          width: cell.width - 2 * gap,
          height: cell.height - 2 * gap,
        };
        return [boxHtml(bed, 'drawn', 0, 7), rowsHtml(bed)];
      });
    case 'trees':
      return cellsOf(count, place).flatMap(({ x, y, width, height }, index) => {
        const radius = Math.min(width, height) * 0.44;
        const [cx, cy] = [x + width / 2, y + height / 2 + (index % 2 === 0 ? -1 : 1) * radius * 0.1];
        const crown = { cx: tidy(cx), cy: tidy(cy), r: tidy(radius) };
        const heart = { cx: tidy(cx), cy: tidy(cy), r: tidy(radius * 0.14) };
        return [
          element('circle', { class: 'drawn', more: crown }),
          element('circle', { class: 'drawn-solid', more: heart }),
        ];
      });
    case 'building': {
      const { x, y, width, height } = place;
      const ridge = width >= height;
      const [x1, y1, x2, y2] = ridge
        ? [x, y + height / 2, x + width, y + height / 2]
        : [x + width / 2, y, x + width / 2, y + height];
      return [
        boxHtml(place, 'drawn', inset),
        element('path', {
          class: 'drawn-line',
          more: { d: `M${tidy(x1)} ${tidy(y1)}L${tidy(x2)} ${tidy(y2)}` },
        }),
      ];
    }
    case 'water': {
      const { x, y, width, height } = place;
      const [cx, cy] = [x + width / 2, y + height / 2];
      const wave = (level: number): string =>
        `M${tidy(cx - width * 0.2)} ${tidy(level)}q${tidy(width * 0.1)} ${tidy(-height * 0.08)} ${tidy(width * 0.2)} 0t${tidy(width * 0.2)} 0`;
      return [
        element('ellipse', {
          class: 'drawn',
          more: { cx: tidy(cx), cy: tidy(cy), rx: tidy(width * 0.46), ry: tidy(height * 0.46) },
        }),
        element('path', {
          class: 'drawn-line',
          more: { d: wave(cy - height * 0.1) + wave(cy + height * 0.12) },
        }),
      ];
    }
    case 'path':
      return [boxHtml(place, 'drawn-path')];
    default:
      return [boxHtml(place, 'drawn-area', 0, Math.min(place.width, place.height) * 0.09)];
  }
}

/** Draws a part of a plan in top view, in cut-paper style. */
function cutShapeHtml({ draws, count = 1 }: DrawnPart, place: Place): readonly Html[] {
  const { x, y, width, height } = place;
  const random = seededRandom(Math.round(x * 7 + y * 13 + width));
  switch (draws) {
    case 'beds':
      return cellsOf(count, place).flatMap((cell, index) => {
        const gap = Math.min(cell.width, cell.height) * 0.1;
        const bed = {
          x: cell.x + gap,
          y: cell.y + gap,
          width: cell.width - 2 * gap,
          height: cell.height - 2 * gap,
        };
        const rows = Math.max(1, Math.min(3, Math.round(bed.height / 38)));
        return [
          cutPath(index % 2 === 0 ? 'drawn' : 'drawn is-lighter', cutBox(bed, 6, random)),
          cutPath(`drawn-line is-row-${index % 3}`, sprouts(bed, rows)),
        ];
      });
    case 'trees':
      return cellsOf(count, place).flatMap((cell, index) => {
        const radius = Math.min(cell.width, cell.height) * 0.5;
        const stray = radius * 0.16;
        const centre: Point = [
          cell.x + cell.width / 2 + jitter(random, stray),
          cell.y + cell.height / 2 + jitter(random, stray),
        ];
        return crown(centre, radius, index % 2 === 1, random);
      });
    case 'building': {
      const planks = steps(5).map((plank) => {
        const level = y + (height * (plank + 0.6)) / 5.4;
        return `M${tidy(x + 4)} ${tidy(level)}L${tidy(x + width - 4)} ${tidy(level - 7)}`;
      });
      const ridge = `M${tidy(x + width / 2)} ${tidy(y)}L${tidy(x + width / 2 + 3)} ${tidy(y + height)}`;
      const walls = polygon([
        [x, y + 7],
        [x + width - 3, y - 3],
        [x + width + 3, y + height - 4],
        [x + 5, y + height + 4],
      ]);
      return [
        cutPath('drawn', walls),
        cutPath('drawn-line is-plank', planks.join('')),
        cutPath('drawn-line', ridge),
      ];
    }
    case 'water': {
      const [, ...waves] = ruledShapeHtml({ name: '', draws, at: [0, 0, 0, 0] }, place);
      const centre: Point = [x + width / 2, y + height / 2];
      const form = { radiusX: width * 0.46, radiusY: height * 0.46, points: 9, stray: 0.08 };
      return [cutPath('drawn', blob(centre, form, random)), ...waves];
    }
    case 'path': {
      // Extends the path so that it reaches beyond the wavy edge of the ground.
      const [far, deep] = width > height ? [beyond, 0] : [0, beyond];
      const way = { x: x - far, y: y - deep, width: width + 2 * far, height: height + 2 * deep };
      return [cutPath('drawn-path', cutBox(way, Math.min(width, height) * 0.16, random))];
    }
    default:
      return [cutPath('drawn-area', cutBox(place, Math.min(width, height) * 0.018, random))];
  }
}

/** Draws a part of a plan in top view, in the style of the direction. */
export function planShapeHtml(part: DrawnPart, place: Place, direction?: ArtDirection): readonly Html[] {
  return direction === 'organic' ? cutShapeHtml(part, place) : ruledShapeHtml(part, place);
}

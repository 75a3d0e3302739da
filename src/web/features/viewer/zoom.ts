/** Zoom: fit width, fit page, or a fixed factor. */
export type Zoom = 'width' | 'page' | number;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels per PDF point at 100%. */
export const pixelsPerPoint = 96 / 72;

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;
const smallest = 0.1;

/** Returns the zoom factor of a choice, for a page size in points and the available space. */
export function zoomFactor(zoom: Zoom, page: Room, room: Room): number {
  const width = room.width / (page.width * pixelsPerPoint);
  if (zoom === 'width') return Math.max(smallest, width);
  if (zoom === 'page')
    return Math.max(smallest, Math.min(width, room.height / (page.height * pixelsPerPoint)));
  return zoom;
}

/** Returns the next larger or smaller zoom step; stays at the last one. */
export function zoomStep(factor: number, direction: 1 | -1): number {
  const slack = 0.005;
  const next =
    direction === 1
      ? steps.find((step) => step > factor + slack)
      : steps.findLast((step) => step < factor - slack);
  return next ?? (direction === 1 ? 4 : 0.25);
}

/** How large pages are shown: as wide as the room, a whole page at a time, or at a size of their own. */
export type Zoom = 'width' | 'page' | number;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels for each point of a PDF at 100 %. */
export const pixelsPerPoint = 96 / 72;

const steps = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4] as const;
const smallest = 0.1;

/** The factor that a choice comes to, for a page of so many points in the room that there is. */
export function zoomFactor(zoom: Zoom, page: Room, room: Room): number {
  const width = room.width / (page.width * pixelsPerPoint);
  if (zoom === 'width') return Math.max(smallest, width);
  if (zoom === 'page')
    return Math.max(smallest, Math.min(width, room.height / (page.height * pixelsPerPoint)));
  return zoom;
}

/** The next size up or down from where one is; the last one stays. */
export function zoomStep(factor: number, direction: 1 | -1): number {
  const slack = 0.005;
  const next =
    direction === 1
      ? steps.find((step) => step > factor + slack)
      : steps.findLast((step) => step < factor - slack);
  return next ?? (direction === 1 ? 4 : 0.25);
}

import type { PreviewLayout } from './measure-preview.ts';

const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2] as const;

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Returns the scale at which one page fits the desk, at most 200%. */
export function fitScale(layout: PreviewLayout, room: Room, isNarrow: boolean): number {
  const height = Math.max(1, ...layout.pages.map((page) => page.height));
  const byWidth = room.width / Math.max(1, layout.width);
  const byHeight = room.height / height;
  // On a phone, the page fills the width and the desk scrolls.
  return Math.max(0.05, Math.min(isNarrow ? byWidth : Math.min(byWidth, byHeight), 2));
}

/** Returns the next larger or smaller zoom step. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const margin = 0.005;
  if (direction === 1) return steps.find((step) => step > scale + margin) ?? steps[steps.length - 1] ?? 1;
  return steps.findLast((step) => step < scale - margin) ?? steps[0];
}

const wideMargin = { x: 75, y: 27 };
const middleMargin = { x: 58, y: 27 };
const narrowMargin = { x: 36, y: 28 };
/** Room for the notes of the last slide. */
const notesMargin = 46;

/** Returns the margins around the pages in px, for the crop marks, the toolbar of a selected block, and notes. */
export function deskMargin(isNarrow: boolean, isRoomy: boolean, hasNotes: boolean): { x: number; y: number } {
  const margin = isNarrow ? narrowMargin : isRoomy ? wideMargin : middleMargin;
  return hasNotes ? { ...margin, y: notesMargin } : margin;
}

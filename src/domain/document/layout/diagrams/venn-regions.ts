/** A point in em, from the upper left corner of the drawing. */
export type Spot = readonly [x: number, y: number];

/** Where the words of a region stand: their middle, and the room around it. */
export interface Region {
  readonly at: Spot;
  readonly width: number;
  readonly height: number;
}

export interface VennShape {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly circles: readonly Spot[];
  /** By the numbers of the sets that share the region, joined: '1', '12'. */
  readonly regions: Readonly<Record<string, Region>>;
}

const one: VennShape = {
  width: 16,
  height: 16,
  radius: 8,
  circles: [[8, 8]],
  regions: { 1: { at: [8, 8], width: 11, height: 9 } },
};

const two: VennShape = {
  width: 27,
  height: 16.6,
  radius: 8.3,
  circles: [
    [8.3, 8.3],
    [18.7, 8.3],
  ],
  regions: {
    1: { at: [5.2, 8.3], width: 8, height: 7.6 },
    2: { at: [21.8, 8.3], width: 8, height: 7.6 },
    12: { at: [13.5, 8.3], width: 5.1, height: 6.6 },
  },
};

const three: VennShape = {
  width: 23,
  height: 21,
  radius: 7,
  circles: [
    [11.5, 7],
    [7.3, 14],
    [15.7, 14],
  ],
  regions: {
    1: { at: [11.5, 3.9], width: 7, height: 4.2 },
    2: { at: [4.9, 16], width: 6.8, height: 4.2 },
    3: { at: [18.1, 16], width: 6.8, height: 4.2 },
    12: { at: [7.1, 9.7], width: 3, height: 2.2 },
    13: { at: [15.9, 9.7], width: 3, height: 2.2 },
    23: { at: [11.5, 16.8], width: 3.8, height: 2.8 },
    123: { at: [11.5, 11.6], width: 3.9, height: 2.8 },
  },
};

/** More sets than three overlap in a rosette, where only each one's own part and the middle have a place. */
function rosette(count: number): VennShape {
  const [radius, reach, middle] = [6, 5.2, 12];
  const toward = (index: number, distance: number): Spot => {
    const angle = (index / count) * 2 * Math.PI;
    return [middle + Math.sin(angle) * distance, middle - Math.cos(angle) * distance];
  };
  const all = Array.from({ length: count }, (_, index) => index);
  const mark = { width: 0, height: 0 };
  const own = all.map((index) => [String(index + 1), { at: toward(index, 9.6), ...mark }] as const);
  return {
    width: middle * 2,
    height: middle * 2,
    radius,
    circles: all.map((index) => toward(index, reach)),
    regions: Object.fromEntries([
      ...own,
      [all.map((index) => index + 1).join(''), { at: [middle, middle], ...mark }],
    ]),
  };
}

export function vennShape(count: number): VennShape {
  return [one, one, two, three][count] ?? rosette(count);
}

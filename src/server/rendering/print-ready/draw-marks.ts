import {
  appendBezierCurve,
  lineTo,
  moveTo,
  type PDFOperator,
  popGraphicsState,
  pushGraphicsState,
  setLineWidth,
  stroke,
} from '@cantoo/pdf-lib';

/** Space for marks outside the bleed, in points: 1.5 mm, the 5 mm mark, and 1.5 mm to the bleed. */
export const markRoomPt = (8 / 25.4) * 72;
/** Distance from the edge of the sheet to the marks. */
const sheetMarginPt = (1.5 / 25.4) * 72;
const markLengthPt = (5 / 25.4) * 72;
const targetRadiusPt = (1.4 / 25.4) * 72;
const lineWidthPt = 0.25;
/** Control point distance of a Bézier curve that approximates a quarter circle, relative to the radius. */
const quarter = 0.5523;

function circle(x: number, y: number, r: number): PDFOperator[] {
  const k = r * quarter;
  return [
    moveTo(x + r, y),
    appendBezierCurve(x + r, y + k, x + k, y + r, x, y + r),
    appendBezierCurve(x - k, y + r, x - r, y + k, x - r, y),
    appendBezierCurve(x - r, y - k, x - k, y - r, x, y - r),
    appendBezierCurve(x + k, y - r, x + r, y - k, x + r, y),
    stroke(),
  ];
}

const line = (x1: number, y1: number, x2: number, y2: number): PDFOperator[] => [
  moveTo(x1, y1),
  lineTo(x2, y2),
  stroke(),
];

/**
 * Draws marks around a trim box that starts at `edge` from the sheet's lower left corner: two at each corner,
 * and a target at the middle of each side. The caller sets the color.
 */
export function drawMarks(edge: number, width: number, height: number): PDFOperator[] {
  const [left, right, bottom, top] = [edge, edge + width, edge, edge + height];
  const start = sheetMarginPt;
  const end = start + markLengthPt;
  const sheet = { width: width + 2 * edge, height: height + 2 * edge };
  const operators: PDFOperator[] = [pushGraphicsState(), setLineWidth(lineWidthPt)];
  for (const x of [left, right]) {
    operators.push(...line(x, start, x, end), ...line(x, sheet.height - start, x, sheet.height - end));
  }
  for (const y of [bottom, top]) {
    operators.push(...line(start, y, end, y), ...line(sheet.width - start, y, sheet.width - end, y));
  }
  const middle = (start + end) / 2;
  const targets = [
    [sheet.width / 2, middle],
    [sheet.width / 2, sheet.height - middle],
    [middle, sheet.height / 2],
    [sheet.width - middle, sheet.height / 2],
  ] as const;
  for (const [x, y] of targets) {
    const arm = targetRadiusPt * 1.6;
    operators.push(
      ...circle(x, y, targetRadiusPt),
      ...line(x - arm, y, x + arm, y),
      ...line(x, y - arm, x, y + arm),
    );
  }
  operators.push(popGraphicsState());
  return operators;
}

import { artDirections } from './choices.ts';
import { baseCss } from './css/base.ts';
import { baseChartCss } from './css/base-chart.ts';
import { headlineRules, scaleRules, themeRules } from './css/scale-rules.ts';
import { directions } from './directions/directions.ts';

/**
 * The whole kit as one style sheet: every format, every direction, light and dark, chosen by the attributes of the
 * article. Without the faces; see `kitFontFaces`.
 */
export function kitStylesheet(): string {
  return [
    themeRules(),
    scaleRules(),
    baseCss,
    headlineRules(),
    baseChartCss,
    ...artDirections.flatMap((direction) => directions[direction].css),
  ].join('\n');
}

import { artDirections } from './choices.ts';
import { baseCss } from './css/base.ts';
import { baseBlocksCss } from './css/base-blocks.ts';
import { baseChartCss } from './css/base-chart.ts';
import { headlineRules, scaleRules, themeRules } from './css/scale-rules.ts';
import { scriptsCss } from './css/scripts.ts';
import { directions } from './directions/directions.ts';
import { logicalCss } from './logical-css.ts';

/**
 * The whole kit as one style sheet: every format, every direction, light and dark, chosen by the attributes of the
 * article. Without the faces; see `kitFontFaces`.
 */
export function kitStylesheet(): string {
  const drawn = [
    themeRules(),
    scaleRules(),
    baseCss,
    headlineRules(),
    baseBlocksCss,
    baseChartCss,
    ...artDirections.flatMap((direction) => directions[direction].css),
    scriptsCss,
  ].join('\n');
  return logicalCss(drawn);
}

import { baseCss } from './css/base.ts';
import { baseChartCss } from './css/base-chart.ts';
import { editorialArticleCss } from './css/editorial-article.ts';
import { editorialBaseCss } from './css/editorial-base.ts';
import { editorialInvoiceCss } from './css/editorial-invoice.ts';
import { editorialPageCss } from './css/editorial-page.ts';
import { editorialSlidesCss } from './css/editorial-slides.ts';
import { scaleRules, themeRules } from './css/scale-rules.ts';
import { swissArticleCss } from './css/swiss-article.ts';
import { swissBaseCss } from './css/swiss-base.ts';
import { swissInvoiceCss } from './css/swiss-invoice.ts';
import { swissPageCss } from './css/swiss-page.ts';
import { swissSlidesCss } from './css/swiss-slides.ts';

/**
 * The whole kit as one style sheet: every format, both directions, light and dark, chosen by the attributes of the
 * article. Without the faces; see `kitFontFaces`.
 */
export function kitStylesheet(): string {
  return [
    themeRules(),
    scaleRules(),
    baseCss,
    baseChartCss,
    swissBaseCss,
    swissPageCss,
    swissSlidesCss,
    swissArticleCss,
    swissInvoiceCss,
    editorialBaseCss,
    editorialPageCss,
    editorialSlidesCss,
    editorialArticleCss,
    editorialInvoiceCss,
  ].join('\n');
}

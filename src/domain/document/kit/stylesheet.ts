import { baseCss } from './css/base.ts';
import { editorialBaseCss } from './css/editorial-base.ts';
import { editorialInvoiceCss } from './css/editorial-invoice.ts';
import { scaleRules, themeRules } from './css/scale-rules.ts';
import { swissBaseCss } from './css/swiss-base.ts';
import { swissInvoiceCss } from './css/swiss-invoice.ts';

/**
 * The whole kit as one style sheet: every format, both directions, light and dark, chosen by the attributes of the
 * article. Without the faces; see `kitFontFaces`.
 */
export function kitStylesheet(): string {
  return [
    themeRules(),
    scaleRules(),
    baseCss,
    swissBaseCss,
    swissInvoiceCss,
    editorialBaseCss,
    editorialInvoiceCss,
  ].join('\n');
}

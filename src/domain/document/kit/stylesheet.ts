import type { ArtDirection } from '../../content/choices.ts';
import { artDirections } from './choices.ts';
import { baseCss } from './css/base.ts';
import { baseBlocksCss } from './css/base-blocks.ts';
import { baseChartCss } from './css/base-chart.ts';
import { baseDiagramCss } from './css/base-diagram.ts';
import { baseIdeasCss } from './css/base-ideas.ts';
import { basePlotCss } from './css/base-plot.ts';
import { flyerScaleCss } from './css/flyer-scale.ts';
import { framesCss } from './css/frames.ts';
import { letterCss } from './css/letter.ts';
import { papersCss } from './css/papers/papers.ts';
import { photoFinishCss } from './css/photo-finish.ts';
import { accentRules, headlineRules, scaleRules, themeRules } from './css/scale-rules.ts';
import { scriptsCss } from './css/scripts.ts';
import { certificateCss } from './css/short-paper/certificate.ts';
import { invitationCss } from './css/short-paper/invitation.ts';
import { shortPaperPhotoCss } from './css/short-paper/photo.ts';
import { sceneCss } from './css/short-paper/scenes.ts';
import { signCss } from './css/short-paper/sign.ts';
import { voucherCss } from './css/short-paper/voucher.ts';
import { slideStagesCss } from './css/slide-stages.ts';
import { sparseSlidesCss } from './css/sparse-slides.ts';
import { terseArticleCss } from './css/terse-article.ts';
import { terseFlyerCss } from './css/terse-flyer.ts';
import { directions } from './directions/directions.ts';
import { logicalCss } from './logical-css.ts';

const isOf = (direction: ArtDirection) => (rule: string) =>
  !rule.includes('[data-direction="') || rule.includes(`[data-direction="${direction}"]`);

function draw(chosen: readonly ArtDirection[]): string {
  const rules = [themeRules(), scaleRules(), headlineRules(), accentRules()].map((sheet) =>
    sheet
      .split('\n')
      .filter((rule) => chosen.some((direction) => isOf(direction)(rule)))
      .join('\n'),
  );
  const [themes = '', scales = '', headlines = '', accents = ''] = rules;
  return logicalCss(
    [
      themes,
      scales,
      baseCss,
      headlines,
      accents,
      baseBlocksCss,
      photoFinishCss,
      baseChartCss,
      baseDiagramCss,
      baseIdeasCss,
      basePlotCss,
      ...chosen.flatMap((direction) => directions[direction].css),
      letterCss,
      papersCss,
      certificateCss,
      voucherCss,
      signCss,
      invitationCss,
      sceneCss,
      shortPaperPhotoCss,
      sparseSlidesCss,
      slideStagesCss,
      terseFlyerCss,
      flyerScaleCss,
      terseArticleCss,
      framesCss,
      scriptsCss,
    ].join('\n'),
  );
}

const drawn = new Map<string, string>();

/**
 * Returns the kit as one style sheet, selected by the attributes of the article: every format, light and
 * dark, for one direction or all. Excludes the faces; see `kitFontFaces`.
 */
export function kitStylesheet(direction?: string): string {
  const known = artDirections.find((each) => each === direction);
  const key = known ?? '';
  const sheet = drawn.get(key) ?? draw(known === undefined ? artDirections : [known]);
  drawn.set(key, sheet);
  return sheet;
}

import { menuColumnsCss } from '../../css/menu-columns.ts';
import { fallbackFamily } from '../../fallback-faces.ts';
import type { DirectionKit } from '../direction-kit.ts';
import { articleCss } from './article.css.ts';
import { baseCss } from './base.css.ts';
import { ideasCss } from './ideas.css.ts';
import { invoiceCss } from './invoice.css.ts';
import { pageCss } from './page.css.ts';
import { slidesCss } from './slides.css.ts';

export const corporate: DirectionKit = {
  label: 'quiet corporate',
  fonts: {
    'font-display': `'Source Serif 4', '${fallbackFamily}', serif`,
    'font-text': `'Public Sans', '${fallbackFamily}', sans-serif`,
  },
  families: [
    {
      family: 'Source Serif 4',
      slug: 'source-serif-4',
      cuts: [
        [400, 'normal'],
        [400, 'italic'],
        [600, 'normal'],
      ],
    },
    {
      family: 'Public Sans',
      slug: 'public-sans',
      cuts: [
        [400, 'normal'],
        [400, 'italic'],
        [500, 'normal'],
        [600, 'normal'],
        [700, 'normal'],
      ],
    },
  ],
  palettes: {
    light: {
      paper: '#ffffff',
      ink: '#1a232e',
      muted: '#525e6c',
      accent: '#1e324a',
      'accent-ink': '#ffffff',
      'accent-text': '#1e324a',
      rule: '#c9d0d8',
      tint: '#eff2f4',
    },
    dark: {
      paper: '#101822',
      ink: '#e6ebf0',
      muted: '#a3b0bd',
      accent: '#22384f',
      'accent-ink': '#ffffff',
      'accent-text': '#a9c3de',
      rule: '#334252',
      tint: '#182330',
    },
  },
  textFace: 'public-sans-400',
  hero: { face: 'source-serif-4-400', trackingEm: -0.015 },
  headline: { face: 'source-serif-4-400', trackingEm: -0.012 },
  paper: { marginMm: [16, 15, 14], gutterMm: 7, sideMm: [47, 58] },
  smallPaper: { marginMm: [12, 11, 11], gutterMm: 5, sideMm: [30, 42] },
  printSizes: {
    body: 9.8,
    unit: 13.5,
    lead: 14.5,
    heading3: 12.6,
    heading2: 16,
    heading1: 30.5,
    figure: 29,
    hero: 64,
  },
  slideSizes: {
    margin: [72, 58, 30],
    gutter: 28,
    side: 0,
    body: 20,
    unit: 29,
    lead: 26,
    heading3: 25,
    heading2: 42,
    heading1: 76,
    figure: 58,
    hero: 180,
  },
  article: {
    text: 6,
    headings: 'above',
    spreads: true,
    menuColumns: 2,
    rowPadding: 0.5,
    quoteSize: 1.2,
  },
  invoice: {
    head: ({ scale, contentWidth, lineUnits, fromLines, toLines, columns, subject, amount }) =>
      8 +
      Math.max(fromLines, toLines) * lineUnits +
      subject(columns(4)) +
      Math.min(6, amount(contentWidth)) +
      (scale.isWide ? 1 : 3),
    tableHead: 1,
    work: (contentWidth) => contentWidth * 0.42,
    row: 0.9,
    sums: 0.6,
    paymentColumns: 3,
    payment: (lineUnits) => 2 * lineUnits + 0.4,
  },
  onePager: { plan: 'grid', calibration: [1.07, 1.22], reduced: 1.28 },
  css: [baseCss, pageCss, slidesCss, articleCss, invoiceCss, menuColumnsCss('corporate'), ideasCss],
};

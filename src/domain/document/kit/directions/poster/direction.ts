import { fallbackFamily } from '../../fallback-faces.ts';
import type { DirectionKit } from '../direction-kit.ts';
import { articleCss } from './article.css.ts';
import { baseCss } from './base.css.ts';
import { blocksCss } from './blocks.css.ts';
import { ideasCss } from './ideas.css.ts';
import { invoiceCss } from './invoice.css.ts';
import { menuCss } from './menu.css.ts';
import { pageCss } from './page.css.ts';
import { paletteCss } from './palette.css.ts';
import { slidesCss } from './slides.css.ts';

export const poster: DirectionKit = {
  label: 'bold poster',
  fonts: {
    'font-display': `'Anton', '${fallbackFamily}', sans-serif`,
    'font-text': `'Archivo', '${fallbackFamily}', sans-serif`,
  },
  families: [
    {
      family: 'Anton',
      slug: 'anton',
      cuts: [[400, 'normal']],
    },
    {
      family: 'Archivo',
      slug: 'archivo',
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
      paper: '#f6f0e4',
      ink: '#14120f',
      muted: '#57524a',
      accent: '#ff4a1c',
      'accent-ink': '#14120f',
      'accent-text': '#1b2fc4',
      rule: '#bdb5a6',
      tint: '#ebe2d0',
    },
    dark: {
      paper: '#14120f',
      ink: '#f6f0e4',
      muted: '#b5aea1',
      accent: '#ff4a1c',
      'accent-ink': '#14120f',
      'accent-text': '#ff6a42',
      rule: '#4a463f',
      tint: '#211e19',
    },
  },
  textFace: 'archivo-400',
  hero: { face: 'anton-400', trackingEm: -0.005, isPulled: true, isCapitals: true },
  headline: { face: 'anton-400', trackingEm: 0, isCapitals: true },
  paper: { marginMm: [12, 12, 12], gutterMm: 5, sideMm: [45, 66] },
  smallPaper: { marginMm: [9, 9, 9], gutterMm: 4, sideMm: [28, 46] },
  printSizes: {
    body: 10.25,
    unit: 13.5,
    lead: 14,
    heading3: 13,
    heading2: 26,
    heading1: 45,
    figure: 45,
    hero: 372,
  },
  slideSizes: {
    margin: [56, 48, 36],
    gutter: 28,
    side: 0,
    body: 21,
    unit: 28,
    lead: 26,
    heading3: 24,
    heading2: 72,
    heading1: 186,
    figure: 120,
    hero: 560,
  },
  article: {
    text: 4,
    headings: 2,
    menuColumns: 2,
    rowPadding: 0.92,
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
  onePager: { plan: 'grid', calibration: [1.14, 1.2], reduced: 1.4 },
  css: [paletteCss, baseCss, blocksCss, pageCss, slidesCss, articleCss, menuCss, invoiceCss, ideasCss],
};

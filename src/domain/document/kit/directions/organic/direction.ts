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

export const organic: DirectionKit = {
  label: 'warm organic',
  fonts: {
    'font-display': `'Young Serif', '${fallbackFamily}', serif`,
    'font-text': `'Figtree', '${fallbackFamily}', sans-serif`,
  },
  families: [
    {
      family: 'Young Serif',
      slug: 'young-serif',
      cuts: [[400, 'normal']],
    },
    {
      family: 'Figtree',
      slug: 'figtree',
      cuts: [
        [400, 'normal'],
        [400, 'italic'],
        [600, 'normal'],
      ],
    },
  ],
  palettes: {
    light: {
      paper: '#f5efe0',
      ink: '#2a2b1f',
      muted: '#5c5a45',
      accent: '#dfa63c',
      'accent-ink': '#2a2b1f',
      'accent-text': '#96381f',
      rule: '#bdb393',
      tint: '#e8e2c8',
    },
    dark: {
      paper: '#232b1c',
      ink: '#fff6e6',
      muted: '#c6c6a8',
      accent: '#d69d36',
      'accent-ink': '#23210f',
      'accent-text': '#f2d58a',
      rule: '#56623f',
      tint: '#303a27',
    },
  },
  textFace: 'figtree-400',
  hero: { face: 'young-serif-400', trackingEm: -0.02 },
  headline: { face: 'young-serif-400', trackingEm: -0.02 },
  paper: { marginMm: [16, 16, 12], gutterMm: 7, sideMm: [45, 66] },
  smallPaper: { marginMm: [12, 12, 10], gutterMm: 5, sideMm: [28, 46] },
  printSizes: {
    body: 9.6,
    unit: 13.5,
    lead: 14.5,
    heading3: 12.5,
    heading2: 22,
    heading1: 46,
    figure: 30,
    hero: 92,
  },
  slideSizes: {
    margin: [72, 64, 40],
    gutter: 28,
    side: 0,
    body: 20,
    unit: 29,
    lead: 26,
    heading3: 24,
    heading2: 46,
    heading1: 84,
    figure: 72,
    hero: 200,
  },
  article: {
    text: 4,
    headings: 2,
    menuColumns: 2,
    rowPadding: 0.9,
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
  onePager: { plan: 'grid', calibration: [1.08, 1.2], reduced: 1.4 },
  css: [paletteCss, baseCss, blocksCss, pageCss, slidesCss, articleCss, menuCss, invoiceCss, ideasCss],
};

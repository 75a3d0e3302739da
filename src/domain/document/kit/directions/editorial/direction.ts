import { fallbackFamily } from '../../fallback-faces.ts';
import type { DirectionKit } from '../direction-kit.ts';
import { articleCss } from './article.css.ts';
import { baseCss } from './base.css.ts';
import { ideasCss } from './ideas.css.ts';
import { invoiceCss } from './invoice.css.ts';
import { pageCss } from './page.css.ts';
import { slidesCss } from './slides.css.ts';

export const editorial: DirectionKit = {
  label: 'editorial',
  fonts: {
    'font-display': `'Libre Caslon Display', '${fallbackFamily}', serif`,
    'font-text': `'Newsreader', '${fallbackFamily}', serif`,
  },
  families: [
    { family: 'Libre Caslon Display', slug: 'libre-caslon-display', cuts: [[400, 'normal']] },
    {
      family: 'Newsreader',
      slug: 'newsreader',
      cuts: [
        [400, 'normal'],
        [400, 'italic'],
        [500, 'normal'],
        [600, 'normal'],
      ],
    },
  ],
  palettes: {
    light: {
      paper: '#fbfbf8',
      ink: '#1a1e1b',
      muted: '#576059',
      accent: '#1d5a46',
      'accent-ink': '#f6faf6',
      'accent-text': '#1d5a46',
      rule: '#c4cac2',
      tint: '#eef1eb',
    },
    dark: {
      paper: '#141816',
      ink: '#e9ede7',
      muted: '#a5afa6',
      accent: '#7cc3a4',
      'accent-ink': '#0e1b15',
      'accent-text': '#7cc3a4',
      rule: '#3d463f',
      tint: '#1d2320',
    },
  },
  textFace: 'newsreader-400',
  hero: { face: 'libre-caslon-display-400', trackingEm: -0.012, isPulled: true },
  headline: { face: 'libre-caslon-display-400', trackingEm: -0.008 },
  paper: { marginMm: [20, 16, 15], gutterMm: 8, sideMm: [38, 66] },
  smallPaper: { marginMm: [13, 11, 11], gutterMm: 6, sideMm: [28, 46] },
  printSizes: {
    body: 10.25,
    unit: 14,
    lead: 13.5,
    heading3: 13.5,
    heading2: 24,
    heading1: 54,
    figure: 34,
    hero: 96,
  },
  slideSizes: {
    margin: [80, 52, 50],
    gutter: 48,
    side: 244,
    body: 22,
    unit: 32,
    lead: 28,
    heading3: 27,
    heading2: 58,
    heading1: 124,
    figure: 80,
    hero: 260,
  },
  article: {
    text: 'main',
    headings: 'side',
    rowPadding: 0.74,
    quoteSize: 1.48,
  },
  invoice: {
    head: ({ scale, mainWidth, lineUnits, fromLines, toLines, subject }) => {
      const masthead = (scale.heading2 * 0.83 + scale.bar * 2.25) / scale.unit + 0.45;
      const parties = 1.5 + Math.max(fromLines, toLines) * lineUnits;
      const title = 2 + (scale.heading1 * 0.94) / scale.unit;
      return masthead + title + subject(mainWidth * 0.86) + parties + 1.5 + scale.figure / scale.unit + 1.6;
    },
    tableHead: 0.3,
    work: (_, mainWidth) => mainWidth * 0.42,
    row: 0.75,
    sums: 1.4,
    paymentColumns: 2,
    payment: (lineUnits) => lineUnits * 1.5,
  },
  onePager: { plan: 'side', calibration: [0.95, 0.95], reduced: 1.33 },
  css: [baseCss, pageCss, slidesCss, articleCss, invoiceCss, ideasCss],
};

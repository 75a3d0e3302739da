import { menuColumnsCss } from '../../css/menu-columns.ts';
import { fallbackFamily } from '../../fallback-faces.ts';
import type { DirectionKit } from '../direction-kit.ts';
import { articleCss } from './article.css.ts';
import { baseCss } from './base.css.ts';
import { ideasCss } from './ideas.css.ts';
import { invoiceCss } from './invoice.css.ts';
import { pageCss } from './page.css.ts';
import { slidesCss } from './slides.css.ts';

export const technical: DirectionKit = {
  label: 'technical',
  fonts: {
    'font-display': `'IBM Plex Sans', '${fallbackFamily}', sans-serif`,
    'font-text': `'IBM Plex Sans', '${fallbackFamily}', sans-serif`,
  },
  families: [
    {
      family: 'IBM Plex Sans',
      slug: 'ibm-plex-sans',
      cuts: [
        [400, 'normal'],
        [400, 'italic'],
        [500, 'normal'],
        [600, 'normal'],
      ],
    },
    {
      family: 'IBM Plex Mono',
      slug: 'ibm-plex-mono',
      cuts: [
        [400, 'normal'],
        [500, 'normal'],
      ],
    },
  ],
  palettes: {
    light: {
      paper: '#fbfcfd',
      ink: '#0f1c2e',
      muted: '#4e5d73',
      accent: '#1b4f9c',
      'accent-ink': '#ffffff',
      'accent-text': '#1b4f9c',
      rule: '#bcc7d4',
      tint: '#edf2f7',
    },
    dark: {
      paper: '#0b1521',
      ink: '#e4ebf4',
      muted: '#9dafc4',
      accent: '#8ab8ff',
      'accent-ink': '#0b1521',
      'accent-text': '#8ab8ff',
      rule: '#31425a',
      tint: '#132133',
    },
  },
  textFace: 'ibm-plex-sans-400',
  hero: { face: 'ibm-plex-mono-400', trackingEm: -0.04 },
  headline: { face: 'ibm-plex-sans-400', trackingEm: -0.02 },
  paper: { marginMm: [15, 15, 15], gutterMm: 5, sideMm: [38, 66] },
  smallPaper: { marginMm: [10, 10, 10], gutterMm: 4, sideMm: [28, 46] },
  printSizes: {
    body: 9.75,
    unit: 13.5,
    lead: 12.5,
    heading3: 11,
    heading2: 17,
    heading1: 33,
    figure: 25,
    hero: 60,
  },
  slideSizes: {
    margin: [56, 48, 44],
    gutter: 28,
    side: 0,
    body: 20,
    unit: 29,
    lead: 26,
    heading3: 24,
    heading2: 42,
    heading1: 76,
    figure: 64,
    hero: 180,
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
      Math.min(3.6, amount(contentWidth)) +
      (scale.isWide ? 1 : 3),
    tableHead: 1,
    work: (contentWidth) => contentWidth * 0.42,
    row: 0.9,
    sums: 0.6,
    remarksBeside: true,
    paymentColumns: 3,
    payment: (lineUnits) => 2 * lineUnits + 0.4,
  },
  onePager: { plan: 'grid', calibration: [1.02, 1.2], reduced: 1.3 },
  labelsHead: true,
  usesIsoDates: true,
  css: [baseCss, pageCss, slidesCss, articleCss, invoiceCss, menuColumnsCss('technical'), ideasCss],
};

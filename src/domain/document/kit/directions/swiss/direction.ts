import { fallbackFamily } from '../../fallback-faces.ts';
import type { DirectionKit } from '../direction-kit.ts';
import { articleCss } from './article.css.ts';
import { baseCss } from './base.css.ts';
import { ideasCss } from './ideas.css.ts';
import { invoiceCss } from './invoice.css.ts';
import { pageCss } from './page.css.ts';
import { slidesCss } from './slides.css.ts';

const archivo = `'Archivo', '${fallbackFamily}', sans-serif`;

export const swiss: DirectionKit = {
  label: 'Swiss',
  fonts: { 'font-display': archivo, 'font-text': archivo },
  families: [
    {
      family: 'Archivo',
      slug: 'archivo',
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
      paper: '#ffffff',
      ink: '#111111',
      muted: '#5b5b5b',
      accent: '#d42a0c',
      'accent-ink': '#ffffff',
      'accent-text': '#d42a0c',
      rule: '#c9c9c9',
      tint: '#f2f2f0',
    },
    dark: {
      paper: '#141413',
      ink: '#f5f5f2',
      muted: '#abaaa5',
      accent: '#d42a0c',
      'accent-ink': '#ffffff',
      'accent-text': '#f4573a',
      rule: '#4a4a47',
      tint: '#21211f',
    },
  },
  textFace: 'archivo-400',
  hero: { face: 'archivo-600', trackingEm: -0.05, isPulled: true },
  headline: { face: 'archivo-600', trackingEm: -0.028 },
  paper: { marginMm: [15, 15, 15], gutterMm: 5, sideMm: [38, 66] },
  smallPaper: { marginMm: [10, 10, 10], gutterMm: 4, sideMm: [28, 46] },
  printSizes: {
    body: 9.75,
    unit: 13,
    lead: 15,
    heading3: 11.5,
    heading2: 22,
    heading1: 46,
    figure: 40,
    hero: 138,
  },
  slideSizes: {
    margin: [56, 48, 48],
    gutter: 24,
    side: 0,
    body: 21,
    unit: 28,
    lead: 28,
    heading3: 26,
    heading2: 60,
    heading1: 92,
    figure: 132,
    hero: 400,
  },
  article: {
    text: 4,
    headings: 2,
    rowPadding: 0.92,
    quoteSize: 1.2,
  },
  invoice: {
    head: ({ scale, contentWidth, lineUnits, fromLines, toLines, columns, subject, amount }) => {
      const cover = scale.height * (scale.isWide ? 0.32 : 0.29) - scale.marginTop;
      const address = (fromLines + toLines) * lineUnits + 3;
      const gaps = scale.isWide ? 4.4 : 6.3;
      return (
        Math.max(cover / scale.unit, address) +
        subject(columns(4)) +
        gaps +
        lineUnits +
        amount(scale.isWide ? columns(3) : contentWidth) * 0.74
      );
    },
    tableHead: 1,
    work: (contentWidth) => contentWidth * 0.36,
    row: 0.9,
    sums: 0,
    paymentColumns: 3,
    payment: (lineUnits) => 2 * lineUnits + 0.4,
  },
  onePager: { plan: 'grid', calibration: [1, 1.13], reduced: 1.47 },
  css: [baseCss, pageCss, slidesCss, articleCss, invoiceCss, ideasCss],
};

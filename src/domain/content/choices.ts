/*
 * Enumerations of the content model. Separate from the schemas, so that the web app can use them without zod.
 */

export const artDirections = ['swiss', 'editorial', 'technical', 'organic', 'poster', 'corporate'] as const;
export type ArtDirection = (typeof artDirections)[number];

export const themeNames = ['light', 'dark'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Brightness of a logo without a ground of its own. */
export const logoTones = ['dark', 'light', 'middle'] as const;
export type LogoTone = (typeof logoTones)[number];

export const orientations = ['portrait', 'landscape'] as const;
export type Orientation = (typeof orientations)[number];

export const documentFormats = [
  'a4',
  'letter',
  'a5',
  'a6',
  'square',
  'story',
  'slides-16x9',
  'slides-4x3',
] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export const chartKinds = [
  'column',
  'bar',
  'grouped',
  'stacked',
  'waterfall',
  'parts',
  'line',
  'step',
  'area',
  'pie',
  'donut',
  'sparkline',
  'progress',
  'gantt',
  'combined',
  'scatter',
  'bubble',
  'radar',
  'heatmap',
  'histogram',
  'funnel',
  'slope',
  'multiples',
  'sankey',
] as const;
export type ChartKind = (typeof chartKinds)[number];

/** Diagrams of ideas: all have the same list of items, which each kind arranges in its own way. */
export const ideaKinds = ['org', 'cycle', 'pyramid', 'venn', 'matrix', 'fishbone', 'journey', 'hub'] as const;
export type IdeaKind = (typeof ideaKinds)[number];

/** Shapes of a plan view. */
export const planShapes = ['beds', 'trees', 'building', 'water', 'path', 'area'] as const;
/** Shapes of a cross section, above and below the ground. */
export const sectionShapes = ['building', 'houses', 'trees', 'boreholes', 'pipe', 'return', 'depth'] as const;
export type DrawnShape = (typeof planShapes)[number] | (typeof sectionShapes)[number];

export const calloutTones = ['note', 'tip', 'important', 'warning'] as const;
export type CalloutTone = (typeof calloutTones)[number];

/** How a photo is printed: in two colors, with grain, or both. */
export const pictureFinishes = ['duotone', 'grain', 'duotone-grain'] as const;
export type PictureFinish = (typeof pictureFinishes)[number];

import { nameTable, wordLists } from './spelling.ts';

const formats = nameTable([
  ...wordLists({
    a4: 'a4, din a4, iso a4, 210x297, document, paper, print, doc',
    letter: 'letter, us letter, us-letter, 8.5x11',
    a5: 'a5, din a5, half a4',
    a6: 'a6, din a6, postcard, quarter a4',
    square: 'square, 1:1, 1080x1080, instagram, social',
    story: 'story, 9:16, stories, reel, 1080x1920, vertical video, mobile',
    'slides-16x9':
      'slides-16x9, 16:9, 16x9, 16-9, slides, slide, deck, presentation, widescreen, wide, 1920x1080, 1280x720, powerpoint, pptx, keynote',
    'slides-4x3': 'slides-4x3, 4:3, 4x3, 1024x768, standard slides',
  }),
]);

const orientations = nameTable(
  wordLists({ portrait: 'portrait, vertical, upright, tall', landscape: 'landscape, horizontal, wide' }),
);

const directions = nameTable(
  wordLists({
    swiss: 'swiss, minimal, minimalist, international, clean, modern, grid',
    editorial: 'editorial, magazine, classic, elegant, serif, newspaper, literary',
    technical: 'technical, engineering, blueprint, mono, developer, scientific',
    organic: 'organic, natural, nature, warm, soft, friendly, handmade',
    poster: 'poster, bold, loud, graphic, playful, expressive',
    corporate: 'corporate, business, professional, formal, consulting, enterprise',
  }),
);

const themes = nameTable(wordLists({ light: 'light, day, white, bright', dark: 'dark, night, black, dim' }));

const tones = nameTable(
  wordLists({
    note: 'note, info, information, neutral, default, aside',
    tip: 'tip, hint, success, idea, good, positive',
    important: 'important, key, highlight, primary, emphasis, attention',
    warning: 'warning, caution, danger, error, alert, critical, negative, risk',
  }),
);

const chartKinds = nameTable(
  wordLists({
    column: 'column, columns, vertical bar, bar vertical',
    bar: 'bar, bars, bar chart, barchart, horizontal bar, bar-horizontal, hbar',
    grouped: 'grouped, clustered, grouped bar, clustered column, multi bar',
    stacked: 'stacked, stacked bar, stacked column, stack',
    waterfall: 'waterfall, bridge, cascade',
    parts: 'parts, segments, segmented, share bar',
    line: 'line, line chart, linechart, lines, trend, spline, time series',
    step: 'step, steps, stepped, step line',
    area: 'area, area chart, areachart, filled line',
    pie: 'pie, pie chart, piechart',
    donut: 'donut, doughnut, ring, donut chart, doughnut chart',
    sparkline: 'sparkline, spark, mini line',
    progress: 'progress, gauge, progress bar, radial, completion, goal',
    gantt: 'gantt, gantt chart, plan, schedule',
    combined: 'combined, combo, combo chart, bar line, bar and line, column line, mixed, dual axis, pareto',
    scatter: 'scatter, scatter plot, scatterplot, xy, points, dot plot, correlation',
    bubble: 'bubble, bubbles, bubble chart',
    radar: 'radar, radar chart, spider, spider chart, web, star, polar',
    heatmap: 'heatmap, heat map, heat-map, heat, calendar heatmap, matrix',
    histogram: 'histogram, distribution, frequency, bins',
    funnel: 'funnel, funnel chart, conversion, pipeline',
    slope: 'slope, slope chart, slopegraph, slope graph, bump, before after',
    multiples: 'multiples, small multiples, trellis, facets, facet, panels, lattice',
    sankey: 'sankey, sankey diagram, alluvial, flows, flow chart',
  }),
);

const alignments = nameTable(
  wordLists({ left: 'left, start, l', right: 'right, end, r, numeric', center: 'center, middle, c' }),
);

const tables: Readonly<Record<string, (name: string) => string | undefined>> = {
  format: formats,
  orientation: orientations,
  direction: directions,
  theme: themes,
  tone: tones,
  kind: chartKinds,
  align: alignments,
};

/** Returns the value that a name means in this field; `field` is the name in the schema. */
export function choiceOf(field: string, name: string): string | undefined {
  return tables[field]?.(name);
}

/**
 * Elements allowed in documents, grouped by how HTML parsers treat them. Allowlists only: any other element
 * loses its tag and keeps its text.
 */

/** Elements allowed in a paragraph. */
export const phrasingElements: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr svg'.split(
    ' ',
  ),
);

/** Flow elements that are valid in any flow container. */
export const flowElements: ReadonlySet<string> = new Set(
  'address article aside blockquote div figcaption figure footer h1 h2 h3 h4 h5 h6 header hr main nav p pre section'.split(
    ' ',
  ),
);

/** Elements valid only in a specific parent; canonical-flow.ts moves them there. */
export const structuralElements: ReadonlySet<string> = new Set(
  'ul ol li dl dt dd table caption colgroup col thead tbody tfoot tr th td'.split(' '),
);

export const voidElements: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'wbr']);

export const headingElements: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * SVG elements for drawing, in SVG case. Excludes `image`, `foreignObject`, `a`, `script`, `style`, animation
 * and filters: they load, run, or cost the text layer of the PDF.
 */
const svgNames =
  'svg g path circle ellipse rect line polyline polygon text tspan textPath defs linearGradient radialGradient stop clipPath mask pattern symbol use marker title desc'.split(
    ' ',
  );

/** From lowercase name to SVG name. */
export const svgElements: ReadonlyMap<string, string> = new Map(
  svgNames.map((name) => [name.toLowerCase(), name]),
);

/** SVG elements with visible or spoken text. */
export const svgTextElements: ReadonlySet<string> = new Set(['text', 'tspan', 'textPath']);
export const svgDescriptionElements: ReadonlySet<string> = new Set(['title', 'desc']);

/** Elements removed with their content, because it is not text of the document. */
export const droppedElements: ReadonlySet<string> = new Set(
  'script style textarea option select xmp noscript noembed noframes iframe plaintext template object embed audio video canvas listing applet frameset'.split(
    ' ',
  ),
);

import { safeCssValue } from './safe-css-value.ts';

/** Geometry attributes: numbers, letters of path data and transforms. */
const geometry =
  'd points x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height viewBox transform gradientTransform patternTransform gradientUnits patternUnits patternContentUnits clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient spreadMethod offset pathLength preserveAspectRatio rotate textLength lengthAdjust startOffset'.split(
    ' ',
  );

/** Presentation attributes, which CSS could set as well. */
const presentation =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stop-color stop-opacity clip-rule color opacity display visibility overflow text-anchor dominant-baseline alignment-baseline baseline-shift font-family font-size font-style font-weight letter-spacing word-spacing writing-mode text-decoration paint-order vector-effect shape-rendering text-rendering transform-origin'.split(
    ' ',
  );

const references = ['clip-path', 'mask', 'marker-start', 'marker-mid', 'marker-end'];

const canonicalNames: ReadonlyMap<string, string> = new Map(
  [...geometry, ...presentation, ...references].map((name) => [name.toLowerCase(), name]),
);
const geometryNames: ReadonlySet<string> = new Set(geometry);
const referenceNames: ReadonlySet<string> = new Set(references);

const geometryValue = /^[A-Za-z0-9\s.,()+\-%]*$/;
const localUrl = /^url\(\s*['"]?#([A-Za-z0-9._-]{1,180})['"]?\s*\)$/;
const validId = /^[A-Za-z0-9._-]{1,180}$/;

/** Elements that can be referenced by id. */
const referable: ReadonlySet<string> = new Set(
  'linearGradient radialGradient clipPath mask pattern symbol marker path g circle rect ellipse polygon'.split(
    ' ',
  ),
);

/**
 * Prefixes an id with its block's id, so that it can't clobber a global of the page or collide with another
 * block's id. Null if invalid.
 */
function scopedId(id: string, scope: string): string | null {
  if (!validId.test(id)) return null;
  return id.startsWith(`${scope}--`) ? id : `${scope}--${id.split('--').at(-1)}`;
}

/** Returns the SVG attribute in canonical case with a safe value, or null. */
export function svgAttribute(
  elementName: string,
  lowerName: string,
  value: string,
  scope: string,
): readonly [string, string] | null {
  if (lowerName === 'id') {
    const id = referable.has(elementName) ? scopedId(value.trim(), scope) : null;
    return id === null ? null : ['id', id];
  }
  if (lowerName === 'href' || lowerName === 'xlink:href') {
    const isPointer = ['use', 'textPath', 'linearGradient', 'radialGradient', 'pattern'].includes(
      elementName,
    );
    const id = isPointer && value.trim().startsWith('#') ? scopedId(value.trim().slice(1), scope) : null;
    return id === null ? null : ['href', `#${id}`];
  }
  const name = canonicalNames.get(lowerName);
  if (name === undefined) return null;
  if (geometryNames.has(name)) return geometryValue.test(value) ? [name, value.trim()] : null;
  const target = localUrl.exec(value.trim())?.[1];
  if (target !== undefined) {
    const id = scopedId(target, scope);
    return id === null ? null : [name, `url(#${id})`];
  }
  if (referenceNames.has(name)) return value.trim() === 'none' ? [name, 'none'] : null;
  const plain = safeCssValue(value);
  return plain === null ? null : [name, plain];
}

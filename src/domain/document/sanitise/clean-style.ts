import { isTokenName, safeCssValue, safeTokenValue } from './safe-css-value.ts';

/**
 * Allowed layout and typography properties. Excludes `filter` (the PDF would lose the text), `content` and
 * animation.
 */
const properties: ReadonlySet<string> = new Set(
  [
    'color opacity mix-blend-mode isolation background background-color background-image background-size',
    'background-position background-repeat background-clip background-origin box-shadow box-sizing',
    'border border-top border-right border-bottom border-left border-color border-style border-width border-radius',
    'border-top-color border-right-color border-bottom-color border-left-color border-top-style border-right-style',
    'border-bottom-style border-left-style border-top-width border-right-width border-bottom-width',
    'border-left-width border-top-left-radius border-top-right-radius border-bottom-left-radius',
    'border-bottom-right-radius border-collapse border-spacing outline',
    'width height min-width min-height max-width max-height inline-size block-size aspect-ratio',
    'margin margin-top margin-right margin-bottom margin-left margin-inline margin-block',
    'margin-inline-start margin-inline-end margin-block-start margin-block-end',
    'padding padding-top padding-right padding-bottom padding-left padding-inline padding-block',
    'padding-inline-start padding-inline-end padding-block-start padding-block-end',
    'display visibility overflow overflow-x overflow-y float clear position top right bottom left inset z-index',
    'flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap order gap row-gap column-gap',
    'grid grid-area grid-auto-columns grid-auto-flow grid-auto-rows grid-column grid-column-start grid-column-end',
    'grid-row grid-row-start grid-row-end grid-template-columns grid-template-rows',
    'align-content align-items align-self justify-content justify-items justify-self place-content place-items',
    'place-self columns column-count column-width column-rule column-span column-fill',
    'break-before break-after break-inside orphans widows table-layout caption-side vertical-align empty-cells',
    'transform transform-origin rotate scale translate clip-path object-fit object-position',
    'font font-family font-size font-style font-weight font-stretch font-variant font-variant-caps',
    'font-variant-numeric font-variant-ligatures font-feature-settings font-kerning font-optical-sizing',
    'line-height letter-spacing word-spacing white-space word-break overflow-wrap hyphens tab-size',
    'text-align text-align-last text-decoration text-decoration-color text-decoration-line text-decoration-style',
    'text-decoration-thickness text-underline-offset text-indent text-overflow text-shadow text-transform',
    'text-wrap direction writing-mode text-orientation list-style list-style-type list-style-position',
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset',
    'stroke-linecap stroke-linejoin stroke-miterlimit stop-color stop-opacity text-anchor dominant-baseline',
    'paint-order vector-effect',
  ]
    .join(' ')
    .split(' '),
);

/** Restricts values that would move an element out of its page or over its siblings, or hide its text. */
const narrowed: Readonly<Record<string, RegExp>> = {
  display: /^(?!none$)/,
  visibility: /^visible$/,
  opacity: /^(?:1(?:\.0+)?|0?\.(?:[1-9]\d*|0[5-9]\d*)|(?:[5-9]|[1-9]\d|100)%)$/,
  'font-size': /^(?!0(?:\.0+)?(?:[a-z%]*)$)/,
  position: /^(?:static|relative|absolute)$/,
  'z-index': /^\d{1,2}$/,
};

/** Parses a declaration into property and value; null if not allowed. */
function cleanDeclaration(declaration: string): readonly [string, string] | null {
  const colon = declaration.indexOf(':');
  if (colon < 0) return null;
  const name = declaration.slice(0, colon).trim();
  const raw = declaration.slice(colon + 1);
  if (name.startsWith('--')) {
    const value = isTokenName(name.slice(2)) ? safeTokenValue(raw) : null;
    return value === null ? null : [name, value];
  }
  const property = name.toLowerCase();
  if (!properties.has(property)) return null;
  const value = safeCssValue(raw);
  if (value === null) return null;
  const pattern = narrowed[property];
  return pattern && !pattern.test(value.toLowerCase()) ? null : [property, value];
}

/** Returns the allowed declarations of a style attribute, the last of each property, in order. */
function styleDeclarations(style: string): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  // Also splits at semicolons inside quotes: both halves then have an unclosed quote and are rejected.
  for (const declaration of style.slice(0, 20_000).split(';')) {
    const cleaned = cleanDeclaration(declaration);
    if (!cleaned) continue;
    kept.delete(cleaned[0]);
    kept.set(cleaned[0], cleaned[1]);
  }
  return kept;
}

/** Returns a style attribute with allowed declarations only; can be empty. */
export function cleanStyle(style: string): string {
  return formatDeclarations(styleDeclarations(style));
}

function formatDeclarations(declarations: ReadonlyMap<string, string>): string {
  return [...declarations].map(([name, value]) => `${name}:${value}`).join(';');
}

/** Returns the design tokens of a style attribute, sorted, by name without dashes. */
export function styleTokens(style: string): ReadonlyMap<string, string> {
  const tokens = [...styleDeclarations(style)]
    .filter(([name]) => name.startsWith('--'))
    .map(([name, value]) => [name.slice(2), value] as const);
  return new Map(tokens.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the style attribute that sets these tokens, sorted by name; skips invalid tokens. */
export function formatTokens(tokens: Iterable<readonly [string, string]>): string {
  const declarations = [...tokens].map(([name, value]) => `--${name}:${value.replaceAll(';', '\\')}`);
  const kept = styleTokens(declarations.join(';'));
  return formatDeclarations(new Map([...kept].map(([name, value]) => [`--${name}`, value])));
}

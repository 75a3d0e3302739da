import { formatHex } from '../document/kit/contrast.ts';
import { cssRules, withoutCssComments } from '../markup/css-rules.ts';

/** Brand colors by weight, and font families by frequency, from a style sheet. */
export interface CssBrand {
  readonly colours: ReadonlyMap<string, number>;
  readonly headings: readonly string[];
  readonly text: readonly string[];
}

const longestSheet = 600_000;
const mostRules = 20_000;
/** Names of custom properties that usually hold brand colors. */
const brandName = /brand|primary|accent|main-color|theme/i;
const action = /(?:^|[\s,.])(?:a|button|btn|cta|header|nav|hero|logo)(?![a-z])/i;
const genericFamilies: ReadonlySet<string> = new Set([
  ...['inherit', 'initial', 'unset', 'serif', 'sans-serif', 'monospace', 'system-ui', '-apple-system'],
  ...['blinkmacsystemfont', 'segoe ui', 'arial', 'helvetica', 'helvetica neue'],
]);
const genericName = /^ui-\w|^var\(|icon|awesome|emoji|symbol/i;
/** Longer selectors and rules are skipped. */
const longestSelector = 1000;
const longestRule = 20_000;

function hexesOf(value: string): string[] {
  const hexes = [...value.matchAll(/#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/gi)].map(([, digits = '']) =>
    `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase(),
  );
  const rgbs = [...value.matchAll(/rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)/gi)].map(
    ([, red, green, blue]) => formatHex([Number(red), Number(green), Number(blue)]),
  );
  return [...hexes, ...rgbs];
}

function weightOf(selector: string, property: string): number {
  if (property.startsWith('--')) return brandName.test(property) ? 12 : 1;
  const isSeen = /^(?:background(?:-color)?|color|fill|border-color)$/.test(property);
  if (!isSeen) return 0.25;
  return action.test(selector) || brandName.test(selector) ? 4 : 1;
}

function familyOf(value: string): string | null {
  const first = value
    .split(',')[0]
    ?.replace(/!important/i, '')
    .trim()
    .replace(/^['"]|['"]$/g, '')
    .trim();
  const isOwn =
    first && first.length <= 60 && !genericFamilies.has(first.toLowerCase()) && !genericName.test(first);
  return isOwn ? first : null;
}

/** Returns the families of a `font` shorthand, which follow the size. */
function afterSize(font: string): string {
  const words = font.trim().split(/\s+/);
  return words.slice(words.findIndex((word) => /\d/.test(word)) + 1).join(' ');
}

/**
 * Extracts colors and font families from a site's style sheets. Never throws; cuts input that is too long.
 */
export function readCssBrand(css: string): CssBrand {
  const colours = new Map<string, number>();
  const headings = new Map<string, number>();
  const text = new Map<string, number>();
  const add = (map: Map<string, number>, key: string, weight: number) =>
    map.set(key, (map.get(key) ?? 0) + weight);
  const sheet = withoutCssComments(css.slice(0, longestSheet));
  let rules = 0;
  for (const { selector, body } of cssRules(sheet)) {
    rules += 1;
    if (rules > mostRules) break;
    if (selector.length > longestSelector || body.length > longestRule) continue;
    if (/@font-face/i.test(selector)) continue;
    for (const declaration of body.split(';')) {
      const [, property = '', value = ''] = /^\s*([\w-]{1,80})\s*:([\s\S]{1,400})/.exec(declaration) ?? [];
      for (const hex of hexesOf(value)) add(colours, hex, weightOf(selector, property));
      if (property !== 'font-family' && property !== 'font') continue;
      const family = familyOf(property === 'font' ? afterSize(value) : value);
      if (!family) continue;
      if (/(?:^|[\s,])h[1-3](?![\w-])|heading|title|display/i.test(selector)) add(headings, family, 1);
      else add(text, family, /(?:^|[\s,])(?:html|body|:root|p)(?![\w-])/i.test(selector) ? 10 : 1);
    }
  }
  const ordered = (map: ReadonlyMap<string, number>) =>
    [...map].sort(([, a], [, b]) => b - a).map(([family]) => family);
  return { colours, headings: ordered(headings), text: ordered(text) };
}

import { withoutCssComments } from '../../markup/css-rules.ts';
import { kitStylesheet } from './stylesheet.ts';

interface Rule {
  /** Selectors of the rule, with nested ones resolved. */
  readonly selectors: readonly string[];
  /** Declarations of the rule, without those of nested rules. */
  readonly declarations: string;
  /** Inside a conditional at-rule. */
  readonly isConditional: boolean;
}

const hides = /(?:^|;)\s*(?:display:\s*none|clip-path:\s*inset\(50%\))/;
const shows = /(?:^|;)\s*display:\s*(?!none)/;

const found = new Map<string, string>();

/**
 * Returns a selector list of what the kit always hides in a direction: labels of other directions, and chart
 * tables for screen readers. Excludes elements hidden only in some contexts.
 */
export function unseenSelector(direction: string): string {
  const known = found.get(direction) ?? find(kitStylesheet(direction));
  found.set(direction, known);
  return known;
}

function find(sheet: string): string {
  const rules = readRules(sheet);
  const showing = rules
    .filter(({ declarations }) => shows.test(declarations) && !hides.test(declarations))
    .flatMap(({ selectors }) => selectors);
  const isRival = (hidden: string) => (shown: string) =>
    lastPart(shown) === lastPart(hidden) && weightOf(shown) >= weightOf(hidden);
  return rules
    .filter(({ declarations, isConditional }) => !isConditional && hides.test(declarations))
    .flatMap(({ selectors }) => selectors)
    .filter((selector) => !selector.includes('::'))
    .map((selector) => {
      const rivals = showing.filter(isRival(selector));
      return rivals.length === 0 ? selector : `${selector}:not(${rivals.join(',')})`;
    })
    .join(',');
}

/** Counts the classes and attributes in a selector; the kit uses no other selectors for elements. */
function weightOf(selector: string): number {
  const strongest = selector.replace(/:(?:is|not)\(([^(),]*),[^()]*\)/g, '$1');
  return strongest.match(/[.[]/g)?.length ?? 0;
}

/** Returns the last compound of a selector, which names the element itself. */
function lastPart(selector: string): string {
  return partsOf(selector, ' ').at(-1) ?? selector;
}

/** Splits at separators outside of brackets. */
function partsOf(text: string, separator: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function within(around: readonly string[], selector: string): string[] {
  return partsOf(selector, ',').map((part) => {
    if (around.length === 0) return part;
    const parent = `:is(${around.join(',')})`;
    return part.includes('&') ? part.replaceAll('&', parent) : `${parent} ${part}`;
  });
}

/** Parses the rules of one of our style sheets, which have no braces in strings. */
function readRules(source: string): Rule[] {
  const sheet = withoutCssComments(source);
  const rules: Rule[] = [];
  const open: { selectors: readonly string[]; declarations: string; isConditional: boolean }[] = [];
  let at = 0;
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    const text = sheet.slice(at, index);
    at = index + 1;
    const current = open.at(-1);
    if (brace === '}') {
      open.pop();
      if (current) rules.push({ ...current, declarations: current.declarations + text });
      continue;
    }
    const end = text.lastIndexOf(';') + 1;
    if (current) current.declarations += text.slice(0, end);
    const prelude = text.slice(end).trim();
    const isQuery = prelude.startsWith('@');
    open.push({
      selectors: isQuery ? (current?.selectors ?? []) : within(current?.selectors ?? [], prelude),
      declarations: '',
      isConditional: isQuery || (current?.isConditional ?? false),
    });
  }
  return rules;
}

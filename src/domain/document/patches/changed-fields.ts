import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import type { Span } from '../../content/text/span.ts';
import { fieldOf } from '../content-place.ts';
import { shownCharacters, shownSpans } from './shown-text.ts';

/** A field's text before and after an edit. */
export interface ChangedField {
  /** Path of an edit operation: 'b3.items.2.text'. */
  readonly at: string;
  readonly kind: 'text' | 'characters' | 'value';
  readonly before: readonly Span[];
  readonly after: readonly Span[];
  /** The part of the field that the element shows, in characters; null if it shows all of it. */
  readonly range: readonly [from: number, to: number] | null;
}

/** User-set marks and filled placeholders; all other attributes are layout. */
const ownMarks = new Set(['data-locked', 'data-intended', 'data-gap', 'data-sample']);

function layoutOf({ attribs }: Element): string {
  const kept = Object.entries(attribs)
    .filter(([name]) => !ownMarks.has(name))
    .map(([name, value]) => {
      if (name !== 'class') return `${name}=${value}`;
      const classes = value.split(/\s+/).filter((each) => each !== 'gap' && each !== 'sample' && each !== '');
      return classes.length === 0 ? '' : `class=${classes.join(' ')}`;
    })
    .filter((attribute) => attribute !== '');
  return kept.sort().join('\n');
}

const isSpace = (node: ChildNode): boolean => isText(node) && node.data.trim() === '';

function partsOf(element: Element): readonly ChildNode[] {
  return element.children.filter((node) => (isTag(node) || isText(node)) && !isSpace(node));
}

function rangeOf({ attribs }: Element): readonly [number, number] | null {
  const [from, to] = (attribs['data-range'] ?? '').split('-').map(Number);
  return from === undefined || to === undefined || Number.isNaN(from + to) ? null : [from, to];
}

function fieldIn(before: Element, after: Element): ChangedField | null {
  const value = before.attribs['data-value'];
  const at = value === undefined ? fieldOf(before) : fieldOf(before, 'data-value');
  if (at === null) return null;
  const range = rangeOf(before);
  if (before.name === 'pre') {
    const characters = (element: Element): readonly Span[] => [{ text: shownCharacters(element.children) }];
    return { at, kind: 'characters', before: characters(before), after: characters(after), range };
  }
  const kind = value === undefined ? 'text' : 'value';
  return { at, kind, before: shownSpans(before), after: shownSpans(after), range };
}

/**
 * Returns the content fields that differ between two states of an element.
 * @returns null if anything else differs: a computed figure, layout, or the number of parts
 */
export function changedFields(before: Element, after: Element): readonly ChangedField[] | null {
  if (before.name !== after.name || layoutOf(before) !== layoutOf(after)) return null;
  const field = fieldIn(before, after);
  if (field) return JSON.stringify(field.before) === JSON.stringify(field.after) ? [] : [field];
  const parts = partsOf(before);
  const others = partsOf(after);
  if (parts.length !== others.length) return null;
  const changed: ChangedField[] = [];
  for (const [index, part] of parts.entries()) {
    const other = others[index];
    if (isTag(part) && other && isTag(other)) {
      const inside = changedFields(part, other);
      if (!inside) return null;
      changed.push(...inside);
    } else if (isText(part) && other && isText(other)) {
      if (part.data.replace(/\s+/g, ' ').trim() !== other.data.replace(/\s+/g, ' ').trim()) return null;
    } else return null;
  }
  return changed;
}

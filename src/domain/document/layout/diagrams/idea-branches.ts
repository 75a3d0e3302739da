import type { Idea } from '../../../content/blocks/diagram.ts';
import { iconHtml } from '../icon.ts';
import { element, type Html, richElement, textElement } from '../markup.ts';
import { isEmpty } from '../text/field-text.ts';
import type { Read } from '../text/read-fields.ts';

/** An item of a diagram with those that belong to it. */
export interface Branch {
  readonly item: Read<Idea>;
  /** Its number in the list of items, from 1; part of its id. */
  readonly number: number;
  readonly children: readonly Branch[];
}

/** Builds the tree of items: each belongs to the last one above it with a lower level. */
export function branchesOf(items: readonly Read<Idea>[]): readonly Branch[] {
  const top: Branch[] = [];
  const open: { readonly level: number; readonly children: Branch[] }[] = [];
  items.forEach((item, index) => {
    const level = item.level ?? 1;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const children: Branch[] = [];
    (open.at(-1)?.children ?? top).push({ item, number: index + 1, children });
    open.push({ level, children });
  });
  return top;
}

/** Returns every word of a branch, to estimate its size. */
export function wordsIn({ item, children }: Branch): readonly string[] {
  return [item.title.plain, ...(item.text ? [item.text.plain] : []), ...children.flatMap(wordsIn)];
}

interface Shown {
  /** Printed before the title: its number, its letter. */
  readonly mark?: string | undefined;
  /** Whether the icon is drawn elsewhere. */
  readonly isIconless?: boolean;
}

/** Returns the title and the text of an item. */
export function ideaHtml({ item, number }: Branch, id: string, shown: Shown = {}): Html {
  const { title, text, icon } = item;
  const own = `${id}.${number}`;
  const mark = shown.mark !== undefined && textElement('span', { class: 'idea-mark' }, shown.mark);
  const drawn = shown.isIconless ? null : iconHtml(icon);
  return element(
    'div',
    { class: drawn ? 'idea has-icon' : 'idea' },
    drawn,
    !(isEmpty(title) && !mark) &&
      element('p', { class: 'idea-title' }, mark, richElement('span', { id: `${own}.title` }, title)),
    text && !isEmpty(text) && richElement('p', { class: 'idea-text', id: `${own}.text` }, text),
  );
}

/** Returns the items below another one as a list, or nothing. */
export function ideaList(branches: readonly Branch[], id: string): Html | null {
  if (branches.length === 0) return null;
  return element(
    'ul',
    { class: 'idea-list' },
    ...branches.map((branch) => element('li', {}, ideaHtml(branch, id), ideaList(branch.children, id))),
  );
}

import { isTag, type Element as Node } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { writeText } from '../../../../../domain/content/text/write-text.ts';
import { shownSpans } from '../../../../../domain/document/patches/shown-text.ts';
import { words } from '../../../../lib/words.ts';
import { contentPageOf } from '../../page-parts.ts';
import type { MakeEdit } from '../hand-edit.ts';
import { newPartId } from '../new-part-id.ts';
import { bySelector, type NewWords, writeWords } from './edited-words.ts';
import type { SplitPlace } from './split-place.ts';

/** Text divided by Enter. */
export interface SplitText extends SplitPlace {
  /** The fields with new text, with what is left of the divided one. */
  readonly words: readonly NewWords[];
  /** Field that was divided. */
  readonly field: string;
  /** Text of the new paragraph or item; '' for a placeholder. */
  readonly tailHtml: string;
}

/** A field to edit next. */
export interface NextField {
  readonly blockId: string;
  readonly name: string;
}

export interface NewField extends NextField {
  /** True if it has only a placeholder. */
  readonly isEmpty: boolean;
}

const gapOf = (name: string): string => `[[${name}]]`;
const gapHtmlOf = (name: string): string => `<span class="gap" data-gap="${name}">${name}</span>`;

/** Returns the text of a field as content has it. */
function textOf(html: string): string {
  const [root] = parseDocument(`<p>${html}</p>`).children;
  return root && isTag(root) ? writeText(shownSpans(root as Node)) : '';
}

/** Numbers the items of a list as the layout does. */
function renumber(list: Element, path: string): void {
  const own = list.getAttribute('data-id') ?? '';
  for (const [index, item] of [...list.children].entries()) {
    const before = item.getAttribute('data-id') ?? '';
    for (const element of [item, ...item.querySelectorAll('[data-id], [data-field]')]) {
      const id = element.getAttribute('data-id');
      if (id === before || id?.startsWith(`${before}.`))
        element.setAttribute('data-id', `${own}.${index + 1}${id.slice(before.length)}`);
      const field = element.getAttribute('data-field');
      if (!field?.startsWith(`${path}.`)) continue;
      const [, ...rest] = field.slice(path.length + 1).split('.');
      element.setAttribute('data-field', [path, index, ...rest].join('.'));
    }
  }
}

/** Inserts a copy of a list item with the new text. */
function addItem(words: Element, path: string, html: string): void {
  const item = words.closest('li');
  const list = item?.parentElement;
  if (!item || !list) return;
  const copy = item.cloneNode(true) as Element;
  if (copy.classList.contains('is-done')) copy.classList.replace('is-done', 'is-open');
  for (const child of [...copy.children]) if (!child.matches('.item-text')) child.remove();
  const text = copy.querySelector('.item-text');
  if (text) text.innerHTML = html;
  item.after(copy);
  renumber(list, path);
}

/**
 * Makes the edit for text divided by Enter: a new paragraph or list item with the rest of the text, or with a
 * placeholder. It shows at once, and is saved as one version.
 */
export function splitText(
  blockId: string,
  split: SplitText,
  name: string,
): { readonly make: MakeEdit; readonly next: NewField } {
  const { item, words: newWords, field, tailHtml } = split;
  const newId = newPartId('b');
  const { fillText } = words('blocks');
  const shown = tailHtml || gapHtmlOf(fillText);
  const text = tailHtml === '' ? gapOf(fillText) : textOf(tailHtml);

  const make: MakeEdit = (html) => {
    const written = writeWords(html, blockId, newWords);
    const block = written?.block;
    const page = block?.closest('.page');
    const pageId = block && contentPageOf(block);
    if (!written || !block || !page || !pageId) return null;
    const { root } = written;
    const fields = newWords.map(({ name: path, html: own }) => ({
      op: 'set',
      at: `${blockId}.${(path ?? '').trim()}`,
      value: textOf(own),
    }));
    const id = root.getAttribute('data-id') ?? blockId;
    if (item) {
      const target = block.querySelector(`[data-field="${field.trim()}"]`);
      if (!target) return null;
      const isCheck = target.closest('li')?.matches('.is-done, .is-open') === true;
      addItem(target, item.list, shown);
      const value = { text, ...(isCheck && { checked: false }) };
      return {
        patches: [{ op: 'replace', id, html: root.outerHTML }],
        operations: [
          ...fields,
          { op: 'insert_item', at: `${blockId}.${item.list}`, index: item.index + 1, value },
        ],
        label: words('editing').newItem(name),
      };
    }
    const copy = block.cloneNode(false) as Element;
    copy.setAttribute('data-id', newId);
    copy.innerHTML = shown;
    const isOuter = root === block;
    if (!isOuter) block.after(copy);
    return {
      patches: [
        { op: 'replace', id, html: root.outerHTML },
        ...(isOuter
          ? [
              {
                op: 'insert' as const,
                pageId: page.getAttribute('data-id') ?? '',
                afterId: blockId,
                html: copy.outerHTML,
              },
            ]
          : []),
      ],
      operations: [
        ...fields,
        {
          op: 'insert_block',
          in: pageId,
          after: blockId,
          block: { id: newId, type: 'paragraph', text },
        },
      ],
      label: words('editing').newParagraph(name),
    };
  };

  const isEmpty = tailHtml === '';
  const next = item
    ? { blockId, name: `${item.list}.${item.index + 1}.text `, isEmpty }
    : { blockId: newId, name: 'text ', isEmpty };
  return { make, next };
}

/** Makes the edit that removes a new paragraph or item that was left empty. */
export function removeEmpty({ blockId, name }: NextField): MakeEdit {
  return (html) => {
    const [, list, index] = /^(.*items)\.(\d+)\.text $/.exec(name) ?? [];
    const article = new DOMParser().parseFromString(html, 'text/html');
    const block = article.querySelector(bySelector(blockId));
    const root = block?.closest('.page > [data-id]');
    if (!block || !root) return null;
    const label = words('editing').removedLine;
    if (list === undefined) {
      const patches = [{ op: 'remove' as const, id: blockId }];
      if (root === block) return { patches, operations: [{ op: 'remove', id: blockId }], label };
      block.remove();
    } else {
      const words = block.querySelector(`[data-field="${name.trim()}"]`);
      const items = words?.closest('li')?.parentElement;
      words?.closest('li')?.remove();
      if (items) renumber(items, list);
    }
    const at = `${blockId}.${list}`;
    return {
      patches: [{ op: 'replace', id: root.getAttribute('data-id') ?? '', html: root.outerHTML }],
      operations: [
        list === undefined ? { op: 'remove', id: blockId } : { op: 'remove_item', at, index: Number(index) },
      ],
      label,
    };
  };
}

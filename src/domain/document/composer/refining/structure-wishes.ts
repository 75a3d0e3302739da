import { isTag } from 'domhandler';
import type { Patch } from '../../patch.ts';
import { type Part, partsInReach } from './document-view.ts';
import { findContainer, findText, partName } from './find-part.ts';
import type { Outcome, RefineContext, WishReader } from './wish.ts';

const removal =
  /^(?:remove|delete|drop|take (?:out|away|off)|get rid of|cut|hide|entferne|lösche|streiche|supprime|enlève|quita|elimina|borra) (.{1,120})$/iu;

const notFound = (name: string): Outcome => ({
  type: 'say',
  text: `I found no “${partName(name) || name}” on the page. Name it by its heading, or click it first.`,
});

/** Names of what was taken away or moved, for the summary. */
const called = (part: Part): string =>
  (part.name || part.text.split('\n')[0]?.slice(0, 40) || part.id).toLowerCase();

function pageByNumber(context: RefineContext, name: string): string | null {
  const number = /^(?:the )?(?:slide|page) (?:no\.? )?(\d{1,3})$/i.exec(name.trim())?.[1];
  if (/^(?:the )?last (?:slide|page)$/i.test(name.trim()))
    return context.view.article.pages.at(-1)?.id ?? null;
  return number ? (context.view.article.pages[Number(number) - 1]?.id ?? null) : null;
}

/** A whole slide by what its heading or its small label says. */
function slideOf(context: RefineContext, name: string): string | null {
  if (!context.view.article.format.startsWith('slides')) return null;
  const wanted = partName(name);
  const heading = context.view.parts.find(
    ({ classes, text }) =>
      (classes.includes('slide-label') || classes.includes('slide-title')) && partName(text) === wanted,
  );
  return heading?.pageId ?? null;
}

export const readRemoval: WishReader = (wish, context) => {
  const name = removal.exec(wish)?.[1];
  if (!name) return null;
  const page =
    pageByNumber(context, name) ?? (context.targetIds.length === 0 ? slideOf(context, name) : null);
  if (page) {
    if (context.view.article.pages.length === 1)
      return { type: 'say', text: 'This is the only page, so it stays.' };
    return {
      type: 'patches',
      patches: [{ op: 'remove_page', id: page }],
      did: `${partName(name)} slide removed`,
      isWholeDocument: true,
    };
  }
  const [target] = context.targetIds;
  if (target && /^(?:it|this|that|them)(?: \w+)?$/i.test(name.trim())) {
    return {
      type: 'patches',
      patches: context.targetIds.map((id): Patch => ({ op: 'remove', id })),
      did: 'selection removed',
    };
  }
  const part = findContainer(partsInReach(context.view, context.targetIds), name);
  if (!part) return notFound(name);
  return { type: 'patches', patches: [{ op: 'remove', id: part.id }], did: `${called(part)} removed` };
};

const renaming =
  /^(?:rename|retitle|call|benenne|renomme|renombra) (?:the )?(.{1,80}?)(?: (?:section|heading|slide|title))?(?: (?:to|as|in|into|zu|en|a))?(?: |: )["“]?([^"”]{1,120})["”]?$/iu;
const renamingTo =
  /^(?:rename|retitle|call|benenne|renomme|renombra) (?:the )?(.{1,80}?)(?: (?:section|heading|slide))? (?:to|as|into|in|zu|en|a) ["“]?([^"”]{1,120})["”]?$/iu;

export const readRenaming: WishReader = (wish, context) => {
  const match = renamingTo.exec(wish) ?? renaming.exec(wish);
  if (!match) return null;
  const [, name = '', text = ''] = match;
  const parts = partsInReach(context.view, context.targetIds);
  const heading = findText(parts, name);
  const container = heading ? null : findContainer(parts, name);
  const title =
    heading ??
    (container && parts.find(({ id, tag }) => id.startsWith(`${container.id}.`) && /^h[1-4]$/.test(tag)));
  if (!title?.isLeaf) return notFound(name);
  return {
    type: 'patches',
    patches: [{ op: 'set_text', id: title.id, text: text.trim() }],
    did: `“${title.text}” renamed`,
  };
};

const moving =
  /^(?:move|put|shift|bring|verschiebe|déplace|mueve) (?:the )?(.{1,80}?) (?:(up|down|(?:to|at) the (?:top|start|beginning|bottom|end)|first|last)|(before|above|after|below|under|behind|vor|nach|avant|après|antes de|después de) (?:the )?(.{1,80}))$/iu;

interface Row {
  readonly id: string;
  readonly html: string;
}

/** Where a part goes among its siblings: its new index once it is taken out. */
function placeOf(rows: readonly Row[], id: string, word: string, anchorId: string | null): number {
  const index = rows.findIndex((row) => row.id === id);
  if (/up/i.test(word)) return Math.max(0, index - 1);
  if (/down/i.test(word)) return Math.min(rows.length - 1, index + 1);
  if (/top|start|beginning|first/i.test(word)) return 0;
  if (/bottom|end|last/i.test(word)) return rows.length - 1;
  const rest = rows.filter((row) => row.id !== id);
  const anchor = rest.findIndex((row) => row.id === anchorId);
  return /before|above|vor|avant|antes/i.test(word) ? anchor : anchor + 1;
}

/** Heads and feet stay where they are; a block moves among those between them. */
const isFixed = ({ id }: Row): boolean => /^(?:s\d+\.)?(?:masthead|contact|colophon|head)(?:-\d+)?$/.test(id);

export const readMoving: WishReader = (wish, context) => {
  const match = moving.exec(wish);
  if (!match) return null;
  const [, name = '', place, relation, anchorName = ''] = match;
  const parts = partsInReach(context.view, context.targetIds);
  const part = findContainer(parts, name);
  if (!part) return notFound(name);
  const anchor = relation ? findContainer(parts, anchorName) : null;
  if (relation && !anchor) return notFound(anchorName);
  const word = place ?? relation ?? '';
  const did = `${called(part)} moved`;
  if (part.id === part.blockId) {
    const page = context.view.article.pages.find(({ id }) => id === (anchor?.pageId ?? part.pageId));
    const rows = (page?.blocks ?? []).filter((row) => !isFixed(row));
    const rest = rows.filter(({ id }) => id !== part.id);
    const at =
      page?.id === part.pageId
        ? placeOf(rows, part.id, word, anchor?.blockId ?? null)
        : placeOf(rest, '', word, anchor?.blockId ?? null);
    const before =
      at > 0
        ? rest[at - 1]?.id
        : (page?.blocks ?? []).filter(isFixed).find(({ id }) => !/contact|colophon/.test(id))?.id;
    return {
      type: 'patches',
      patches: [{ op: 'move', id: part.id, pageId: page?.id ?? part.pageId, afterId: before ?? null }],
      did,
    };
  }
  const parent = part.element.parent;
  const parentId = parent && isTag(parent) ? parent.attribs['data-id'] : undefined;
  const around = parentId ? context.view.byId.get(parentId) : undefined;
  if (!around)
    return { type: 'say', text: `The ${called(part)} cannot move on its own. Move the block around it.` };
  const siblings = context.view.parts.filter(({ element }) => element.parent === part.element.parent);
  const rest = siblings.filter(({ id }) => id !== part.id);
  const at = placeOf(siblings, part.id, word, anchor?.id ?? null);
  const ordered = [...rest.slice(0, at), part, ...rest.slice(at)];
  const firstAt = around.html.indexOf(siblings[0]?.html ?? '');
  const last = siblings.at(-1);
  const lastEnd = last ? around.html.indexOf(last.html) + last.html.length : firstAt;
  const html =
    around.html.slice(0, firstAt) + ordered.map((row) => row.html).join('') + around.html.slice(lastEnd);
  return { type: 'patches', patches: [{ op: 'replace', id: around.id, html }], did };
};

const swapping =
  /^(?:swap|exchange|switch|tausche|échange|intercambia) (?:the )?(.{1,60}?) (?:and|with|und|et|y|con|avec) (?:the )?(.{1,60})$/iu;

/** Two parts in each other's place: sections of one block, or blocks of one page. */
export const readSwapping: WishReader = (wish, context) => {
  const match = swapping.exec(wish);
  if (!match) return null;
  const parts = partsInReach(context.view, context.targetIds);
  const one = findContainer(parts, match[1] ?? '');
  const other = findContainer(parts, match[2] ?? '');
  if (!one) return notFound(match[1] ?? '');
  if (!other) return notFound(match[2] ?? '');
  const [around] = [one.element.parent].filter(
    (parent) => parent !== null && parent === other.element.parent,
  );
  if (one.pageId !== other.pageId || !around)
    return {
      type: 'say',
      text: 'Those two do not stand side by side, so I cannot swap them. Move one of them instead.',
    };
  const did = `${called(one)} and ${called(other)} swapped`;
  if (one.id === one.blockId) {
    const blocks =
      context.view.article.pages.find(({ id }) => id === one.pageId)?.blocks.map(({ id }) => id) ?? [];
    const order = blocks.map((id) => (id === one.id ? other.id : id === other.id ? one.id : id));
    const first = Math.min(blocks.indexOf(one.id), blocks.indexOf(other.id));
    const patches = order.slice(first).map(
      (id, index): Patch => ({
        op: 'move',
        id,
        pageId: one.pageId,
        afterId: order[first + index - 1] ?? null,
      }),
    );
    return { type: 'patches', patches, did };
  }
  const parentId = isTag(around) ? around.attribs['data-id'] : undefined;
  const whole = parentId ? context.view.byId.get(parentId) : undefined;
  if (!whole)
    return { type: 'say', text: 'Those two cannot be swapped on their own. Move the blocks around them.' };
  const html = whole.html
    .replace(one.html, '\u0000')
    .replace(other.html, () => one.html)
    .replace('\u0000', () => other.html);
  return { type: 'patches', patches: [{ op: 'replace', id: whole.id, html }], did };
};

import type { Patch } from '../../../../domain/document/patch.ts';
import { counted, words } from '../../../lib/words.ts';
import { markedIn } from '../marked-in.ts';
import { nameOfPart, partsOfPage } from '../page-parts.ts';
import type { MakeEdit } from './hand-edit.ts';
import { parsedPage } from './parsed-page.ts';

/** An unfilled placeholder. */
export interface Gap {
  /** Missing value: 'Your address'. */
  readonly name: string;
  readonly part: { readonly id: string; readonly name: string };
}

export function gapsIn(articleHtml: string): readonly Gap[] {
  const document = parsedPage(articleHtml);
  const parts = [...document.querySelectorAll('article > .page')].flatMap(partsOfPage);
  return markedIn(document, 'gap').flatMap((gap): Gap[] => {
    const part = parts.find((each) => each.contains(gap));
    const name = gap.dataset.gap || gap.textContent || '';
    return part ? [{ name, part: { id: part.getAttribute('data-id') ?? '', name: nameOfPart(part) } }] : [];
  });
}

/** Clears the text of all placeholders, so that nothing is printed there. Skips locked parts. */
export const leaveGapsBlank: MakeEdit = (articleHtml) => {
  const document = new DOMParser().parseFromString(articleHtml, 'text/html');
  const roots = new Set<Element>();
  // Numbers can't be blank, so their placeholders stay.
  const blank = markedIn(document, 'gap').filter((gap) => !gap.closest('[data-value], [data-locked="true"]'));
  for (const gap of blank) {
    const root = gap.closest('.page > [data-id]');
    if (!root) continue;
    roots.add(root);
    if (gap.dataset.field === undefined && gap.dataset.id === undefined) gap.remove();
    else {
      gap.textContent = '';
      gap.classList.remove('gap');
      delete gap.dataset.gap;
    }
  }
  const patches = [...roots].map((root): Patch => {
    const id = root.getAttribute('data-id') ?? '';
    return { op: 'replace', id, html: root.outerHTML };
  });
  if (patches.length === 0) return null;
  return { patches, label: counted(words('editing').leftBlank, blank.length) };
};

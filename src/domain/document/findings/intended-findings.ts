import { parseArticle } from '../article-tree.ts';
import type { Patch } from '../patch.ts';
import { readFindingId } from './finding-id.ts';

/** Where a page or a block keeps which of its findings are meant to be so. */
const attribute = 'data-intended';

const marksOf = (value: string | undefined): readonly string[] =>
  (value ?? '').split(/\s+/).filter((mark) => mark !== '');

/** Marks of intended findings by the id of the page or block. They are a part of the document: copied, restored, undone. */
export function intendedFindings(articleHtml: string): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = parseArticle(articleHtml).pages.flatMap((page) => [page, ...page.blocks]);
  return new Map(owners.map(({ id, element }) => [id, new Set(marksOf(element.attribs[attribute]))]));
}

/** The patch that marks a finding as intended or takes the mark away; null for an id that is none. */
export function intendPatch(articleHtml: string, findingId: string, isIntended: boolean): Patch | null {
  const finding = readFindingId(findingId);
  if (!finding) return null;
  const marks = new Set(intendedFindings(articleHtml).get(finding.ownerId));
  if (isIntended) marks.add(finding.mark);
  else marks.delete(finding.mark);
  const value = marks.size === 0 ? null : [...marks].sort().join(' ');
  return { op: 'set_attribute', id: finding.ownerId, name: attribute, value };
}

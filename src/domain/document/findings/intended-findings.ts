import { parseArticle } from '../article-tree.ts';
import type { Patch } from '../patch.ts';
import { readFindingId } from './finding-id.ts';

/** Attribute of a page or block that lists its intended findings. */
const attribute = 'data-intended';

const marksOf = (value: string | undefined): readonly string[] =>
  (value ?? '').split(/\s+/).filter((mark) => mark !== '');

/**
 * Returns the marks of intended findings by page or block id. They are stored in the document, so they are
 * copied, restored and undone with it.
 */
export function intendedFindings(articleHtml: string): ReadonlyMap<string, ReadonlySet<string>> {
  const owners = parseArticle(articleHtml).pages.flatMap((page) => [page, ...page.blocks]);
  return new Map(owners.map(({ id, element }) => [id, new Set(marksOf(element.attribs[attribute]))]));
}

/** Returns the patch that marks a finding as intended or removes the mark; null for an invalid id. */
export function intendPatch(articleHtml: string, findingId: string, isIntended: boolean): Patch | null {
  const finding = readFindingId(findingId);
  if (!finding) return null;
  const marks = new Set(intendedFindings(articleHtml).get(finding.ownerId));
  if (isIntended) marks.add(finding.mark);
  else marks.delete(finding.mark);
  const value = marks.size === 0 ? null : [...marks].sort().join(' ');
  return { op: 'set_attribute', id: finding.ownerId, name: attribute, value };
}

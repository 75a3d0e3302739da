import type { z } from 'zod';
import type { contract } from '../../../contract/index.ts';
import type { Look } from '../../../domain/content/look.ts';
import type { Deps } from '../../deps.ts';
import { findVersion } from './page-store.ts';
import type { DocumentVersion } from './save-checked-edit.ts';

export type DocumentShape = z.infer<typeof contract.reshapeDocument.body.schema>['shape'];
export type ShapeLook = Pick<Look, 'format' | 'orientation'>;

const plainLooks: Readonly<Record<DocumentShape, ShapeLook>> = {
  document: { format: 'a4', orientation: 'portrait' },
  slides: { format: 'slides-16x9', orientation: 'landscape' },
  story: { format: 'story', orientation: 'portrait' },
};

/** Maximum number of versions searched for a document's earlier format. */
const mostVersions = 30;

export function shapeOf(format: string): DocumentShape {
  if (format.startsWith('slides')) return 'slides';
  return format === 'story' ? 'story' : 'document';
}

/** Returns the format that the document last had in this shape, so switching back restores the same page. */
export async function lookOfShape(
  { uid, documentId, version }: DocumentVersion,
  shape: DocumentShape,
  deps: Pick<Deps, 'db'>,
): Promise<ShapeLook> {
  let at = version;
  for (let count = 0; at >= 1 && count < mostVersions; count += 1) {
    const found = await findVersion(deps.db, uid, documentId, at);
    const look = found?.content?.look;
    if (look && shapeOf(look.format) === shape) return { format: look.format, orientation: look.orientation };
    at = found?.made_from ?? at - 1;
  }
  return plainLooks[shape];
}

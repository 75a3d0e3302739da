import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { Deps } from '../../deps.ts';
import { readLogoTone } from '../assets/read-logo-tone.ts';

/** Adds the brightness of a new logo to the content, for layouts to place it legibly. */
export async function withLogoTone(
  content: DocumentContent,
  uid: string,
  deps: Pick<Deps, 'db' | 'files'>,
): Promise<DocumentContent> {
  const { logo } = content.head;
  if (!logo || logo.tone !== undefined) return content;
  const tone = await readLogoTone({ uid, source: logo.source }, deps);
  return tone === null ? content : { ...content, head: { ...content.head, logo: { ...logo, tone } } };
}

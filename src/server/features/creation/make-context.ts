import { countWords } from '../../../domain/sources/count-words.ts';
import type { Deps } from '../../deps.ts';
import { listContents } from './creation-store.ts';
import { type ContentPart, outlineOf } from './outline-of.ts';
import { requireCreation } from './require-creation.ts';
import { treatPart } from './treat-part.ts';

/** Average number of words on a document page. */
const wordsPerPage = 450;

function viewPart({ part_id, content_id, title, words, source, pictures }: ContentPart) {
  return { part_id, content_id, title, words, source, pictures };
}

/**
 * Returns the outline of all contents of a creation.
 * @throws AppError `not_found`
 */
export async function makeContext(
  input: {
    readonly uid: string;
    readonly create_session_id: string;
    readonly document_type: string;
    readonly branding: Record<string, unknown>;
  },
  deps: Pick<Deps, 'db'>,
) {
  const { uid, create_session_id: id, document_type, branding } = input;
  await requireCreation({ uid, id }, deps);
  const contents = await listContents(deps.db, uid, id);
  const outline = contents.flatMap(outlineOf).map((part) => ({
    ...viewPart(part),
    short_words: countWords(treatPart(part, { treatment: 'shorten' })),
  }));
  const words = outline.reduce((sum, part) => sum + part.words, 0);
  const pages = Math.ceil(words / wordsPerPage);
  return { create_session_id: id, document_type, branding, outline, words, pages };
}

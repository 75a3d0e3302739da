import type { PartTreatment } from '../../../contract/creation.ts';
import { countWords } from '../../../domain/sources/count-words.ts';
import { notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { listContents } from './creation-store.ts';
import { outlineOf } from './outline-of.ts';
import { requireCreation } from './require-creation.ts';
import { treatPart } from './treat-part.ts';

/** Returns a part's text after a treatment. @throws AppError `not_found` */
export async function readPart(
  input: {
    readonly uid: string;
    readonly id: string;
    readonly partId: string;
    readonly treatment: PartTreatment;
  },
  deps: Pick<Deps, 'db'>,
): Promise<{ markdown: string; words: number }> {
  const { uid, id, partId, treatment } = input;
  await requireCreation({ uid, id }, deps);
  const row = (await listContents(deps.db, uid, id)).find((content) => partId.startsWith(`${content.id}:`));
  const part = row && outlineOf(row).find(({ part_id }) => part_id === partId);
  if (!part) throw notFound('partMissing');
  const markdown = treatPart(part, { treatment });
  return { markdown, words: countWords(markdown) };
}

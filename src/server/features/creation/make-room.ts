import { type CreateContent, maxCreateContents } from '../../../contract/creation.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { viewContent } from './content-view.ts';
import { listContents } from './creation-store.ts';
import { openCreation } from './open-creation.ts';

export const isFull = (): AppError =>
  new AppError('conflict', told('contentsFull', { limit: maxCreateContents }));

/**
 * Opens the creation if needed, and checks its owner and free space before anything is read or fetched.
 * @returns the existing content with this id, if any
 * @throws AppError `not_found`, `conflict`
 */
export async function makeRoom(
  input: { readonly uid: string; readonly sessionId: string; readonly contentId: string },
  deps: Pick<Deps, 'db'>,
): Promise<CreateContent | null> {
  const { uid, sessionId: id, contentId } = input;
  await openCreation({ uid, id }, deps);
  const contents = await listContents(deps.db, uid, id);
  const there = contents.find((content) => content.id === contentId);
  if (there) return viewContent(there);
  if (contents.length >= maxCreateContents) throw isFull();
  return null;
}

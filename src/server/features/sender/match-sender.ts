import { findSender } from '../../../domain/sender/find-sender.ts';
import { missingDetails, senderOperations } from '../../../domain/sender/sender-operations.ts';
import type { Deps } from '../../deps.ts';
import { readContentOfVersion } from '../documents/read-page.ts';
import { findSenderOf } from './read-sender.ts';

/**
 * Returns what the user's details would fill in on a version, and the details that it states itself.
 * @throws AppError `not_found`
 */
export async function matchSender(
  input: { readonly uid: string; readonly documentId: string; readonly version: number },
  deps: Pick<Deps, 'db'>,
) {
  const content = await readContentOfVersion(input, deps);
  const own = await findSenderOf(input.uid, deps);
  const { operations, filled } =
    content && own ? senderOperations(content, own) : { operations: [], filled: [] };
  return {
    filled: [...filled],
    missing: content ? [...missingDetails(content, own)] : [],
    operations: operations.map((operation) => ({ ...operation })),
    stated: content && !own ? findSender(content) : null,
  };
}

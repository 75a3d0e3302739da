import { identityEndpoints } from '../../../../contract/identity.ts';
import { inWords } from '../../../lib/call-error.ts';
import { call, tokens } from '../../../lib/client.ts';
import { words } from '../../../lib/words.ts';

/** Ends this browser's session on the server and discards its token. Throws CallError. */
export async function endSession(): Promise<void> {
  await call(identityEndpoints.signOut, {}).catch(inWords(words('shell').signOutFailedText));
  tokens.drop();
}

import { randomBytes } from 'node:crypto';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { saveEmailChange } from './email-change-store.ts';
import { type Proof, requireProof } from './require-proof.ts';
import { type AccountMailDeps, sendAccountMail } from './send-account-mail.ts';

/** Minutes until the confirmation link expires. */
const linkLifeMinutes = 60;

/**
 * Sends a confirmation link to the new address. Nothing changes until it is opened. Responds the same when
 * another account has the address, but sends no link, so registered addresses can't be probed.
 * @throws AppError `invalid_credentials`, `forbidden` (see `requireProof`), `invalid_input` if it is the
 * account's current address
 */
export async function changeEmail(
  input: Proof & { readonly newEmail: string },
  deps: Pick<Deps, 'identity' | 'db' | 'clock' | 'config'> & AccountMailDeps,
): Promise<void> {
  const { uid } = input;
  const { email, displayName } = await requireProof(input, deps);
  const newEmail = input.newEmail.trim().toLowerCase();
  if (newEmail === email.toLowerCase())
    throw new AppError('invalid_input', told('emailAlreadyYours'), {
      fields: [{ path: 'new_email', message: 'This is already your address.' }],
    });
  if (await deps.identity.account.isEmailTaken(newEmail)) return;
  const createdAt = deps.clock();
  const expiresAt = new Date(createdAt.getTime() + linkLifeMinutes * 60_000);
  const token = randomBytes(32).toString('base64url');
  await saveEmailChange(deps.db, { uid, token, newEmail, createdAt, expiresAt });
  const link = `${deps.config.publicUrl}/auth?mode=change_email&token=${token}`;
  await sendAccountMail(
    {
      kind: 'change_email',
      to: newEmail,
      userId: uid,
      data: { link, validMinutes: linkLifeMinutes, displayName },
    },
    deps,
  );
}

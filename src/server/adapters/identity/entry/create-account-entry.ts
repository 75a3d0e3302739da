import type { AccountEntry } from './account-entry.ts';
import { requireCaptcha } from './captcha.ts';
import type { EntryContext } from './entry-context.ts';
import { createGoogleEntry } from './google.ts';
import { resetPassword, sendCode, signInWithLink } from './mailed-links.ts';
import { passwordPolicyOf } from './password-policy.ts';
import { readPhoto } from './photo.ts';
import { verifySecondFactor } from './second-factor.ts';
import { signIn } from './sign-in.ts';
import { signUp, verifyEmail } from './sign-up.ts';

/** Creates the sign-up and sign-in calls on better-auth. */
export function createAccountEntry(context: EntryContext): AccountEntry {
  const { auth, deps, background } = context;
  return {
    passwordPolicy: passwordPolicyOf(deps),
    requireCaptcha: (token, address) => requireCaptcha(deps.captcha, token, address),
    signUp: (input, visitor) => signUp(context, input, visitor),
    verifyEmail: (input, visitor) => verifyEmail(context, input, visitor),
    signIn: (input, visitor) => signIn(context, input, visitor),
    verifySecondFactor: (input, visitor) => verifySecondFactor(context, input, visitor),
    sendCode: (input, visitor) => sendCode(context, input, visitor),
    signInWithLink: (input, visitor) => signInWithLink(context, input, visitor),
    resetPassword: (input) => resetPassword(context, input),
    google: createGoogleEntry(context),
    async update(uid, { displayName, photoUrl }) {
      const image = photoUrl ? readPhoto(photoUrl) : photoUrl;
      const { internalAdapter } = await auth.$context;
      await internalAdapter.updateUser(uid, {
        ...(displayName === undefined ? {} : { name: displayName }),
        ...(image === undefined ? {} : { image }),
      });
    },
    whenIdle: background.whenIdle,
  };
}

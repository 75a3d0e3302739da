import { isAPIError } from 'better-auth/api';
import { AppError } from '../../app-error.ts';
import { type Told, told } from '../../told.ts';
import type { AccountAccess } from './account-access.ts';
import { ownSession } from './account-sessions.ts';
import { type Auth, headersOf } from './create-auth.ts';
import type { EntryContext } from './entry/entry-context.ts';

type SecondFactorAccess = Pick<
  AccountAccess,
  'beginSecondFactor' | 'confirmSecondFactor' | 'removeSecondFactor'
>;

/** The library acts on the session in the cookie, so check that it belongs to the account in the token. */
async function headersOfOwner(auth: Auth, uid: string, cookieHeader: string | undefined): Promise<Headers> {
  if (!(await ownSession(auth, uid, cookieHeader)))
    throw new AppError('unauthenticated', told('signInAgainForFactor'));
  return headersOf(undefined, cookieHeader);
}

/** Maps a refusal of the library to an AppError with this message; rethrows other errors. */
async function refusedAs<T>(message: Told, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isAPIError(cause) || cause.statusCode >= 500) throw cause;
    if (cause.body?.code === 'TOTP_ALREADY_ENABLED')
      throw new AppError('conflict', told('factorExists'), { cause });
    throw new AppError('invalid_credentials', message, { cause });
  }
}

const wrongPassword = told('passwordWrong');
const wrongCode = told('wrongAppCode');

export function createSecondFactorAccess({
  auth,
  revocations,
}: Pick<EntryContext, 'auth' | 'revocations'>): SecondFactorAccess {
  return {
    async beginSecondFactor(uid, password, cookieHeader) {
      const headers = await headersOfOwner(auth, uid, cookieHeader);
      const begun = await refusedAs(wrongPassword, () =>
        auth.api.enableTwoFactor({
          body: { ...(password === undefined ? {} : { password }), method: 'totp' },
          headers,
        }),
      );
      if (begun.method !== 'totp') throw new Error('The second factor did not begin as an authenticator app');
      return { totpUri: begun.totpURI, recoveryCodes: begun.backupCodes };
    },

    async confirmSecondFactor(uid, code, cookieHeader) {
      const headers = await headersOfOwner(auth, uid, cookieHeader);
      const answer = await refusedAs(wrongCode, () =>
        auth.api.verifyTOTP({ body: { code: code.replaceAll(' ', '') }, headers, returnHeaders: true }),
      );
      await revocations.refresh();
      return { setCookie: answer.headers.getSetCookie() };
    },

    async removeSecondFactor(uid, password, cookieHeader) {
      const headers = await headersOfOwner(auth, uid, cookieHeader);
      const answer = await refusedAs(wrongPassword, () =>
        auth.api.disableTwoFactor({
          body: password === undefined ? {} : { password },
          headers,
          returnHeaders: true,
        }),
      );
      await revocations.refresh();
      return { setCookie: answer.headers.getSetCookie() };
    },
  };
}

import { hasCode } from './failure-words.ts';

/** Part of a call's body. */
export interface CaptchaField {
  readonly captcha_token?: string;
}

/**
 * Sends a call with a captcha's token where there is a captcha. Where the server misses one all the same (it was
 * turned on since, or the token had run out), its setting is read again and the call is sent once more.
 */
export async function sendWithCaptcha<T>(
  send: (field: CaptchaField) => Promise<T>,
  deps: {
    /** A fresh token, or null where no captcha is set. */
    readonly getToken: () => Promise<string | null>;
    readonly readSettingAgain: () => Promise<unknown>;
  },
): Promise<T> {
  const fieldOf = (token: string | null): CaptchaField => (token === null ? {} : { captcha_token: token });
  try {
    return await send(fieldOf(await deps.getToken()));
  } catch (error) {
    if (!hasCode(error, 'captcha_required')) throw error;
    await deps.readSettingAgain();
    const token = await deps.getToken();
    if (token === null) throw error;
    return await send(fieldOf(token));
  }
}

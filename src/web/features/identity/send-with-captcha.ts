import { hasCode } from './failure-words.ts';

export interface CaptchaField {
  readonly captcha_token?: string;
}

/**
 * Sends a call, with a captcha token if a captcha is configured. If the server still requires one (it was
 * just enabled, or the token expired), rereads the setting and sends the call once more.
 */
export async function sendWithCaptcha<T>(
  send: (field: CaptchaField) => Promise<T>,
  deps: {
    /** Returns a fresh token, or null if no captcha is configured. */
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

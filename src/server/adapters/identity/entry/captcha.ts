import { z } from 'zod';
import { AppError } from '../../../app-error.ts';
import { told } from '../../../told.ts';
import type { IdentityDeps } from '../identity.ts';

type Provider = NonNullable<IdentityDeps['captcha']>['provider'];

const verifyUrls: Readonly<Record<Provider, string>> = {
  'cloudflare-turnstile': 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  'google-recaptcha': 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
};

const answerTimeoutMs = 5000;
/** reCAPTCHA v3 scores from 0 (bot) to 1 (human); Google recommends this threshold. */
const lowestScore = 0.5;

const verdict = z.object({ success: z.boolean(), score: z.number().optional() });

/**
 * Verifies a captcha token. Does nothing if no captcha is configured.
 * Throws AppError `captcha_required` for a missing or rejected token, `unavailable` if the provider doesn't
 * answer.
 */
export async function requireCaptcha(
  captcha: IdentityDeps['captcha'],
  token: string | undefined,
  address: string,
): Promise<void> {
  if (!captcha) return;
  if (!token) throw new AppError('captcha_required', told('captchaMissing'));
  const unavailable = told('captchaUnavailable');
  const answer = await fetch(captcha.verifyUrl ?? verifyUrls[captcha.provider], {
    method: 'POST',
    body: new URLSearchParams({ secret: captcha.secretKey.reveal(), response: token, remoteip: address }),
    signal: AbortSignal.timeout(answerTimeoutMs),
    redirect: 'error',
  })
    .then((response) => response.json())
    .catch((cause: unknown) => {
      throw new AppError('unavailable', unavailable, { cause });
    });
  const parsed = verdict.safeParse(answer);
  if (!parsed.success) throw new AppError('unavailable', unavailable, { cause: parsed.error });
  if (!parsed.data.success || (parsed.data.score ?? 1) < lowestScore)
    throw new AppError('captcha_required', told('captchaFailed'));
}

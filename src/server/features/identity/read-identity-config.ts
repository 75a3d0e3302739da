import type { z } from 'zod';
import type { accountEndpoints } from '../../../contract/accounts.ts';
import type { Deps } from '../../deps.ts';
import { mailMode } from '../mail/mail-mode.ts';

type IdentityConfig = z.output<typeof accountEndpoints.identityConfig.answer.schema>;

/** Returns the sign-in page's configuration. Contains no secrets. */
export function readIdentityConfig({ config, identity }: Pick<Deps, 'config' | 'identity'>): IdentityConfig {
  const { minLength, maxLength } = identity.entry.passwordPolicy;
  return {
    authorized_domains: [new URL(config.publicUrl).hostname],
    password_policy: { min_length: minLength, max_length: maxLength },
    captcha: config.captcha ? { provider: config.captcha.provider, site_key: config.captcha.siteKey } : null,
    token_sync_url: config.tokenSyncUrl,
    is_google_configured: config.google !== null,
    email_delivery: mailMode(config),
  };
}

import type { securityEventKinds } from '../../../contract/profile.ts';

/** User-facing labels of security events. */
export const securityEventWords: Readonly<Record<(typeof securityEventKinds)[number], string>> = {
  signed_in: 'Signed in',
  password_set: 'Password set',
  password_changed: 'Password changed',
  password_removed: 'Password removed',
  email_changed: 'Email changed',
  second_factor_added: 'Two-factor authentication turned on',
  second_factor_removed: 'Two-factor authentication turned off',
  google_linked: 'Google account linked',
  google_unlinked: 'Google account unlinked',
  api_key_created: 'API key created',
  api_key_rotated: 'API key rotated',
  api_key_revoked: 'API key revoked',
  api_key_deleted: 'API key deleted',
};

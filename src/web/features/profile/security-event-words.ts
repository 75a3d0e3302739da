import type { securityEventKinds } from '../../../contract/profile.ts';
import type { Catalogue } from '../../../words/catalogue.ts';

/** Names of the messages for security events. */
export const securityEventWords = {
  signed_in: 'eventSignedIn',
  password_set: 'eventPasswordSet',
  password_changed: 'eventPasswordChanged',
  password_removed: 'eventPasswordRemoved',
  email_changed: 'eventEmailChanged',
  second_factor_added: 'eventFactorAdded',
  second_factor_removed: 'eventFactorRemoved',
  google_linked: 'eventGoogleLinked',
  google_unlinked: 'eventGoogleUnlinked',
  api_key_created: 'eventKeyCreated',
  api_key_rotated: 'eventKeyRotated',
  api_key_revoked: 'eventKeyRevoked',
  api_key_deleted: 'eventKeyDeleted',
} as const satisfies Readonly<Record<(typeof securityEventKinds)[number], keyof Catalogue['profile']>>;

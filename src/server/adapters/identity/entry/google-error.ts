/** Error names, known to the web app, for a provider sign-in that ends without a session. */
type GoogleError =
  | 'user-mismatch'
  | 'unauthorized-domain'
  | 'network-request-failed'
  | 'web-storage-unsupported'
  | 'invalid-auth-event'
  | 'access-denied'
  | 'email-not-verified'
  | 'not-configured'
  | 'failed';

const names: Readonly<Record<string, GoogleError>> = {
  // From the provider (RFC 6749, OpenID Connect Core).
  access_denied: 'access-denied',
  unauthorized_client: 'unauthorized-domain',
  redirect_uri_mismatch: 'unauthorized-domain',
  server_error: 'network-request-failed',
  temporarily_unavailable: 'network-request-failed',
  // From Octavo.
  not_configured: 'not-configured',
  unavailable: 'network-request-failed',
  // From the identity library.
  state_mismatch: 'invalid-auth-event',
  state_not_found: 'invalid-auth-event',
  state_invalid: 'invalid-auth-event',
  invalid_callback_request: 'invalid-auth-event',
  no_code: 'invalid-auth-event',
  invalid_code: 'invalid-auth-event',
  issuer_mismatch: 'invalid-auth-event',
  issuer_missing: 'invalid-auth-event',
  nonce_binding_missing: 'invalid-auth-event',
  unable_to_get_user_info: 'invalid-auth-event',
  account_not_linked: 'user-mismatch',
  account_already_linked_to_different_user: 'user-mismatch',
  email_does_not_match: 'user-mismatch',
  email_not_verified: 'email-not-verified',
  email_not_found: 'email-not-verified',
};

/**
 * @param hasCookies false if the browser returned without any cookie: it blocks them, so the response can't
 * be matched to its request
 */
export function googleErrorOf(code: string, hasCookies: boolean): GoogleError {
  const name = (Object.hasOwn(names, code) && names[code]) || 'failed';
  return name === 'invalid-auth-event' && code.startsWith('state_') && !hasCookies
    ? 'web-storage-unsupported'
    : name;
}

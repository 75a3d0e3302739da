import type { HostAndPort } from '../../config.ts';

/** A complete, decoded response. */
export interface FetchedResource {
  /** Final URL, after redirects. */
  readonly url: string;
  /** Lowercase, without parameters: 'text/html'. Empty if the server sent none. */
  readonly mediaType: string;
  /** From the server, lowercase; null if it sent none. */
  readonly charset: string | null;
  readonly body: Buffer;
}

export interface GuardedFetchOptions {
  readonly signal?: AbortSignal;
  /** Value of the Accept header. */
  readonly accept?: string;
  /** Maximum size of the decoded body. Default: 5 MB. */
  readonly maxBytes?: number;
  /** Timeout for DNS, redirects and body together. Default: 10 s. */
  readonly deadlineMs?: number;
}

/**
 * Fetches a URL from an untrusted source (a user, a model or a page). Allows only http and https, and only
 * public addresses plus those the operator allows. Each name is resolved once, checked, and connected to as
 * checked. Follows at most three redirects and checks each. Caps the size after decoding. Sends no cookies or
 * credentials.
 * @throws AppError `invalid_input` for a forbidden address, `unprocessable` for one that doesn't answer,
 * `payload_too_large`, `deadline_exceeded`; the signal's reason when it aborts
 */
export type GuardedFetch = (url: string, options?: GuardedFetchOptions) => Promise<FetchedResource>;

export interface FetchRules {
  /** Hosts and ports that are allowed although they are private. */
  readonly allowedHosts: readonly HostAndPort[];
  /** Resolves a name to all its addresses. Default: the system's resolver. */
  readonly lookup?: (hostname: string) => Promise<readonly string[]>;
}

import type { HostAndPort } from '../../config.ts';

/** What was fetched, whole and decoded. */
export interface FetchedResource {
  /** Where it came from in the end, after redirects. */
  readonly url: string;
  /** Lower case, without parameters: 'text/html'. Empty where the server named none. */
  readonly mediaType: string;
  /** As named by the server, lower case; null where it named none. */
  readonly charset: string | null;
  readonly body: Buffer;
}

export interface GuardedFetchOptions {
  readonly signal?: AbortSignal;
  /** Media types that are wanted, as the Accept header says it. */
  readonly accept?: string;
  /** Of the decoded body; 5 MB when left out. */
  readonly maxBytes?: number;
  /** For all of it: names, redirects and body; 10 s when left out. */
  readonly deadlineMs?: number;
}

/**
 * The one way to an address that a user, a model or a page named. Only http and https, only the open internet (or what
 * the operator allows), each address looked up once, checked and then used; redirects, at most three, are checked
 * again; size is capped after decoding; one deadline holds for the whole. Nothing of Octavo's own is sent along.
 * @throws AppError `invalid_input` for an address that must not be fetched, `unprocessable` for one that gives
 * nothing, `payload_too_large`, `deadline_exceeded`; the signal's reason when it fires
 */
export type GuardedFetch = (url: string, options?: GuardedFetchOptions) => Promise<FetchedResource>;

export interface FetchRules {
  /** Names or addresses with their ports that are let through although they are private. */
  readonly allowedHosts: readonly HostAndPort[];
  /** All addresses of a name; the system's own way when left out. */
  readonly lookup?: (hostname: string) => Promise<readonly string[]>;
}

import type { words as asks } from './en/asks.ts';
import type { words as emails } from './en/emails.ts';
import type { words as heads } from './en/heads.ts';
import type { words as identity } from './en/identity.ts';
import type { words as landing } from './en/landing.ts';
import type { words as library } from './en/library.ts';
import type { words as profile } from './en/profile.ts';
import type { words as shell } from './en/shell.ts';
import type { words as site } from './en/site.ts';
import type { words as uploads } from './en/uploads.ts';

/**
 * All messages by area: what one screen, or one group of screens, needs. Each area is a module per language,
 * typed by the English one, and is loaded only where it is used.
 */
export interface Catalogue {
  /** What can be asked for besides the prompt. */
  readonly asks: typeof asks;
  /** Written on the server. */
  readonly emails: typeof emails;
  /** Metadata of the prerendered pages; never loaded by a browser. */
  readonly heads: typeof heads;
  /** Signing in and up. */
  readonly identity: typeof identity;
  readonly landing: typeof landing;
  /** The library: sessions, documents, search, trash. Document cards are on other pages, too. */
  readonly library: typeof library;
  readonly profile: typeof profile;
  /** What every page needs: navigation, footer, errors. */
  readonly shell: typeof shell;
  /** Public pages beside the landing page. */
  readonly site: typeof site;
  /** Uploads, and lists that are sorted by hand. */
  readonly uploads: typeof uploads;
}

export type Area = keyof Catalogue;

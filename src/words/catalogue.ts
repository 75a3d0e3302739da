import type { words as asks } from './en/asks.ts';
import type { words as emails } from './en/emails.ts';
import type { words as heads } from './en/heads.ts';
import type { words as identity } from './en/identity.ts';
import type { words as kinds } from './en/kinds.ts';
import type { words as landing } from './en/landing.ts';
import type { words as library } from './en/library.ts';
import type { words as member } from './en/member.ts';
import type { words as membership } from './en/membership.ts';
import type { words as models } from './en/models.ts';
import type { words as ownKeys } from './en/own-keys.ts';
import type { words as pricing } from './en/pricing.ts';
import type { words as profile } from './en/profile.ts';
import type { words as providers } from './en/providers.ts';
import type { words as shell } from './en/shell.ts';
import type { words as site } from './en/site.ts';
import type { words as templates } from './en/templates.ts';
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
  /** Kinds of templates. Used on the server, too. */
  readonly kinds: typeof kinds;
  readonly landing: typeof landing;
  /** The library: sessions, documents, search, trash. Document cards are on other pages, too. */
  readonly library: typeof library;
  /** What signed-in users see on every page. */
  readonly member: typeof member;
  /** The membership page, the checkout and its return pages. */
  readonly membership: typeof membership;
  /** The plans and their prices. Used on the server, too. */
  readonly pricing: typeof pricing;
  readonly models: typeof models;
  readonly 'own-keys': typeof ownKeys;
  readonly profile: typeof profile;
  /** Connecting model providers, on the models page and in the welcome. */
  readonly providers: typeof providers;
  /** What every page needs: navigation, footer, errors. */
  readonly shell: typeof shell;
  /** Public pages beside the landing page. */
  readonly site: typeof site;
  /** The templates: the gallery, a template's page, the user's own. Used on the server, too. */
  readonly templates: typeof templates;
  /** Uploads, and lists that are sorted by hand. */
  readonly uploads: typeof uploads;
}

export type Area = keyof Catalogue;

import type { words as brand } from './en/brand.ts';
import type { words as brandChoice } from './en/brand-choice.ts';
import type { words as confirm } from './en/confirm.ts';
import type { words as create } from './en/create.ts';
import type { words as emails } from './en/emails.ts';
import type { words as heads } from './en/heads.ts';
import type { words as identity } from './en/identity.ts';
import type { words as landing } from './en/landing.ts';
import type { words as profile } from './en/profile.ts';
import type { words as shell } from './en/shell.ts';
import type { words as site } from './en/site.ts';
import type { words as siteKit } from './en/site-kit.ts';

/**
 * All messages by area: what one screen, or one group of screens, needs. Each area is a module per language,
 * typed by the English one, and is loaded only where it is used.
 */
export interface Catalogue {
  /** The page of a brand's assets, palettes, instructions, themes and kits. */
  readonly brand: typeof brand;
  /** Choosing from the brand while writing a prompt or editing a page. */
  readonly 'brand-choice': typeof brandChoice;
  /** Proving who you are before a sensitive change. */
  readonly confirm: typeof confirm;
  /** Creating a document from one's own content. */
  readonly create: typeof create;
  /** Written on the server. */
  readonly emails: typeof emails;
  /** Metadata of the prerendered pages; never loaded by a browser. */
  readonly heads: typeof heads;
  /** Signing in and up. */
  readonly identity: typeof identity;
  readonly landing: typeof landing;
  readonly profile: typeof profile;
  /** What every page needs: navigation, footer, errors. */
  readonly shell: typeof shell;
  /** Public pages beside the landing page. */
  readonly site: typeof site;
  /** Reading the brand of a website and saving it as a kit. */
  readonly 'site-kit': typeof siteKit;
}

export type Area = keyof Catalogue;

import type { words as blocks } from './en/blocks.ts';
import type { words as chat } from './en/chat.ts';
import type { words as editing } from './en/editing.ts';
import type { words as emails } from './en/emails.ts';
import type { words as formats } from './en/formats.ts';
import type { words as grid } from './en/grid.ts';
import type { words as heads } from './en/heads.ts';
import type { words as identity } from './en/identity.ts';
import type { words as landing } from './en/landing.ts';
import type { words as looks } from './en/looks.ts';
import type { words as page } from './en/page.ts';
import type { words as present } from './en/present.ts';
import type { words as profile } from './en/profile.ts';
import type { words as shell } from './en/shell.ts';
import type { words as site } from './en/site.ts';
import type { words as turns } from './en/turns.ts';
import type { words as welcome } from './en/welcome.ts';

/**
 * All messages by area: what one screen, or one group of screens, needs. Each area is a module per language,
 * typed by the English one, and is loaded only where it is used.
 */
export interface Catalogue {
  /** Names of the kinds of blocks and pages. */
  readonly blocks: typeof blocks;
  /** The conversation, its prompt field, and an empty desk. */
  readonly chat: typeof chat;
  /** Parts of the chat that load later. */
  readonly turns: typeof turns;
  /** Labels of changes to a page. */
  readonly editing: typeof editing;
  /** Written on the server. */
  readonly emails: typeof emails;
  /** Page formats and shapes. */
  readonly formats: typeof formats;
  /** The data of a chart, a table or an invoice. */
  readonly grid: typeof grid;
  /** Metadata of the prerendered pages; never loaded by a browser. */
  readonly heads: typeof heads;
  /** Signing in and up. */
  readonly identity: typeof identity;
  readonly landing: typeof landing;
  /** The look of a page. */
  readonly looks: typeof looks;
  /** A page with its toolbar, menus, versions and dialogs. */
  readonly page: typeof page;
  /** A presentation. */
  readonly present: typeof present;
  readonly profile: typeof profile;
  /** What every page needs: navigation, footer, errors. */
  readonly shell: typeof shell;
  /** Public pages beside the landing page. */
  readonly site: typeof site;
  /** The owner's first visit. */
  readonly welcome: typeof welcome;
}

export type Area = keyof Catalogue;

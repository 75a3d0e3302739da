import type { words as asks } from './en/asks.ts';
import type { words as blocks } from './en/blocks.ts';
import type { words as brand } from './en/brand.ts';
import type { words as brandChoice } from './en/brand-choice.ts';
import type { words as chat } from './en/chat.ts';
import type { words as cli } from './en/cli.ts';
import type { words as composer } from './en/composer.ts';
import type { words as confirm } from './en/confirm.ts';
import type { words as create } from './en/create.ts';
import type { words as editing } from './en/editing.ts';
import type { words as emails } from './en/emails.ts';
import type { words as errors } from './en/errors.ts';
import type { words as exports } from './en/exports.ts';
import type { words as findings } from './en/findings.ts';
import type { words as formats } from './en/formats.ts';
import type { words as frame } from './en/frame.ts';
import type { words as grid } from './en/grid.ts';
import type { words as heads } from './en/heads.ts';
import type { words as identity } from './en/identity.ts';
import type { words as jobs } from './en/jobs.ts';
import type { words as kinds } from './en/kinds.ts';
import type { words as landing } from './en/landing.ts';
import type { words as library } from './en/library.ts';
import type { words as looks } from './en/looks.ts';
import type { words as member } from './en/member.ts';
import type { words as membership } from './en/membership.ts';
import type { words as models } from './en/models.ts';
import type { Messages as notes } from './en/notes.ts';
import type { words as ownKeys } from './en/own-keys.ts';
import type { words as page } from './en/page.ts';
import type { words as present } from './en/present.ts';
import type { words as pricing } from './en/pricing.ts';
import type { words as profile } from './en/profile.ts';
import type { words as providers } from './en/providers.ts';
import type { words as sender } from './en/sender.ts';
import type { words as sharing } from './en/sharing.ts';
import type { words as shell } from './en/shell.ts';
import type { words as shortcuts } from './en/shortcuts.ts';
import type { words as site } from './en/site.ts';
import type { words as siteKit } from './en/site-kit.ts';
import type { words as staff } from './en/staff.ts';
import type { words as start } from './en/start.ts';
import type { words as steps } from './en/steps.ts';
import type { words as templates } from './en/templates.ts';
import type { words as turns } from './en/turns.ts';
import type { words as uploads } from './en/uploads.ts';
import type { words as viewer } from './en/viewer.ts';
import type { words as welcome } from './en/welcome.ts';
import type { Plural } from './plural.ts';

/**
 * All messages by area: what one screen, or one group of screens, needs. Each area is a module per language,
 * typed by the English one, and is loaded only where it is used.
 */
export interface Catalogue {
  /** What can be asked for besides the prompt. */
  readonly asks: typeof asks;
  /** The page of a brand's assets, palettes, instructions, themes and kits. */
  readonly brand: typeof brand;
  /** Choosing from the brand while writing a prompt or editing a page. */
  readonly 'brand-choice': typeof brandChoice;
  /** Help, usage errors and results of the command line. Used on the server only. */
  readonly cli: Readonly<Record<keyof typeof cli, string | Plural>>;
  /** What the built-in composer says. Used on the server only. */
  readonly composer: Readonly<Record<keyof typeof composer, string | Plural>>;
  /** Proving who you are before a sensitive change. */
  readonly confirm: typeof confirm;
  /** Creating a document from one's own content. */
  readonly create: typeof create;
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
  /** Errors of the server, by reason or code, with named placeholders. */
  readonly errors: Readonly<Record<keyof typeof errors, string>>;
  /** Pages that the server draws by itself. Used on the server only. */
  readonly frame: Readonly<Record<keyof typeof frame, string | Plural>>;
  /** The export dialog. */
  readonly exports: typeof exports;
  /** Findings of the page checks, by reason. */
  readonly findings: Readonly<Record<keyof typeof findings, string>>;
  /** Page formats and shapes. */
  readonly formats: typeof formats;
  /** The data of a chart, a table or an invoice. */
  readonly grid: typeof grid;
  /** Metadata of the prerendered pages; never loaded by a browser. */
  readonly heads: typeof heads;
  /** Signing in and up. */
  readonly identity: typeof identity;
  /** The list of jobs, and the notices when one ends. */
  readonly jobs: typeof jobs;
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
  /** The look of a page. */
  readonly looks: typeof looks;
  /** A page with its toolbar, menus, versions and dialogs. */
  readonly page: typeof page;
  /** A presentation. */
  readonly present: typeof present;
  readonly profile: typeof profile;
  /** Connecting model providers, on the models page and in the welcome. */
  readonly providers: typeof providers;
  /** The user's details for bills and letters. */
  readonly sender: typeof sender;
  /** The share dialog of a document, and the list of all shared links. */
  readonly sharing: typeof sharing;
  /** What every page needs: navigation, footer, errors. */
  readonly shell: typeof shell;
  /** The list of keyboard shortcuts. */
  readonly shortcuts: typeof shortcuts;
  /** Public pages beside the landing page. */
  readonly site: typeof site;
  readonly staff: typeof staff;
  /** Faults of the settings, and why Octavo can't start. Used on the server only. */
  readonly start: Readonly<Record<keyof typeof start, string | Plural>>;
  /** Notes beside steps, and what was left out of files, which the server has in English. */
  readonly notes: notes;
  /** Steps of turns and jobs, which the server has in English. */
  readonly steps: Readonly<Record<keyof typeof steps, string>>;
  /** The templates: the gallery, a template's page, the user's own. Used on the server, too. */
  readonly templates: typeof templates;
  /** Uploads, and lists that are sorted by hand. */
  readonly uploads: typeof uploads;
  /** Reading the brand of a website and saving it as a kit. */
  readonly 'site-kit': typeof siteKit;
  /** The PDF viewer. */
  readonly viewer: typeof viewer;
  /** The owner's first visit. */
  readonly welcome: typeof welcome;
}

export type Area = keyof Catalogue;

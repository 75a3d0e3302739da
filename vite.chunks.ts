import type { Plugin, Rolldown } from 'vite';

const route = (name: string): string => `/src/web/routes/${name}.tsx`;

/** Modules of whole pages; those of parts of pages are in folders. */
const isRoute = (id: string): boolean =>
  /\/src\/web\/routes\/(?:app\/app|create\/create|[\w-]+)\.tsx$/.test(id);

const chatRoute = route('app/app');

/** What visitors without an account open: on a slow line, these pages show as fast as they load. */
const publicRoutes = ['landing', 'pricing', 'templates', 'template', 'text-pages', 'auth'].map(route);

/** What the chat always loads as soon as it shows. */
const deskModules = [
  route('app/page-work'),
  ...[
    'components/desk.tsx',
    'components/look-chips.tsx',
    'components/version-rail.tsx',
    'edits/editing.ts',
  ].map((name) => `/src/web/features/page/${name}`),
];

interface Reach {
  /** What every page loads. */
  readonly entry: ReadonlySet<string>;
  readonly landing: ReadonlySet<string>;
  /** What any public page loads. */
  readonly open: ReadonlySet<string>;
  /** What the chat loads before it shows. */
  readonly chat: ReadonlySet<string>;
  /** What the chat loads as soon as it shows, and no other page before it shows. */
  readonly desk: ReadonlySet<string>;
}

let reach: Reach | undefined;
const without = (set: ReadonlySet<string>, ...others: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set([...set].filter((id) => !others.some((other) => other.has(id))));
const inReach =
  (part: keyof Reach) =>
  (id: string): boolean =>
    reach?.[part].has(id) ?? false;

/** Finds out which modules the pages load before they show, by their static imports. */
export const chunkReach: Plugin = {
  name: 'octavo:chunk-reach',
  apply: 'build',
  buildEnd(error) {
    if (error) return;
    const ids = [...this.getModuleIds()];
    const reachOf = (roots: readonly string[]): ReadonlySet<string> => {
      const found = new Set(roots);
      for (const id of found)
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
      return found;
    };
    const moduleOf = (end: string): string => {
      const id = ids.find((each) => each.endsWith(end));
      if (id === undefined) throw new Error(`${end} isn't part of the web app.`);
      return id;
    };
    const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry);
    const starts = entries.flatMap((id) => [id, ...(this.getModuleInfo(id)?.importedIds ?? [])]);
    const elsewhere = reachOf(ids.filter((id) => isRoute(id) && !id.endsWith(chatRoute)));
    const later = [...elsewhere].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    reach = {
      // The page and its main module stay the one script that a page names.
      entry: without(reachOf(starts), new Set(starts)),
      landing: reachOf([moduleOf(route('landing'))]),
      open: reachOf(publicRoutes.map(moduleOf)),
      chat: reachOf([moduleOf(chatRoute)]),
      desk: without(
        reachOf(deskModules.map(moduleOf)),
        elsewhere,
        reachOf(later.filter((id) => !id.endsWith(chatRoute))),
      ),
    };
  },
};

/**
 * Left alone, the bundler makes a file of every set of modules that is shared by the same pages: 147 files for the
 * chat, most of them below 1 KB. What is loaded together anyway is put together here; a small file joins the one whose
 * pages are most alike. Listed by descending priority.
 */
const groups: readonly Rolldown.CodeSplittingGroup[] = [
  {
    // Changes seldom and is large: a file of its own stays cached over releases.
    name: 'frame',
    test: (id) => inReach('entry')(id) && id.includes('/node_modules/'),
  },
  { name: 'shell', test: inReach('entry') },
  { name: 'common', test: inReach('landing'), minShareCount: 2 },
  {
    name: 'open',
    test: inReach('open'),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
  { name: 'chat', test: inReach('chat'), minShareCount: 2 },
  {
    name: 'work',
    test: (id) => !inReach('desk')(id),
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
  },
  { name: 'desk', test: inReach('desk'), minShareCount: 2 },
];

export const chunkGroups = groups.map((group, at) => ({ ...group, priority: groups.length - at }));

/** Groups that look at pages name their files after all of them. */
export const chunkFileNames = ({ name }: { readonly name: string }): string =>
  `assets/${name.split('~', 1)[0]}-[hash].js`;

/**
 * The architecture as rules on imports (docs/architecture.md). Paths are relative to the project's folder, with
 * forward slashes.
 * @typedef {{ from: string, to: string, line: number, isTypeOnly: boolean }} Import `to` is one of our files, or a
 *   package as it is written
 */

/** The areas that each area can import from, besides itself. */
const allowedAreas = new Map([
  ['src/domain', ['src/words']],
  ['src/words', []],
  ['src/contract', ['src/domain', 'src/words']],
  ['src/server', ['src/contract', 'src/domain', 'src/words', 'migrations']],
  ['src/web', ['src/contract', 'src/domain', 'src/words']],
  ['migrations', []],
  ['scripts', ['docs']],
  ['bench', ['src/server', 'src/contract', 'src/domain', 'src/words']],
  ['e2e', ['src/server', 'src/contract', 'src/domain', 'src/words']],
]);

/** Without I/O, framework or DOM. */
const pureAreas = ['src/domain', 'src/contract', 'src/words'];

/** Pure packages: no I/O, no framework, no DOM. */
const purePackages = new Set([
  'chrono-node',
  'compromise',
  'culori',
  'diff',
  'd3-scale',
  'd3-shape',
  'dom-serializer',
  'domhandler',
  'domutils',
  'eld',
  'htmlparser2',
  'jsonrepair',
  'marked',
  'mdast',
  'mdast-util-directive',
  'mdast-util-from-markdown',
  'mdast-util-gfm-strikethrough',
  'mdast-util-gfm-table',
  'mdast-util-gfm-task-list-item',
  'mdast-util-to-markdown',
  'micromark-extension-directive',
  'micromark-extension-gfm-strikethrough',
  'micromark-extension-gfm-table',
  'micromark-extension-gfm-task-list-item',
  'micromark-util-types',
  'sanitize-html',
  'minisearch',
  'uqr',
  'yaml',
  'zod',
]);

/** @param {string} path */
const areaOf = (path) => [...allowedAreas.keys()].find((area) => path.startsWith(`${area}/`));

/** @param {string} path */
const isOurs = (path) => areaOf(path) !== undefined || path.startsWith('src/');

/** @param {string} path */
const isTest = (path) => /\.test(-[a-z-]+)?\.tsx?$/.test(path);

/** @param {string} specifier such as `@ai-sdk/openai/internal` */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * @param {string} path
 * @param {'server' | 'web'} root
 */
const featureOf = (path, root) => new RegExp(`^src/${root}/features/([^/]+)/`).exec(path)?.[1];

/** Each rule returns the violation of an import, or undefined. */
const rules = [
  function keepsToItsArea(/** @type {Import} */ { from, to }) {
    const area = areaOf(from);
    const target = areaOf(to);
    if (!area || !target || area === target) return undefined;
    const allowed = allowedAreas.get(area) ?? [];
    if (allowed.includes(target)) return undefined;
    return `${area} may import ${allowed.length > 0 ? `only from ${allowed.join(', ')}` : 'nothing else of ours'}`;
  },

  function isPure(/** @type {Import} */ { from, to }) {
    const area = areaOf(from);
    if (!pureAreas.includes(area ?? '') || isTest(from) || isOurs(to)) return undefined;
    if (purePackages.has(packageOf(to))) return undefined;
    return `${area} is pure: no I/O, no framework; a package that only computes is added to purePackages in scripts/boundaries/rules.mjs`;
  },

  function runsInBrowser(/** @type {Import} */ { from, to }) {
    if (areaOf(from) !== 'src/web' || isTest(from) || !to.startsWith('node:')) return undefined;
    return 'the web app runs in a browser, which has no node: modules';
  },

  function reachesFeaturesByVerb(/** @type {Import} */ { from, to }) {
    const feature = featureOf(to, 'server');
    if (!feature || feature === featureOf(from, 'server') || isTest(from)) return undefined;
    return /-store\.ts$/.test(to)
      ? `only the feature "${feature}" itself uses this; call one of its verbs`
      : undefined;
  },

  function keepsWebFeaturesApart(/** @type {Import} */ { from, to }) {
    const own = featureOf(from, 'web');
    const other = featureOf(to, 'web');
    if (own && other && own !== other)
      return 'a web feature never imports another; share through components or lib';
    if (own && to.startsWith('src/web/routes/')) return 'routes import features, not the other way round';
    if (other && /^src\/web\/(components|lib)\//.test(from)) return 'components and lib know no feature';
    return undefined;
  },
];

/**
 * Returns the first cycle of runtime imports, as a list of files; ignores type imports.
 * @param {readonly Import[]} imports
 * @returns {string[] | undefined}
 */
function findCycle(imports) {
  /** @type {Map<string, string[]>} */
  const graph = new Map();
  for (const { from, to, isTypeOnly } of imports) {
    if (!isTypeOnly && isOurs(to)) graph.set(from, [...(graph.get(from) ?? []), to]);
  }
  const done = new Set();
  /**
   * @param {string} file
   * @param {string[]} trail
   * @returns {string[] | undefined}
   */
  const walk = (file, trail) => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return undefined;
    for (const next of graph.get(file) ?? []) {
      const cycle = walk(next, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = walk(file, []);
    if (cycle) return cycle;
  }
  return undefined;
}

/**
 * Returns every violation as a readable line: `src/domain/a.ts:3 imports node:fs: …`.
 * @param {readonly Import[]} imports
 * @returns {string[]}
 */
export function findBreaches(imports) {
  const breaches = imports.flatMap((each) =>
    rules
      .map((rule) => rule(each))
      .filter((problem) => problem !== undefined)
      .map((problem) => `${each.from}:${each.line} imports ${each.to}: ${problem}`),
  );
  const cycle = findCycle(imports);
  return cycle ? [...breaches, `imports in a circle: ${cycle.join(' -> ')}`] : breaches;
}

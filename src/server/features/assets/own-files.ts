import type { Deps } from '../../deps.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import type { TabPage } from '../../rendering/tab-page.ts';
import { workFor } from '../../work/work-context.ts';
import { type AssetRow, listAssetsOf, listFonts } from './asset-store.ts';

type FileDeps = Pick<Deps, 'db' | 'files'>;

const reference = /\/files\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g;
/** Maximum number of asset pictures inlined per document. */
const mostPictures = 100;

/** Returns the `@font-face` rule of a user's font. */
export function faceRuleOf({ facts }: AssetRow, url: string): string {
  const { font } = facts;
  if (!font) return '';
  const weight = font.is_variable ? '100 900' : font.weight;
  return `@font-face{font-family:${JSON.stringify(font.family)};font-weight:${weight};font-style:${font.style};font-display:block;src:url(${JSON.stringify(url)})}`;
}

async function dataUrlOf(row: AssetRow, { files }: Pick<Deps, 'files'>): Promise<string | null> {
  const bytes = await files.get(row.blob_key);
  return bytes && `data:${row.facts.media_type};base64,${Buffer.from(bytes).toString('base64')}`;
}

async function withPictures(page: string, uid: string, deps: FileDeps): Promise<string> {
  const ids = [...new Set([...page.matchAll(reference)].map(([, id = '']) => id))].slice(0, mostPictures);
  if (ids.length === 0) return page;
  const rows = await listAssetsOf(deps.db, uid, { ids }, { after: null, limit: mostPictures });
  const urls = new Map<string, string>();
  for (const row of rows) {
    const url = row.kind === 'font' ? null : await dataUrlOf(row, deps);
    if (url) urls.set(row.id, url);
  }
  return page.replace(reference, (whole, id: string) => urls.get(id) ?? whole);
}

/** Returns the `@font-face` rules of the owner's fonts that a page uses. */
async function ownFaceRules(page: string, uid: string, deps: FileDeps): Promise<string> {
  const article = /<article [^<>]*>/.exec(page)?.[0];
  if (!article || !/--font-(?:display|text):/.test(article)) return '';
  const fonts = (await listFonts(deps.db, uid)).filter(
    ({ facts }) => facts.font && article.includes(facts.font.family),
  );
  const rules = await Promise.all(
    fonts.map(async (font) => {
      const url = await dataUrlOf(font, deps);
      return url === null ? '' : faceRuleOf(font, url);
    }),
  );
  return rules.join('\n');
}

// The page has one style sheet, at the top; `@font-face` rules may precede all other rules.
const withRules = (page: string, rules: string): string =>
  rules === '' ? page : page.replace('<style>', () => `<style>${rules}`);

/**
 * Inlines the owner's files (pictures, drawings, fonts) that a page references. References to other users'
 * files or deleted files stay unresolved.
 */
export async function withOwnFiles(page: string, uid: string, deps: FileDeps): Promise<string> {
  const [filled, rules] = await Promise.all([withPictures(page, uid, deps), ownFaceRules(page, uid, deps)]);
  return withRules(filled, rules);
}

/** Does the same for a page in parts. Fonts belong to its head, pictures to its body. */
async function withOwnFilesInParts(page: TabPage, uid: string, deps: FileDeps): Promise<TabPage> {
  const [body, rules] = await Promise.all([
    withPictures(page.body, uid, deps),
    ownFaceRules(page.body, uid, deps),
  ]);
  if (body === page.body && rules === '') return page;
  return {
    ...page,
    headKey: `${page.headKey}${rules}`,
    body,
    whole: async () => {
      const whole = await page.whole();
      return withRules(`${whole.slice(0, whole.length - page.body.length)}${body}`, rules);
    },
  };
}

/** Returns a renderer that inlines the user's own files into each page. */
export function ownRenderer(uid: string, deps: FileDeps & Pick<Deps, 'renderer'>): Renderer {
  const { renderer } = deps;
  const filled = async <Job extends { readonly html: string }>(job: Job): Promise<Job> => ({
    ...job,
    html: await withOwnFiles(job.html, uid, deps),
  });
  const forOwner = <Result>(work: () => Result): Result => workFor({ account: uid }, work);
  return {
    renderPdf: (job) => forOwner(async () => renderer.renderPdf(await filled(job))),
    fitAndCheck: (job) =>
      forOwner(async () => {
        const { page } = job;
        return renderer.fitAndCheck({
          ...job,
          page:
            typeof page === 'string'
              ? await withOwnFiles(page, uid, deps)
              : await withOwnFilesInParts(page, uid, deps),
        });
      }),
    screenshot: (job) => forOwner(async () => renderer.screenshot(await filled(job))),
    screenshots: (job) => forOwner(async () => renderer.screenshots(await filled(job))),
    printReady: (job) => forOwner(async () => renderer.printReady(await filled(job))),
    compare: (job) => forOwner(async () => renderer.compare(await filled(job))),
    find: () => renderer.find(),
    warm: () => renderer.warm(),
    health: () => renderer.health(),
    metrics: () => renderer.metrics(),
    close: () => renderer.close(),
  };
}

/** Returns the font families that the user has uploaded. */
export async function listOwnFamilies(uid: string, deps: Pick<Deps, 'db'>): Promise<string[]> {
  const fonts = await listFonts(deps.db, uid);
  return [...new Set(fonts.flatMap(({ facts }) => facts.font?.family ?? []))];
}

import { assembleArticle } from '../../src/domain/document/assemble-article.ts';
import {
  type ComposerRequest,
  type ComposerStep,
  compose,
} from '../../src/domain/document/composer/compose.ts';
import { applyPatches } from '../../src/domain/document/patches/apply-patches.ts';
import { changedBlockIds, plainText, readArticle } from '../../src/domain/document/read-article.ts';
import { finishPage } from '../../src/server/features/documents/finish-page.ts';
import { printableHtml } from '../../src/server/features/documents/printable-html.ts';
import type { Renderer } from '../../src/server/rendering/renderer.ts';
import type { BenchCase } from './bench-cases.ts';
import { benchDay } from './bench-prompt.ts';
import type { PagePicture } from './contact-sheet.ts';

export interface CaseResult {
  readonly label: string;
  readonly hasVersion: boolean;
  readonly faults: readonly string[];
  readonly factCount: number;
  readonly missingCount: number;
  readonly findingCount: number;
  readonly composeMs: number;
  readonly pictures: readonly PagePicture[];
}

function requestFor(
  prompt: string,
  document: string | null,
  history: ComposerRequest['history'],
): ComposerRequest {
  return { prompt, history, document, layout: {}, targetBlockIds: [], seed: seedOf(prompt), today: benchDay };
}

/** Pages of the bench are varied as those of users are. */
function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text.slice(0, 200))
    seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return seed;
}

/** The article after the steps, or null when they made none. */
function articleAfter(steps: readonly ComposerStep[], before: string | null): string | null {
  for (const step of steps) {
    if (step.type !== 'tool') continue;
    if (step.name === 'write_document') return assembleArticle(step.input);
    if (step.name === 'patch_document' && before !== null)
      return applyPatches(before, step.input.patches).html;
  }
  return null;
}

/** Capitals, spaces of every width and quotes of every shape aside. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .toLowerCase();

const oneOf = (fact: string | readonly string[]): readonly string[] =>
  typeof fact === 'string' ? [fact] : fact;

/** Runs one case through composer, fit and checks, and takes its pictures. */
export async function runCase(
  entry: BenchCase,
  label: string,
  renderer: Renderer,
  hasPictures: boolean,
): Promise<CaseResult> {
  const faults: string[] = [];
  const before =
    entry.type === 'refinement' ? articleAfter(compose(requestFor(entry.page, null, [])), null) : null;
  const prompt = entry.type === 'refinement' ? entry.ask : entry.prompt;
  const history: ComposerRequest['history'] =
    entry.type === 'refinement' ? [{ role: 'user', content: entry.page }] : [];
  compose(requestFor(prompt, before, history));
  const startedAt = performance.now();
  const steps = compose(requestFor(prompt, before, history));
  const composeMs = performance.now() - startedAt;
  const said = steps.flatMap((step) => (step.type === 'text' ? [step.text] : [])).join(' ');
  const article = articleAfter(steps, before);
  const none = { label, factCount: 0, missingCount: 0, findingCount: 0, composeMs, pictures: [] };

  if (entry.type === 'refinement' && entry.says !== undefined) {
    if (!plain(said).includes(plain(entry.says))) faults.push(`says: ${said}`);
    if (article !== null) faults.push('changed the page');
    return { ...none, hasVersion: true, faults };
  }
  if (article === null) return { ...none, hasVersion: false, faults: [`no version: ${said}`] };

  const finished = await finishPage(article, renderer);
  const read = readArticle(finished.html);
  const text = plain(plainText(finished.html));
  const shows = entry.shows ?? [];
  const missing = shows.filter((fact) => !oneOf(fact).some((form) => text.includes(plain(form))));
  if (missing.length > 0) faults.push(`misses: ${missing.map((fact) => oneOf(fact)[0]).join(' · ')}`);
  const shown = (entry.hides ?? []).filter((words) => text.includes(plain(words)));
  if (shown.length > 0) faults.push(`shows: ${shown.join(' · ')}`);
  const { findings } = finished.report;
  for (const finding of findings) faults.push(`finding on page ${finding.page}: ${finding.message}`);
  for (const [name, value] of Object.entries(entry.article ?? {})) {
    const actual = String(read[name as keyof typeof read]);
    const isAsWanted = name === 'language' ? actual.split('-')[0] === value : actual === value;
    if (!isAsWanted) faults.push(`${name} is ${actual}, not ${value}`);
  }
  const isDeck = read.format.startsWith('slides');
  if (entry.type !== 'refinement') {
    if (Boolean(entry.isDeck) !== isDeck) faults.push(isDeck ? 'is a deck' : 'is no deck');
    const most = entry.mostPages ?? (entry.isDeck ? 12 : 1);
    const least = entry.leastPages ?? (entry.isDeck ? Math.min(6, most) : 1);
    if (read.pages.length > most || read.pages.length < least) faults.push(`${read.pages.length} pages`);
  } else if (entry.changes) {
    const changed = changedBlockIds(before ?? '', article).join(' ');
    if (changed !== entry.changes.join(' ')) faults.push(`changes: ${changed}`);
  }
  const { pdf, pages } = await renderer.renderPdf({ html: await printableHtml(finished.html) });
  if (pages !== read.pages.length || pdf.byteLength === 0) faults.push(`the PDF has ${pages} pages`);

  const pictures: PagePicture[] = [];
  if (hasPictures) {
    const html = await printableHtml(finished.html);
    for (const [index] of read.pages.entries()) {
      const png = await renderer.screenshot({ html, page: index + 1, widthPx: 620, format: 'png' });
      pictures.push({
        label: read.pages.length > 1 ? `${index + 1}/${read.pages.length} ${label}` : label,
        png,
      });
    }
  }
  return {
    label,
    hasVersion: true,
    faults,
    factCount: shows.length,
    missingCount: missing.length,
    findingCount: findings.length,
    composeMs,
    pictures,
  };
}

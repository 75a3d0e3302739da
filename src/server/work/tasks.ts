import type { CssBrand } from '../../domain/brand/css-brand.ts';
import type { SitePage } from '../../domain/brand/site-page.ts';
import type { StandaloneDrawing } from '../../domain/brand/standalone-drawing.ts';
import type { ComposerRequest, ComposerStep } from '../../domain/composer/composer-step.ts';
import type { KeptWords } from '../../domain/composer/given/kept-words.ts';
import type { ReadingFact } from '../../domain/composer/reading-labels.ts';
import type { DocumentContent } from '../../domain/content/document-content.ts';
import type { Operation } from '../../domain/content/edit/operation.ts';
import type { LaidOutPage } from '../../domain/document/lay-out-again.ts';
import type { drawLooks as DrawLooks, Looks } from '../../domain/document/looks/draw-looks.ts';
import type { KeptLocks } from '../../domain/document/patches/keep-locks.ts';
import type { Source } from '../../domain/sources/read-source.ts';
import type { ReadTemplateFile } from '../../domain/templates/template-file.ts';
import type { PageSteps } from '../features/documents/page-steps.ts';

/** A step with its input; they belong together. */
interface PageStep {
  readonly step: keyof PageSteps;
  readonly input: unknown;
}

/*
 * Computations on hostile input, too slow for the main thread. Each loads its code on first use. Inputs and
 * results are copied between threads.
 */

export async function compose(request: ComposerRequest): Promise<ComposerStep[]> {
  const [composer, templates, topics] = await composerParts();
  return composer.compose(request, templates.openTemplateShelf(), topics.openTopicShelf());
}

const composerParts = () =>
  Promise.all([
    import('../../domain/composer/compose.ts'),
    import('../features/templates/open-template-shelf.ts'),
    import('../features/topics/open-topic-shelf.ts'),
  ]);

async function loadComposer(_: undefined): Promise<void> {
  const [composer, templates, topics] = await composerParts();
  composer.warmComposer(templates.openTemplateShelf(), topics.openTopicShelf());
}

/** Extracts content from a page known only as HTML; null if nothing can be read. */
async function readHtmlContent(html: string): Promise<DocumentContent | null> {
  const reading = await import('../../domain/content/lenient/read-content-text.ts');
  return reading.readContentText(html).content;
}

async function layOutAgain(of: {
  readonly content: DocumentContent;
  readonly before: LaidOutPage;
}): Promise<KeptLocks> {
  const layout = await import('../../domain/document/lay-out-again.ts');
  return layout.layOutAgain(of.content, of.before);
}

async function drawLooks(of: Parameters<typeof DrawLooks>[0]): Promise<Looks> {
  const looks = await import('../../domain/document/looks/draw-looks.ts');
  return looks.drawLooks(of);
}

/** Returns whether a prompt undoes the last change. */
async function asksToUndo(of: {
  readonly prompt: string;
  readonly content: DocumentContent | null;
  readonly today: string;
  readonly isForComposer: boolean;
}): Promise<boolean> {
  const undo = await import('../../domain/composer/undo.ts');
  return undo.asksToUndo(of);
}

/** Counts the words of the text in a prompt that a page has in order; null if the prompt has no text. */
async function keptWords(of: { readonly prompt: string; readonly html: string }): Promise<KeptWords | null> {
  const given = await import('../../domain/composer/given/kept-words.ts');
  return given.keptOfPrompt(of.prompt, of.html);
}

/** Returns what the composer read in a prompt, as far as its page shows it. */
async function readingFacts(of: {
  readonly prompt: string;
  readonly today: string;
  readonly content: DocumentContent;
}): Promise<ReadingFact[]> {
  const reading = await import('../../domain/composer/reading-facts.ts');
  return reading.readingFacts(of);
}

async function operationsOfEdit(of: {
  readonly before: LaidOutPage;
  readonly afterHtml: string;
}): Promise<readonly Operation[] | null | { readonly refusal: string }> {
  const [edits, places] = await Promise.all([
    import('../../domain/document/patches/operations-of-edit.ts'),
    import('../../domain/content/edit/places.ts'),
  ]);
  try {
    return edits.operationsOfEdit(of.before.html, of.afterHtml, of.before.content);
  } catch (error) {
    if (error instanceof places.OperationError) return { refusal: error.message };
    throw error;
  }
}

async function sanitiseArticle(html: string): Promise<string> {
  const sanitiser = await import('../../domain/document/sanitise/sanitise-article.ts');
  return sanitiser.sanitiseArticle(html);
}

async function indexWords(of: {
  readonly uid: string;
  readonly html: string;
  readonly texts: readonly string[];
}): Promise<string[]> {
  const index = await import('../features/library/search-index.ts');
  return index.wordsOfPage(of);
}

async function standaloneDrawing(markup: string): Promise<StandaloneDrawing | null> {
  const drawing = await import('../../domain/brand/standalone-drawing.ts');
  return drawing.standaloneDrawing(markup);
}

async function readSource(of: {
  readonly url: string;
  readonly text: string;
  readonly isHtml: boolean;
}): Promise<Source> {
  const source = await import('../../domain/sources/read-source.ts');
  return source.readSource(of.url, of.text, of.isHtml);
}

/** Returns a function that resolves a page's addresses to absolute URLs; null unless http(s). */
function resolverOf(base: string): (address: string | undefined) => string | null {
  return (address) => {
    const trimmed = address?.trim();
    if (!trimmed || trimmed.startsWith('data:') || !URL.canParse(trimmed, base)) return null;
    const { href, protocol } = new URL(trimmed, base);
    return protocol === 'http:' || protocol === 'https:' ? href : null;
  };
}

async function readSitePage(of: { readonly html: string; readonly url: string }): Promise<SitePage> {
  const site = await import('../../domain/brand/site-page.ts');
  return site.readSitePage(of.html, resolverOf(of.url));
}

async function readCssBrand(css: string): Promise<CssBrand> {
  const brand = await import('../../domain/brand/css-brand.ts');
  return brand.readCssBrand(css);
}

async function textOfPage(html: string): Promise<string> {
  const text = await import('../../domain/markup/text-of-page.ts');
  return text.textOfPage(html);
}

async function drawingCost(html: string): Promise<number> {
  const cost = await import('../../domain/markup/drawing-cost.ts');
  return cost.drawingCost(html);
}

async function droppedStyleSheets(html: string): Promise<readonly string[]> {
  const sheets = await import('../features/exports/dropped-style-sheets.ts');
  return sheets.droppedStyleSheets(html);
}

async function readTemplateFile(of: {
  readonly markdown: string;
  readonly today: string;
}): Promise<ReadTemplateFile> {
  const file = await import('../../domain/templates/template-file.ts');
  return file.readTemplateFile(of);
}

async function writeTemplateFile(of: {
  readonly content: DocumentContent;
  readonly title: string;
}): Promise<string> {
  const file = await import('../../domain/templates/template-file.ts');
  return file.writeTemplateFile(of);
}

/** Takes one step of finishing a long document; see `pageSteps`. */
async function pageStep({ step, input }: PageStep): Promise<unknown> {
  const { pageSteps } = await import('../features/documents/page-steps.ts');
  return pageSteps[step](input as never);
}

export const tasks = {
  compose,
  drawLooks,
  indexWords,
  keptWords,
  loadComposer,
  layOutAgain,
  operationsOfEdit,
  pageStep,
  readHtmlContent,
  readingFacts,
  sanitiseArticle,
  standaloneDrawing,
  asksToUndo,
  readSource,
  readSitePage,
  readCssBrand,
  textOfPage,
  drawingCost,
  droppedStyleSheets,
  readTemplateFile,
  writeTemplateFile,
};

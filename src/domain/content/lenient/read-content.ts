import { block } from '../blocks/blocks.ts';
import { type DocumentContent, documentContent, type Page, page } from '../document-content.ts';
import { mostPages } from '../limits.ts';
import type { Look } from '../look.ts';
import { kindOfLayout } from '../paper-kinds.ts';
import { plainText } from '../text/inline-text.ts';
import { makeReading } from './make-reading.ts';
import { type Note, Notes } from './notes.ts';
import { openDocument } from './open-document.ts';
import { readLook } from './read-look.ts';
import { readPage } from './read-page.ts';
import { cutAtWord } from './read-text.ts';
import { isRecord, type Place, type Reading, type ReadingContext, within } from './reading.ts';
import { hasWords, tame } from './tame.ts';
import { withTitleFromHeading } from './title-from-heading.ts';

export interface ReadContent {
  /** Null if nothing could be read; the notes tell why. */
  readonly content: DocumentContent | null;
  readonly notes: readonly Note[];
}

const example = '{"title": "Wet paint", "pages": [{"layout": "flyer", "title": "Wet paint"}]}';

export interface ReadingOptions {
  /** Whether texts come from parsed Markdown and need no further parsing. */
  readonly areTextsFinal?: boolean;
}

/**
 * Reads a document from any input, as leniently as possible. Notes tell what was shortened, moved, left out
 * or guessed, with its path in the input.
 */
export function readContent(
  value: unknown,
  context: ReadingContext = {},
  options: ReadingOptions = {},
): ReadContent {
  const notes = new Notes();
  const root: Place = { path: '', depth: 0 };
  const tamed = tame(value, notes, root);
  const isOurs = isRecord(tamed) && tamed.schema === 1 && documentContent.safeParse(tamed).success;
  const reading = makeReading(notes, context, isOurs || options.areTextsFinal === true);
  const opened = openDocument(tamed, root, reading);
  const content = opened && assemble(opened, reading);
  if (!content) notes.add('', `There is nothing to lay out. Write for example ${example}`);
  return { content: content ?? null, notes: notes.list() };
}

function assemble(
  opened: NonNullable<ReturnType<typeof openDocument>>,
  reading: Reading,
): DocumentContent | undefined {
  const { fields, pages: given, place } = opened;
  const text = (name: 'title' | 'kind' | 'language'): string | undefined => {
    const found = fields.get(name);
    return (
      found &&
      (reading.read(documentContent.shape[name], found.value, within(place, found.key)) as string | undefined)
    );
  };
  reading.language = languageOf(text('language')) ?? reading.language;
  const [only] = given;
  const layout =
    given.length === 1 && !opened.isDeck && isRecord(only?.value) ? only.value.layout : undefined;
  const kind = kindOfLayout(layout, text('kind'));
  const look: Look = readLook(fields.get('look'), kind, opened.isDeck, place, reading);
  reading.isDeck = look.format.startsWith('slides');
  if (given.length > mostPages)
    reading.notes.add(opened.pagesPath, `Only the first ${mostPages} of ${given.length} pages are kept`);
  const pages = given.slice(0, mostPages).flatMap(({ value, place: at }) => readOnePage(value, at, reading));
  if (pages.length === 0) return undefined;
  const headField = fields.get('head');
  const head =
    headField && reading.read(documentContent.shape.head, headField.value, within(place, headField.key));
  const title = text('title');
  const content = {
    schema: 1,
    title: title === undefined ? titleOf(pages) : reading.areTextsFinal ? title : plainText(title),
    ...(kind !== undefined && kind !== '' && { kind }),
    language: reading.language,
    look,
    head: isRecord(head) ? head : {},
    pages,
  };
  const checked = documentContent.safeParse(content);
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues.slice(0, 5))
    reading.notes.add(issue.path.join('.'), issue.message);
  return undefined;
}

function readOnePage(value: unknown, place: Place, reading: Reading): Page[] {
  const given = readPage(value, place, reading);
  const read = isRecord(given) && !reading.areTextsFinal ? withTitleFromHeading(given) : given;
  const checked = page.safeParse(read);
  if (checked.success) return [checked.data];
  const mended = page.safeParse(withValidBlocks(read));
  if (mended.success) {
    reading.notes.add(place.path, 'Some blocks of this page could not be read and are left out');
    return [mended.data];
  }
  if (!hasWords(value)) return [];
  const field = checked.error.issues[0]?.path.join('.');
  const reason = field ? `'${field}' is missing or invalid` : `it isn't a page, such as ${pageExample}`;
  // Perhaps only a field that the layout requires is missing, so keep the words.
  const layout = reading.isDeck ? 'text' : 'article';
  const asText = page.safeParse(
    readPage(isRecord(value) ? { ...value, layout } : { layout, blocks: value }, place, reading),
  );
  if (asText.success) {
    reading.notes.add(place.path, `Laid out as plain text, because ${reason}`);
    return [asText.data];
  }
  reading.notes.add(place.path, `Left out, because ${reason}. Write for example ${pageExample}`);
  return [];
}

const pageExample = '{"layout": "text", "title": "…", "blocks": ["…"]}';

function withValidBlocks(read: unknown): unknown {
  if (!isRecord(read) || !Array.isArray(read.blocks)) return read;
  return { ...read, blocks: read.blocks.filter((each) => block.safeParse(each).success) };
}

function languageOf(text: string | undefined): string | undefined {
  const tag = text?.trim().replaceAll('_', '-') ?? '';
  if (tag === '') return undefined;
  const named = languageNames.get(tag.toLowerCase());
  if (named) return named;
  return /^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag) ? tag : undefined;
}

const languageNames = new Map([
  ['english', 'en'],
  ['german', 'de'],
  ['deutsch', 'de'],
  ['french', 'fr'],
  ['français', 'fr'],
  ['spanish', 'es'],
  ['español', 'es'],
  ['italian', 'it'],
  ['portuguese', 'pt'],
  ['dutch', 'nl'],
  ['polish', 'pl'],
  ['japanese', 'ja'],
  ['chinese', 'zh'],
  ['arabic', 'ar'],
]);

const longestTitle = 300;

/** Returns the first title, or else the first words of the document. */
function titleOf(pages: readonly Page[]): string {
  for (const each of pages) {
    const title = 'title' in each ? plainText(each.title) : '';
    if (title !== '') return cutAtWord(title.replaceAll('\n', ' '), longestTitle);
  }
  const words = plainText(firstText(pages[0]) ?? '').replaceAll('\n', ' ');
  return words === '' ? 'Untitled' : cutAtWord(words, 60);
}

const wordFields = new Set(['text', 'title', 'label', 'value', 'name', 'lead', 'subtitle']);

function firstText(value: unknown): string | undefined {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next !== 'object' || next === null) continue;
    const entries = Object.entries(next);
    const found = entries.find(
      ([key, entry]) => wordFields.has(key) && typeof entry === 'string' && entry !== '',
    );
    if (found) return String(found[1]);
    for (let at = entries.length - 1; at >= 0; at -= 1) open.push(entries[at]?.[1]);
  }
  return undefined;
}

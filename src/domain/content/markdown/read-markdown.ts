import type { RootContent } from 'mdast';
import { choiceOf } from '../lenient/choice-names.ts';
import { notDocumentFields } from '../lenient/document-fields.ts';
import { type Note, Notes } from '../lenient/notes.ts';
import { type ReadContent, readContent } from '../lenient/read-content.ts';
import type { ReadingContext } from '../lenient/reading.ts';
import { withTitleFromHeading } from '../lenient/title-from-heading.ts';
import { tooLong } from '../lenient/too-long.ts';
import { isDeckKind, layoutNames, layoutOfKind } from '../lenient/type-names.ts';
import { formOfKind } from '../paper-form.ts';
import { kindOfLayout } from '../paper-kinds.ts';
import { looseBlocks } from './loose/blocks.ts';
import type { LooseFields } from './loose/data.ts';
import { readFrontMatter } from './loose/front-matter.ts';
import { layoutDirective, loosePage, segmentsOf } from './loose/pages.ts';
import { parseTree } from './loose/parse-tree.ts';

/** About 500 pages. Parsing more takes seconds, and exceeds any document's limits. */
const longestMarkdown = 1_500_000;

/** Reads Octavo Markdown (docs/notation.md), a superset of CommonMark. Never throws. */
export function readMarkdown(text: string, context: ReadingContext = {}): ReadContent {
  if (text.length > longestMarkdown) return tooLong(text, longestMarkdown);
  const notes = new Notes();
  const { fields: given, body } = readFrontMatter(text, notes);
  // A template's metadata isn't part of its document.
  const { template: _template, ...fields } = given;
  const tree = nodesIn(body, notes);
  const isDeck = isSlides(fields, context);
  const all = segmentsOf(tree).filter((nodes, _, { length }) => nodes.length > 0 || length === 1);
  const isPaged =
    isDeck ||
    all.some(
      (nodes) =>
        layoutDirective(nodes, false)?.type === 'leafDirective' ||
        (all.length > 1 && layoutDirective(nodes, false)),
    );
  const segments = isPaged && all.length > 0 ? all : [tree];
  const isOnly = segments.length === 1;
  const pages = segments.map((nodes) => {
    const fallback = isOnly
      ? ownLayout(fields, isDeck)
      : { layout: isDeck ? 'text' : 'article', isCertain: true };
    const read = loosePage(nodes, fallback.layout, isOnly && !isDeck);
    // A document's kind suggests a layout; text that doesn't fit it becomes an article.
    if (read.rest.length > 0 && !fallback.isCertain && read.layout === fallback.layout)
      return loosePage(nodes, 'article', isOnly).fields;
    return { ...read.fields, ...(read.rest.length > 0 && { blocks: looseBlocks(read.rest) }) };
  });
  const kind = kindOfLayout(isOnly && !isDeck ? fields.layout : undefined, textOr(fields.kind));
  const { own, others } = notDocumentFields(kind === undefined ? fields : { ...fields, kind });
  const name = isOnly && typeof own.title === 'string' ? { title: own.title } : {};
  for (const [at, page] of pages.entries())
    if (!('title' in page) && page.layout !== 'quote') pages[at] = withTitleFromHeading({ ...page, ...name });
  const [first] = pages;
  if (first && isOnly) {
    pages[0] = {
      ...others,
      ...first,
      layout: first.layout,
    };
  }
  // A layout such as 'certificate' is a flyer of that kind.
  const form = typeof fields.layout === 'string' && formOfKind(fields.layout) ? fields.layout : undefined;
  const named = { ...(form !== undefined && { kind: form }), ...own };
  const result = readContent({ ...named, ...(!isOnly && others), pages }, context, { areTextsFinal: true });
  return { content: result.content, notes: [...notes.list(), ...result.notes.filter(isWorthTelling)] };
}

const textOr = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Falls back to plain paragraphs if the text is nested too deep for the parser. */
function nodesIn(body: string, notes: Notes): readonly RootContent[] {
  try {
    return parseTree(body, notes).children;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    notes.add('', 'Nested too deep to read as Markdown, so it became plain paragraphs');
    return body
      .split(/\n\s*\n/)
      .map((value) => ({ type: 'paragraph', children: [{ type: 'text', value }] }) satisfies RootContent);
  }
}

const isWorthTelling = ({ level }: Note): boolean => level === 'warning';

function isSlides(fields: LooseFields, context: ReadingContext): boolean {
  const look = fields.look;
  const given =
    typeof look === 'object' && look !== null ? Reflect.get(look, 'format') : (fields.format ?? look);
  const format =
    typeof given === 'string'
      ? given
          .split(/[\s,]+/)
          .map((word) => choiceOf('format', word))
          .find(Boolean)
      : undefined;
  if (format !== undefined) return format.startsWith('slides');
  if (typeof fields.kind === 'string' && isDeckKind(fields.kind)) return true;
  return context.look?.format.startsWith('slides') ?? false;
}

/** Returns the layout that a single page's front matter names or suggests. */
function ownLayout(fields: LooseFields, isDeck: boolean): { layout: string; isCertain: boolean } {
  const { layout, kind } = fields;
  if (typeof layout === 'string' && layout.trim() !== '')
    return { layout: layoutNames(layout)?.name ?? layout, isCertain: true };
  const suggested = typeof kind === 'string' && !isDeck ? layoutOfKind(kind) : undefined;
  return { layout: suggested ?? (isDeck ? 'text' : 'article'), isCertain: suggested === undefined };
}

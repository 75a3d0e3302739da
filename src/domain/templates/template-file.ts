import { assignIds } from '../content/assign-ids.ts';
import type { DocumentContent } from '../content/document-content.ts';
import { Notes } from '../content/lenient/notes.ts';
import { readContentText } from '../content/lenient/read-content-text.ts';
import { isRecord } from '../content/lenient/reading.ts';
import { readFrontMatter } from '../content/markdown/loose/front-matter.ts';
import { writeMarkdown } from '../content/markdown/write-markdown.ts';
import { plainText } from '../content/text/inline-text.ts';
import { assembleArticle } from '../document/assemble-article.ts';
import { layOutContent } from '../document/layout/lay-out-content.ts';

export interface ReadTemplateFile {
  /** Null if nothing can be read. */
  readonly content: DocumentContent | null;
  /** Title from the front matter, or else from the document. */
  readonly title: string;
  /** The page before fitting. */
  readonly article: string;
  readonly notes: string[];
}

const longestTitle = 300;

/** Reads a template from a user's file. Lenient: any Markdown is accepted. */
export function readTemplateFile({
  markdown,
  today,
}: {
  readonly markdown: string;
  readonly today: string;
}): ReadTemplateFile {
  const { content: read, notes } = readContentText(markdown, { today });
  const told = notes.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).slice(0, 20);
  if (!read) return { content: null, title: '', article: '', notes: told };
  const content = assignIds({ ...read, title: plainText(read.title) });
  const { template } = readFrontMatter(markdown, new Notes()).fields;
  const named = isRecord(template) && typeof template.title === 'string' ? template.title.trim() : '';
  return {
    content,
    title: (named || content.title).slice(0, longestTitle),
    article: assembleArticle(layOutContent(content)),
    notes: told,
  };
}

/** Writes a template as a file that reads back to the same content. */
export function writeTemplateFile({
  content,
  title,
}: {
  readonly content: DocumentContent;
  readonly title: string;
}): string {
  // JSON is valid YAML, so any title is escaped correctly.
  return writeMarkdown(content).replace(
    /^---\n/,
    () => `---\ntemplate: { title: ${JSON.stringify(title)} }\n`,
  );
}

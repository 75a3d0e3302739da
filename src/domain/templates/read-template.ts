import { z } from 'zod';
import { documentFormats, orientations } from '../content/choices.ts';
import { choiceOf } from '../content/lenient/choice-names.ts';
import { Notes } from '../content/lenient/notes.ts';
import { isRecord } from '../content/lenient/reading.ts';
import { readFrontMatter } from '../content/markdown/loose/front-matter.ts';
import { readMarkdown } from '../content/markdown/read-markdown.ts';
import { plainText } from '../content/text/inline-text.ts';
import type { Template, TemplateHead } from './template.ts';

const line = z.string().trim().min(1).max(120);
const ask = z.string().trim().min(3).max(300);

const templateFields = z.strictObject({
  kind: z.string().regex(/^[a-z][a-z\d-]{0,40}$/),
  title: line,
  description: z.string().trim().max(300).default(''),
  words: z.array(line).max(60).default([]),
  asks: z.array(ask).max(12).default([]),
  list: line.nullable().default(null),
  samples: z.array(line).max(20).default([]),
  readers: z.array(line).max(20).default([]),
  outline: z.array(line).max(30).default([]),
});

/** An invalid template. The message names the field. */
export class TemplateError extends Error {}

/** Reads a choice from the look, which is either a map or words: `look: slides-16x9`. */
function choiceIn<Choice extends string>(
  look: unknown,
  field: string,
  choices: readonly Choice[],
): Choice | undefined {
  const given = isRecord(look) ? [look[field]] : typeof look === 'string' ? look.split(/[\s,]+/) : [];
  const read = given
    .map((word) => (typeof word === 'string' ? choiceOf(field, word) : undefined))
    .find(Boolean);
  return choices.find((choice) => choice === read);
}

/**
 * Reads a template's metadata without its document.
 * @throws TemplateError
 */
export function readTemplateHead(name: string, markdown: string): TemplateHead {
  const notes = new Notes();
  const { fields } = readFrontMatter(markdown, notes);
  const read = templateFields.safeParse(fields.template);
  if (!read.success) {
    const [issue] = read.error.issues;
    const field = ['template', ...(issue?.path ?? [])].join('.');
    throw new TemplateError(`${field}: ${notes.list()[0]?.message ?? issue?.message ?? 'It is missing.'}`);
  }
  const format = choiceIn(fields.look, 'format', documentFormats) ?? 'a4';
  const usual = format.startsWith('slides') ? 'landscape' : 'portrait';
  return {
    name,
    ...read.data,
    language: typeof fields.language === 'string' ? fields.language : 'en',
    format,
    orientation: choiceIn(fields.look, 'orientation', orientations) ?? usual,
  };
}

/**
 * Reads a template with its document.
 * @throws TemplateError if its metadata is invalid, or if part of its document can't be read
 */
export function readTemplate(name: string, markdown: string): Template {
  const head = readTemplateHead(name, markdown);
  const { content, notes } = readMarkdown(markdown);
  const [note] = notes;
  if (!content || note)
    throw new TemplateError(note ? `${note.path}: ${note.message}` : 'It has no document.');
  return { head, content: { ...content, title: plainText(content.title) } };
}

import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parseText } from '../../text/inline-text.ts';
import { placeholderToMarkdown } from '../../text/placeholder-syntax.ts';
import { raisedToMarkdown } from '../../text/raised-syntax.ts';
import { sampleToMarkdown } from '../../text/sample-syntax.ts';
import { nodesOf } from '../../text/write-text.ts';

/**
 * `bare` writes text as in the model, which is the most readable. `escaped` is for text that would otherwise
 * start a list, a heading or the like.
 */
export type Style = 'bare' | 'escaped';

export type WriteText = (text: string) => string;

const extensions = [gfmStrikethroughToMarkdown(), placeholderToMarkdown, raisedToMarkdown, sampleToMarkdown];

function escaped(text: string): string {
  const children = nodesOf(parseText(text));
  return toMarkdown({ type: 'paragraph', children }, { extensions, handlers: { break: () => '\n' } }).replace(
    /\n$/,
    '',
  );
}

const inStyle = (text: string, style: Style): string => (style === 'bare' ? text : escaped(text));

/** Writes text as a paragraph, with hard line breaks. */
export const paragraphWriter =
  (style: Style): WriteText =>
  (text) =>
    inStyle(text, style).replaceAll('\n', '\\\n');

/** Writes text on one line, such as a heading. */
export const lineWriter =
  (style: Style): WriteText =>
  (text) =>
    inStyle(text, style).replaceAll('\n', '<br>');

/** Writes text in a table cell. */
export const cellWriter =
  (style: Style): WriteText =>
  (text) =>
    lineWriter(style)(text).replaceAll('|', '\\|');

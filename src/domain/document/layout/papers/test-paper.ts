import type { ArtDirection } from '../../../content/choices.ts';
import { readContentText } from '../../../content/lenient/read-content-text.ts';
import { layOutContent } from '../lay-out-content.ts';

/** Renders Octavo Markdown as a page: its class and the markup of its blocks. */
export function paperOf(
  kind: string,
  body: string,
  direction: ArtDirection = 'swiss',
): { readonly className: string; readonly html: string } {
  const head = `---\nkind: ${kind}\nlook: { format: a4, direction: ${direction} }\n---\n\n`;
  const { content } = readContentText(head + body, {});
  if (!content) throw new RangeError('The content of a test can be read.');
  const { pages } = layOutContent(content);
  return {
    className: pages[0]?.className ?? '',
    html: pages.flatMap(({ blocks }) => blocks.map((each) => each.html)).join(''),
  };
}

/** Returns the text of the elements with a class. */
export function wordsOf(html: string, className: string): readonly string[] {
  const starts = [
    ...html.matchAll(new RegExp(`<(\\w+) class="(?:[^"]* )?${className}(?: [^"]*)?"[^>]*>`, 'g')),
  ];
  return starts.map((start) => {
    const rest = html.slice(start.index + start[0].length);
    return rest.slice(0, rest.indexOf(`</${start[1]}>`)).replaceAll(/<[^>]*>/g, '');
  });
}

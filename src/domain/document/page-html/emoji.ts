import { isTag, isText } from 'domhandler';
import { parseWithPositions, splice } from '../article-tree.ts';

/**
 * Matches every emoji. The lookahead limits where the engine tries the full RGI set; without it, scanning ten slides
 * takes 20 ms, seventy times longer.
 */
export const emojiPattern =
  /(?=[\p{Extended_Pictographic}\p{Emoji_Presentation}]|[#*0-9]\ufe0f\u20e3)\p{RGI_Emoji}/gv;

/** What follows a character to ask for its colour picture; pictures are named without it. */
const pictureSelector = 'fe0f';

/** Emoji without a picture: colours of skin and hair alone, and flags that stand for no place of their own. */
const undrawn = new Set(
  '1f3fb 1f3fc 1f3fd 1f3fe 1f3ff 1f9b0 1f9b1 1f9b2 1f9b3 1f1e6-1f1e8 1f1e8-1f1f6 1f1ea-1f1e6 1f1f9-1f1e6'.split(
    ' ',
  ),
);

/** The name of an emoji's picture: its code points in hexadecimal, '1f469-200d-1f680'. */
export function emojiKey(emoji: string): string {
  return Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .filter((point) => point !== pictureSelector)
    .join('-');
}

/** Every emoji of a text that is meant as a picture, once, by the names of their pictures. */
export function emojiKeys(text: string): readonly string[] {
  const keys = Array.from(text.matchAll(emojiPattern), ([emoji]) => emojiKey(emoji));
  return [...new Set(keys)].filter((key) => !undrawn.has(key));
}

/** A text without the emoji that are drawn as pictures. */
export function withoutEmoji(text: string, hasPicture: (key: string) => boolean): string {
  return text.replace(emojiPattern, (emoji) => (hasPicture(emojiKey(emoji)) ? '' : emoji));
}

const marked = (text: string): string =>
  text.replace(
    emojiPattern,
    (emoji) => `<span class="emoji" data-emoji="${emojiKey(emoji)}">${emoji}</span>`,
  );

/** Where runs of text with an emoji stand in sanitised markup. Drawings are left out: they hold no spans. */
function textsWithEmoji(html: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const visit = (nodes: ReturnType<typeof parseWithPositions>): void => {
    for (const node of nodes) {
      if (isText(node)) {
        const start = node.startIndex ?? 0;
        const end = (node.endIndex ?? -1) + 1;
        if (html.slice(start, end).search(emojiPattern) >= 0) found.push({ start, end });
      } else if (isTag(node) && node.name !== 'svg' && node.attribs.class !== 'emoji') visit(node.children);
    }
  };
  visit(parseWithPositions(html));
  return found;
}

/**
 * Sanitised markup with each emoji in an element of its own, which the page draws as a picture. The character stays in
 * it as text, for copying, searching and reading aloud. For showing and printing only: documents are kept without.
 */
export function markEmoji(html: string): string {
  if (html.search(emojiPattern) < 0) return html;
  return textsWithEmoji(html).reduceRight(
    (result, { start, end }) => splice(result, start, end, marked(html.slice(start, end))),
    html,
  );
}

/**
 * Lays the picture over the character. A colour that is all but transparent, since a wholly transparent text would be
 * missing from the PDF, where it is searched and copied.
 */
export function emojiRules(
  keys: readonly string[],
  urlOf: (key: string) => string | null,
  /** The elements that hold an emoji each, as a selector. */
  marks = '.doc .emoji',
): string {
  const rules = keys.flatMap((key) => {
    const url = urlOf(key);
    if (url === null) return [];
    const picture = `background-image:url(${JSON.stringify(url)})`;
    return [`${marks}[data-emoji="${key}"]{${picture};color:rgb(0 0 0 / .004)}`];
  });
  if (rules.length === 0) return '';
  // A square, however wide the letters in it are: of families and flags the text font has several.
  const frame = `${marks}{display:inline-block;width:1.28em;height:1.2em;overflow:hidden;vertical-align:-.24em;font:400 .92em/1 "Octavo Fallback";letter-spacing:0;text-indent:0;white-space:nowrap;text-decoration:none;text-shadow:none;background:center/contain no-repeat;print-color-adjust:exact;-webkit-print-color-adjust:exact}`;
  return [frame, ...rules].join('\n');
}

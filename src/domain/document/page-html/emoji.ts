import { isTag, isText } from 'domhandler';
import { parseWithPositions, splice } from '../article-tree.ts';

/**
 * Matches every emoji. The lookahead limits where the engine tries the full RGI set; without it, scanning ten slides
 * takes 20 ms, seventy times longer.
 */
export const emojiPattern =
  /(?=[\p{Extended_Pictographic}\p{Emoji_Presentation}]|[#*0-9]\ufe0f\u20e3)\p{RGI_Emoji}/gv;

/** Variation selector that requests the color picture; omitted from picture names. */
const pictureSelector = 'fe0f';

/** Emoji without a picture: bare skin tones and hair colors, and flags that duplicate another place's. */
const undrawn = new Set(
  '1f3fb 1f3fc 1f3fd 1f3fe 1f3ff 1f9b0 1f9b1 1f9b2 1f9b3 1f1e6-1f1e8 1f1e8-1f1f6 1f1ea-1f1e6 1f1f9-1f1e6'.split(
    ' ',
  ),
);

/** Returns the name of an emoji's picture: its code points in hexadecimal, '1f469-200d-1f680'. */
export function emojiKey(emoji: string): string {
  return Array.from(emoji, (character) => (character.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
    .filter((point) => point !== pictureSelector)
    .join('-');
}

/** Returns the distinct picture names of a text's emoji, excluding those in text style. */
export function emojiKeys(text: string): readonly string[] {
  const keys = Array.from(text.matchAll(emojiPattern), ([emoji]) => emojiKey(emoji));
  return [...new Set(keys)].filter((key) => !undrawn.has(key));
}

/** Removes the emoji that have a picture from a text. */
export function withoutEmoji(text: string, hasPicture: (key: string) => boolean): string {
  return text.replace(emojiPattern, (emoji) => (hasPicture(emojiKey(emoji)) ? '' : emoji));
}

const marked = (text: string): string =>
  text.replace(
    emojiPattern,
    (emoji) => `<span class="emoji" data-emoji="${emojiKey(emoji)}">${emoji}</span>`,
  );

/** Finds the runs of text with emoji in sanitized markup. Skips drawings, which can't contain spans. */
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
 * Wraps each emoji in sanitized markup in its own element, which the page shows as a picture. The character
 * stays as text, for copying, searching and screen readers. For display and print only; documents are stored
 * without it.
 */
export function markEmoji(html: string): string {
  if (html.search(emojiPattern) < 0) return html;
  return textsWithEmoji(html).reduceRight(
    (result, { start, end }) => splice(result, start, end, marked(html.slice(start, end))),
    html,
  );
}

/**
 * Returns the CSS that shows the picture over the character. The text color is almost transparent, because
 * fully transparent text is missing from the PDF and couldn't be searched or copied.
 */
export function emojiRules(
  keys: readonly string[],
  urlOf: (key: string) => string | null,
  /** Selector of the elements that contain one emoji each. */
  marks = '.doc .emoji',
): string {
  const rules = keys.flatMap((key) => {
    const url = urlOf(key);
    if (url === null) return [];
    const picture = `background-image:url(${JSON.stringify(url)})`;
    return [`${marks}[data-emoji="${key}"]{${picture};color:rgb(0 0 0 / .004)}`];
  });
  if (rules.length === 0) return '';
  // Always square, because for families and flags the text font has several glyphs.
  const frame = `${marks}{display:inline-block;width:1.28em;height:1.2em;overflow:hidden;vertical-align:-.24em;font:400 .92em/1 "Octavo Fallback";letter-spacing:0;text-indent:0;white-space:nowrap;text-decoration:none;text-shadow:none;background:center/contain no-repeat;print-color-adjust:exact;-webkit-print-color-adjust:exact}`;
  return [frame, ...rules].join('\n');
}

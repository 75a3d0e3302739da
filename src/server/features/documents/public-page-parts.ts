import { kitStylesheet } from '../../../domain/document/kit/index.ts';
import { type PageParts, pageParts } from '../../../domain/document/page-html/build-page-html.ts';
import { emojiKeys } from '../../../domain/document/page-html/emoji.ts';
import { publicArticle } from '../../../domain/document/page-html/public-article.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { emojiDrawing } from '../../rendering/typefaces/emoji-drawings.ts';
import { facesOf } from './printable-html.ts';

/**
 * Returns a page for public viewers: fonts and emoji link to this server, and the owner's private data is
 * removed.
 */
export async function publicPageParts(articleHtml: string): Promise<PageParts> {
  const keys = emojiKeys(articleHtml);
  const drawings = await Promise.all(keys.map(emojiDrawing));
  const drawn = new Set(keys.filter((_, index) => drawings[index] !== null));
  return pageParts(publicArticle(articleHtml), {
    stylesheet: kitStylesheet(readArticle(articleHtml).direction),
    fontFaces: await facesOf(articleHtml),
    fontUrl: (file) => `/fonts/${file}`,
    emojiUrl: (key) => (drawn.has(key) ? `/fonts/emoji/${key}.svg` : null),
    // `font-display: swap`, so text is readable before fonts load.
    fontDisplay: 'swap',
  });
}

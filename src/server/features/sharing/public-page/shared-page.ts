import type { PageParts } from '../../../../domain/document/page-html/build-page-html.ts';
import { escapeAttribute, escapeText } from '../../../../domain/document/sanitise/canonical-node.ts';
import type { FrameWords } from '../../../http/frame/frame-words.ts';
import { brandMark } from './brand-mark.ts';
import { pageScript } from './page-script.ts';
import { sharedPageStyles } from './shared-page-styles.ts';

export interface SharedPage {
  /** Messages around the document, in the visitor's language. */
  readonly words: FrameWords;
  readonly parts: PageParts;
  readonly title: string;
  /** Short excerpt for link previews. */
  readonly description: string;
  /** '/s/TOKEN' */
  readonly path: string;
  /** The server's public URL. */
  readonly publicUrl: string;
  readonly pageCount: number;
  readonly mayDownload: boolean;
  /** Embedded in another site: shows the pages only. */
  readonly isEmbedded: boolean;
  /** Whether link previews may show a picture; false with a password. */
  readonly hasPicture: boolean;
  /** Size of the picture in px. */
  readonly picture: { readonly width: number; readonly height: number };
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeAttribute(content)}">`;

function previewTags({
  words,
  title,
  description,
  path,
  publicUrl,
  hasPicture,
  picture,
}: SharedPage): string {
  const tags = [
    meta('property', 'og:type', 'article'),
    meta('property', 'og:title', title),
    meta('property', 'og:url', publicUrl + path),
    meta('name', 'description', description),
    meta('property', 'og:description', description),
  ];
  if (hasPicture)
    tags.push(
      meta('property', 'og:image', `${publicUrl}${path}/preview.png`),
      meta('property', 'og:image:type', 'image/png'),
      meta('property', 'og:image:width', String(picture.width)),
      meta('property', 'og:image:height', String(picture.height)),
      meta('property', 'og:image:alt', words.say('firstPageOf', { title })),
      meta('name', 'twitter:card', 'summary_large_image'),
    );
  return tags.join('\n');
}

/** Head elements of all shared-link pages. */
export const closedHead = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex,nofollow,noarchive">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="data:image/svg+xml;base64,${Buffer.from(brandMark).toString('base64')}">`;

/** The language of the frame around the document, which has its own. */
const spoken = ({ language, dir }: FrameWords): string => `lang="${language}" dir="${dir}"`;

function bar({ words, title, path, mayDownload, parts, pageCount }: SharedPage): string {
  const label = (reason: 'present' | 'print' | 'downloadPdf'): string => escapeText(words.say(reason));
  const buttons = [
    parts.box.isSlides && pageCount > 0
      ? `<button type="button" class="o-button" data-o-present hidden>${label('present')}</button>`
      : '',
    mayDownload
      ? `<button type="button" class="o-button" data-o-print hidden>${label('print')}</button>`
      : '',
    mayDownload
      ? `<a class="o-button o-button-main" href="${path}/pdf" download>${label('downloadPdf')}</a>`
      : '',
  ];
  return `<header class="o-bar o-frame" ${spoken(words)}>${brandMark}<p class="o-title" dir="auto">${escapeText(title)}</p>${buttons.join('')}</header>`;
}

function stage(words: FrameWords): string {
  const label = (reason: 'slides' | 'previousSlide' | 'nextSlide'): string =>
    `aria-label="${escapeAttribute(words.say(reason))}"`;
  return `<div class="o-stage o-frame" lang="${words.language}" role="group" ${label('slides')}>
<button type="button" data-o-before ${label('previousSlide')}>←</button><span data-o-place></span><button type="button" data-o-next ${label('nextSlide')}>→</button><button type="button" data-o-leave>${escapeText(words.say('exit'))}</button>
</div>`;
}

/**
 * Returns the whole page of a shared document: its pages as printed, and a bar above them. It fetches only
 * fonts.
 */
export function sharedPage(page: SharedPage): string {
  const { words, parts, title, isEmbedded, path } = page;
  const pages = words.say('pages', { count: page.pageCount });
  return `<!doctype html>
<html lang="${escapeAttribute(parts.language)}"${isEmbedded ? ' data-embedded' : ''}>
<head>${closedHead}
<title>${escapeText(title)}</title>
${previewTags(page)}
<style>${parts.css}${sharedPageStyles(parts.box.widthPx)}</style>
</head>
<body class="o-body">
${isEmbedded ? '' : `<a class="o-skip o-button" href="#pages" ${spoken(words)}>${escapeText(words.say('skipToDocument'))}</a>`}
${bar(page)}
<main class="o-pages" id="pages" data-o-pages tabindex="-1" aria-label="${escapeAttribute(`${title}, ${pages}`)}">
${parts.article}
</main>
${stage(words)}
<p class="o-live" role="status" lang="${words.language}" data-o-live="${escapeAttribute(words.say('slideOf'))}"></p>
<footer class="o-foot o-frame" ${spoken(words)}>${
    isEmbedded
      ? `<a href="${path}" target="_blank" rel="noopener">${escapeText(words.say('openDocument'))}</a>`
      : `<a href="${escapeAttribute(page.publicUrl)}/" rel="noopener">${escapeText(words.say('madeWith'))}</a>`
  }</footer>
<script>${pageScript}</script>
</body>
</html>`;
}

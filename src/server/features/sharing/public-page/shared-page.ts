import type { PageParts } from '../../../../domain/document/page-html/build-page-html.ts';
import { escapeAttribute, escapeText } from '../../../../domain/document/sanitise/canonical-node.ts';
import { brandMark } from './brand-mark.ts';
import { pageScript } from './page-script.ts';
import { sharedPageStyles } from './shared-page-styles.ts';

export interface SharedPage {
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

function previewTags({ title, description, path, publicUrl, hasPicture, picture }: SharedPage): string {
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
      meta('property', 'og:image:alt', `First page of ${title}`),
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

function bar({ title, path, mayDownload, parts, pageCount }: SharedPage): string {
  const buttons = [
    parts.box.isSlides && pageCount > 0
      ? `<button type="button" class="o-button" data-o-present hidden>Present</button>`
      : '',
    mayDownload ? `<button type="button" class="o-button" data-o-print hidden>Print</button>` : '',
    mayDownload ? `<a class="o-button o-button-main" href="${path}/pdf" download>Download PDF</a>` : '',
  ];
  return `<header class="o-bar o-frame">${brandMark}<p class="o-title">${escapeText(title)}</p>${buttons.join('')}</header>`;
}

const stage = `<div class="o-stage o-frame" role="group" aria-label="Slides">
<button type="button" data-o-before aria-label="Slide before">←</button><span data-o-place></span><button type="button" data-o-next aria-label="Next slide">→</button><button type="button" data-o-leave>Exit</button>
</div>`;

/**
 * Returns the whole page of a shared document: its pages as printed, and a bar above them. It fetches only
 * fonts.
 */
export function sharedPage(page: SharedPage): string {
  const { parts, title, isEmbedded, path } = page;
  const pages = page.pageCount === 1 ? '1 page' : `${page.pageCount} pages`;
  return `<!doctype html>
<html lang="${escapeAttribute(parts.language)}"${isEmbedded ? ' data-embedded' : ''}>
<head>${closedHead}
<title>${escapeText(title)}</title>
${previewTags(page)}
<style>${parts.css}${sharedPageStyles(parts.box.widthPx)}</style>
</head>
<body class="o-body">
${isEmbedded ? '' : `<a class="o-skip o-button" href="#pages">Skip to the document</a>`}
${bar(page)}
<main class="o-pages" id="pages" data-o-pages tabindex="-1" aria-label="${escapeAttribute(`${title}, ${pages}`)}">
${parts.article}
</main>
${stage}
<p class="o-live" role="status" data-o-live></p>
<footer class="o-foot o-frame" lang="en">${
    isEmbedded
      ? `<a href="${path}" target="_blank" rel="noopener">Open this document</a>`
      : `<a href="${escapeAttribute(page.publicUrl)}/" rel="noopener">Made with Octavo</a>`
  }</footer>
<script>${pageScript}</script>
</body>
</html>`;
}

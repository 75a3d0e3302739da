import { useMemo } from 'react';
import { isDocumentFormat, pageBox } from '../../../../domain/document/formats.ts';
import { words } from '../../../lib/words.ts';
import { previewPage } from '../preview-page.ts';
import { sanitisePreview } from '../sanitise-preview.ts';

/** Thumbnail of an article's first page. Decorative: its name is shown beside it. */
export function PageThumb({ html, width }: { readonly html: string; readonly width: number }) {
  const { shell, box } = useMemo(() => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    // Before sanitizing, which takes long for many pages.
    for (const page of [...parsed.querySelectorAll('article > .page')].slice(1)) page.remove();
    const holder = document.createElement('div');
    holder.append(sanitisePreview(parsed.body.innerHTML));
    const article = holder.querySelector('article');
    const format = article?.dataset.format ?? '';
    const orientation = article?.dataset.orientation === 'landscape' ? 'landscape' : 'portrait';
    return {
      shell: previewPage(holder.innerHTML),
      box: pageBox(isDocumentFormat(format) ? format : 'a4', orientation),
    };
  }, [html]);
  const scale = width / box.widthPx;
  return (
    <span
      className="page-thumb"
      style={{ width, height: Math.round(box.heightPx * scale) }}
      aria-hidden="true"
    >
      <iframe
        title={words('page').page}
        sandbox="allow-same-origin"
        srcDoc={shell}
        tabIndex={-1}
        loading="lazy"
        style={{ width: box.widthPx, height: box.heightPx, transform: `scale(${scale})` }}
      />
    </span>
  );
}

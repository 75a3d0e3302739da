import type { exportEndpoints } from '../../../contract/exports.ts';
import type { Handlers } from '../../http/mount.ts';
import { documentHtmlFile } from './document-html-file.ts';
import { documentPdfChecks } from './document-pdf-checks.ts';
import { documentScreenshots } from './document-screenshots.ts';
import { flattenGivenPdf } from './flatten-given-pdf.ts';
import { generateFromHtml } from './generate-from-html.ts';
import { generateFromHtmlV2 } from './generate-from-html-v2.ts';
import { withinGivenLimits } from './given-html-limits.ts';
import { renderGivenHtml } from './render-given-html.ts';
import { withStyles } from './with-styles.ts';

interface GivenBody {
  readonly html_content: string;
  readonly title: string;
  readonly is_preview: boolean;
  readonly session_id?: string | null | undefined;
}

/** Returns notes as ASCII JSON, because headers must be ASCII. */
function notesHeader(notes: readonly string[]): Record<string, string> {
  if (notes.length === 0) return {};
  const ascii = JSON.stringify(notes).replaceAll(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return { 'octavo-notes': ascii };
}

const givenOf = (body: GivenBody, caller: { readonly uid: string; readonly displayName: string }) => ({
  uid: caller.uid,
  author: caller.displayName,
  html: body.html_content,
  title: body.title,
  isPreview: body.is_preview,
  sessionId: body.session_id || null,
});

export const exportHandlers = {
  generatePdf: async ({ body, caller }, deps) => {
    const { html_code, css_code } = body;
    const author = caller.displayName;
    const { pdf, notes } = await withinGivenLimits([html_code, css_code], () =>
      renderGivenHtml({ html: withStyles(html_code, css_code), author }, deps),
    );
    return { body: pdf, contentType: 'application/pdf', headers: notesHeader(notes) };
  },
  generateFromHtml: ({ body, caller }, deps) => generateFromHtml(givenOf(body, caller), deps),
  generateFromHtmlV2: ({ body, caller }, deps) => {
    const given = { ...givenOf(body, caller), documentType: body.document_type ?? null };
    return given.isPreview
      ? generateFromHtmlV2(given, deps)
      : withinGivenLimits([given.html], () => generateFromHtmlV2(given, deps));
  },
  flattenPdf: ({ body, caller }, deps) => flattenGivenPdf({ uid: caller.uid, pdfUrl: body.pdf_url }, deps),
  documentPdfChecks: ({ params, query, caller }, deps) => {
    const { version, pictures } = query;
    const of = { uid: caller.uid, documentId: params.id, author: caller.displayName };
    return documentPdfChecks({ ...of, version, withPictures: pictures === 'true' }, deps);
  },
  documentHtmlFile: ({ params, query, caller }, deps) =>
    documentHtmlFile({ uid: caller.uid, documentId: params.id, version: query.version }, deps),
  documentScreenshots: ({ params, query, caller }, deps) =>
    documentScreenshots({ uid: caller.uid, documentId: params.id, ...query }, deps),
} satisfies Handlers<typeof exportEndpoints>;

import type { exportEndpoints } from '../../../contract/exports.ts';
import type { Handlers } from '../../http/mount.ts';
import { documentHtmlFile } from './document-html-file.ts';
import { documentPdfChecks } from './document-pdf-checks.ts';
import { documentScreenshots } from './document-screenshots.ts';
import { flattenGivenPdf } from './flatten-given-pdf.ts';
import { generateFromHtml } from './generate-from-html.ts';
import { generateFromHtmlV2 } from './generate-from-html-v2.ts';
import { renderGivenHtml } from './render-given-html.ts';
import { withStyles } from './with-styles.ts';

interface GivenBody {
  readonly html_content: string;
  readonly title: string;
  readonly is_preview: boolean;
  readonly session_id?: string | null | undefined;
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
    const html = withStyles(body.html_code, body.css_code);
    const { pdf } = await renderGivenHtml({ html, author: caller.displayName }, deps);
    return { body: pdf, contentType: 'application/pdf' };
  },
  generateFromHtml: ({ body, caller }, deps) => generateFromHtml(givenOf(body, caller), deps),
  generateFromHtmlV2: ({ body, caller }, deps) =>
    generateFromHtmlV2({ ...givenOf(body, caller), documentType: body.document_type ?? null }, deps),
  flattenPdf: ({ body }, deps) => flattenGivenPdf(body.pdf_url, deps),
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

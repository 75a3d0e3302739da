import type { Deps } from '../../deps.ts';
import { signedFileUrl } from './signed-file-url.ts';

/** Renders HTML given by a client, which is untrusted, and answers a signed link to the PDF. */
export async function generateFromHtml(
  input: { readonly uid: string; readonly html: string; readonly title: string; readonly author: string },
  deps: Pick<Deps, 'files' | 'renderer' | 'instanceSecret' | 'clock' | 'config'>,
): Promise<{ pdfUrl: string }> {
  const { pdf } = await deps.renderer.renderPdf({
    html: input.html,
    metadata: { title: input.title, author: input.author },
  });
  const key = `rendered/${crypto.randomUUID()}.pdf`;
  await deps.files.put(key, pdf, 'application/pdf');
  return { pdfUrl: signedFileUrl({ key }, deps) };
}

import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { type DocumentContent, documentContent } from '../../../domain/content/document-content.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Compresses content with its own page as the dictionary: both have the same words, so little is left to store. */
export async function packContent(content: DocumentContent, html: string): Promise<Buffer> {
  return compress(Buffer.from(JSON.stringify(content)), { dictionary: Buffer.from(html) });
}

/** The content of a row; null when it isn't valid any more, so that the page can still be edited as HTML. */
export async function unpackContent(packed: Buffer, html: string): Promise<DocumentContent | null> {
  const bytes = await decompress(packed, { dictionary: Buffer.from(html) });
  return documentContent.safeParse(JSON.parse(bytes.toString())).data ?? null;
}

import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { type DocumentContent, documentContent } from '../../../domain/content/document-content.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Compresses content with its page as the dictionary. They share most words, so the result is small. */
export async function packContent(content: DocumentContent, html: string): Promise<Buffer> {
  return compress(Buffer.from(JSON.stringify(content)), { dictionary: Buffer.from(html) });
}

/** Returns a row's content; null if it is no longer valid, so the page can still be edited as HTML. */
export async function unpackContent(packed: Buffer, html: string): Promise<DocumentContent | null> {
  const bytes = await decompress(packed, { dictionary: Buffer.from(html) });
  return documentContent.safeParse(JSON.parse(bytes.toString())).data ?? null;
}

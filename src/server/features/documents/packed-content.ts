import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { type DocumentContent, documentContent } from '../../../domain/content/document-content.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** First byte of content that is compressed against earlier content, too; a zstd frame starts with another. */
const onEarlier = Buffer.from([1]);

const dictionaryOf = (html: string, earlier: Buffer | null): Buffer =>
  earlier ? Buffer.concat([Buffer.from(html), earlier]) : Buffer.from(html);

/**
 * Compresses content with its page as the dictionary, because they share most words, and with the content of
 * the version that the page is compressed against.
 */
export async function packContent(
  content: DocumentContent,
  html: string,
  earlier: Buffer | null,
): Promise<Buffer> {
  const packed = await compress(Buffer.from(JSON.stringify(content)), {
    dictionary: dictionaryOf(html, earlier),
  });
  return earlier ? Buffer.concat([onEarlier, packed]) : packed;
}

/** Returns a row's content as it was stored, uncompressed. */
export function unpackContent(packed: Buffer, html: string, earlier: Buffer | null): Promise<Buffer> {
  const isOnEarlier = packed[0] === onEarlier[0];
  return decompress(isOnEarlier ? packed.subarray(1) : packed, {
    dictionary: dictionaryOf(html, isOnEarlier ? earlier : null),
  });
}

/** Returns content from its stored form; null if it is no longer valid, so the page can still be edited as HTML. */
export const readStoredContent = (bytes: Buffer): DocumentContent | null =>
  documentContent.safeParse(JSON.parse(bytes.toString())).data ?? null;

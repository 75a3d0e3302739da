import { emojiKeys } from '../../../domain/document/page-html/emoji.ts';
import type { GlyphKnowledge } from '../../../domain/document/page-html/missing-characters.ts';
import { emojiDrawing } from '../../rendering/typefaces/emoji-drawings.ts';
import { fontCoverage } from '../../rendering/typefaces/font-coverage.ts';
import { facesOf } from './printable-html.ts';

/** Returns what a document's font files cover, and which of its emoji have pictures. */
export async function glyphKnowledge(articleHtml: string): Promise<GlyphKnowledge> {
  const files = [...new Set((await facesOf(articleHtml)).map(({ file }) => file))];
  const keys = emojiKeys(articleHtml);
  const [coverages, drawings] = await Promise.all([
    Promise.all(files.map(async (file) => [file, await fontCoverage(file)] as const)),
    Promise.all(keys.map(async (key) => ((await emojiDrawing(key)) === null ? [] : [key]))),
  ]);
  const byFile = new Map(coverages);
  const drawn = new Set(drawings.flat());
  return { coverage: (file) => byFile.get(file), hasPicture: (key) => drawn.has(key) };
}

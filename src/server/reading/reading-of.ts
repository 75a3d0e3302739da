import { countWords } from '../../domain/sources/count-words.ts';
import { noted } from '../noted.ts';
import { told } from '../told.ts';
import {
  type FileReading,
  type FormatReading,
  type ReadableFormat,
  ReadingFault,
  readingLimits,
} from './file-reading.ts';

const countTables = (text: string): number => text.match(/^\|(?: --- \|)+$/gm)?.length ?? 0;

/**
 * Returns the result of a format's reader with counts, cut to the limits.
 * @throws ReadingFault `empty` if there are neither words nor pictures
 */
export function readingOf(
  format: ReadableFormat,
  { title = '', markdown, parts = [], pages, images = 0, pictures = [], leftOut = [] }: FormatReading,
): FileReading {
  const most = readingLimits.markdownCharacters;
  const isCut = markdown.length > most;
  const kept = isCut ? markdown.slice(0, markdown.lastIndexOf('\n', most) + 1 || most) : markdown;
  if (kept.trim() === '' && images === 0) throw new ReadingFault('empty', told('fileHasNoText'));
  return {
    format,
    title: title.replace(/\s+/g, ' ').trim().slice(0, 200),
    markdown: kept,
    parts: parts.filter(({ start }) => start < kept.length),
    pictures,
    facts: { pages: pages ?? null, words: countWords(kept), tables: countTables(kept), images },
    leftOut: isCut
      ? [...leftOut, noted('textCut', { length: Math.round(kept.length / 1000) * 1000 })]
      : leftOut,
  };
}

import { z } from 'zod';
import { type Block, block } from '../../blocks/blocks.ts';
import { makeReading } from '../../lenient/make-reading.ts';
import { Notes } from '../../lenient/notes.ts';
import { looseBlocksOf } from '../loose/blocks.ts';
import { isSameValue } from './same-value.ts';

const blockList = z.array(block);

/** Returns whether Markdown reads back as exactly these blocks. */
export function isReadAs(markdown: string, blocks: readonly Block[]): boolean {
  const notes = new Notes();
  const read = makeReading(notes, {}, true).read(blockList, looseBlocksOf(markdown), { path: '', depth: 0 });
  return isSameValue(read, blocks);
}

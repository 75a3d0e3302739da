import { withoutCourtesy } from '../../reading/polite-words.ts';
import { conceptOf } from './concepts.ts';
import { essenceOf } from './essence.ts';
import { isSlip } from './slip.ts';
import { structureOf } from './structure-phrases.ts';

/** The verbs that slips of the finger are mended in, where a wish begins. */
const verbs = ['remove', 'delete', 'rename', 'replace', 'change', 'translate', 'shorten', 'switch', 'insert'];

/** 'delet the costs section' begins with a verb, whatever the finger did. */
function withVerbMended(wish: string): string {
  const [first = ''] = wish.split(' ');
  const typed = first.toLowerCase();
  if (conceptOf(typed)) return wish;
  const verb = verbs.find((known) => isSlip(typed, known));
  return verb ? verb + wish.slice(first.length) : wish;
}

/** One wish in plain English, without courtesies; as it was where it is no phrase of ours. */
export function plainWish(wish: string): string {
  const bare = withoutCourtesy(wish);
  const known = essenceOf(bare) ?? structureOf(bare);
  if (known !== null) return known;
  const mended = withVerbMended(bare);
  return structureOf(mended) ?? mended;
}

import { maxPromptLength } from '../../../contract/chat.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { contentFacts } from './content-facts.ts';
import { listContents, markSent } from './creation-store.ts';
import { outlineOf } from './outline-of.ts';
import { requireCreation } from './require-creation.ts';

/** Of the prompt, for the sentence that says what to do. */
const roomForWish = 2_500;

function instructionOf(wish: string, documentType: string): string {
  const words = wish.replace(/\s+/g, ' ').trim();
  if (words !== '') return /[:.]$/.test(words) ? words.replace(/[:.]$/, ':') : `${words}:`;
  return `Make a ${documentType || 'document'} from the following content:`;
}

/**
 * Makes the prompt of a creation: the wish, then the parts that its maker kept, in their order.
 * @throws AppError `not_found`, `unprocessable` where nothing was brought
 */
export async function sendCreation(
  input: {
    readonly uid: string;
    readonly id: string;
    readonly documentType: string;
    readonly wish: string;
    readonly contentIds?: readonly string[] | undefined;
    readonly partIds?: readonly string[] | undefined;
  },
  deps: Pick<Deps, 'db' | 'clock'>,
): Promise<{ create_session_id: string; prompt: string; left_out: string[] }> {
  const { uid, id, contentIds, partIds } = input;
  await requireCreation({ uid, id }, deps);
  const contents = (await listContents(deps.db, uid, id)).filter(
    (content) => !contentIds || contentIds.includes(content.id),
  );
  const all = contents.flatMap(outlineOf);
  const parts = partIds
    ? partIds.flatMap((partId) => all.find(({ part_id }) => part_id === partId) ?? [])
    : all;
  const leftOut = contents.flatMap(({ name, facts }) =>
    contentFacts.parse(facts).left_out.map((words) => `${name}: ${words}`),
  );
  const dropped = all.filter((part) => !parts.includes(part));
  if (dropped.length > 0) leftOut.push(`${dropped.length} of ${all.length} parts were left out by choice.`);
  let body = '';
  for (const [index, { markdown }] of parts.entries()) {
    const next = body === '' ? markdown : `${body}\n\n${markdown}`;
    if (next.length > maxPromptLength - roomForWish) {
      leftOut.push(
        `${parts.length - index} parts, from '${parts[index]?.title}' on, do not fit into one prompt. Leave others out, or make a second document of them.`,
      );
      break;
    }
    body = next;
  }
  const wish = input.wish.trim();
  if (body.trim() === '' && wish === '')
    throw new AppError(
      'unprocessable',
      'There is nothing to make a document of yet. Add a file, a text or a wish.',
    );
  await markSent(deps.db, uid, id, deps.clock());
  const prompt = body.trim() === '' ? wish : `${instructionOf(wish, input.documentType)}\n\n${body}`;
  return { create_session_id: id, prompt, left_out: leftOut };
}

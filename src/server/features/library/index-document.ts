import type { Deps } from '../../deps.ts';
import { wordsOfDocument } from '../../work/in-thread.ts';
import { readPage } from '../documents/read-page.ts';
import { listPrompts, saveSearchWords } from './filing-store.ts';

/** Indexes a document by the words of its title, its page and its prompts. Does nothing if it is gone. */
export async function indexDocument(
  input: { readonly uid: string; readonly documentId: string },
  deps: Pick<Deps, 'db'>,
): Promise<void> {
  const { uid, documentId } = input;
  const page = await readPage(input, deps);
  if (!page) return;
  const prompts = await listPrompts(deps.db, uid, { sessionId: page.sessionId, documentId });
  const words = await wordsOfDocument({ uid, html: page.html, texts: [page.title, ...prompts] });
  await saveSearchWords(deps.db, uid, documentId, words);
}

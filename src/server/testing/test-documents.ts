import { assembleArticle } from '../../domain/document/assemble-article.ts';
import type { Deps } from '../deps.ts';
import { keepDocument } from '../features/documents/keep-document.ts';

/** Saves a one-block document of a user, without a run, a renderer or a model. */
export async function keepTestDocument(
  document: {
    readonly uid: string;
    readonly title: string;
    /** Null for a new session. */
    readonly sessionId: string | null;
    readonly text: string;
    readonly format?: 'a4' | 'slides-16x9';
    /** Each on a new page after the first. */
    readonly furtherTexts?: readonly string[];
  },
  deps: Pick<Deps, 'db'>,
): Promise<{ id: string; sessionId: string }> {
  const { uid, title, sessionId, text, format = 'a4', furtherTexts = [] } = document;
  const id = crypto.randomUUID();
  const html = assembleArticle({
    title,
    language: 'en',
    format,
    orientation: 'portrait',
    direction: 'swiss',
    theme: 'light',
    tokens: {},
    pages: [
      {
        id: 'p1',
        className: '',
        blocks: [{ id: 'a', html: `<div data-id="a" data-name="A"><h1>${title}</h1><p>${text}</p></div>` }],
      },
      ...furtherTexts.map((further, index) => ({
        id: `p${index + 2}`,
        className: '',
        blocks: [
          { id: `a${index + 2}`, html: `<div data-id="a${index + 2}" data-name="A"><p>${further}</p></div>` },
        ],
      })),
    ],
  });
  await keepDocument(
    {
      uid,
      documentId: id,
      sessionId,
      html,
      title,
      format,
      origin: 'prompt',
      label: title,
      checks: null,
      isRenamed: false,
      coverKey: null,
    },
    deps,
  );
  const { session_id } = await deps.db
    .selectFrom('documents')
    .select('session_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, sessionId: session_id };
}

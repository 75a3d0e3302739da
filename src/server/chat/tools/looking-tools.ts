import { type Tool, tool } from 'ai';
import { z } from 'zod';
import type { Noted } from '../../../contract/noted.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { addressesIn } from '../../../domain/sources/read-source.ts';
import { noted, noteFields, named as noteNamed, notesKey } from '../../noted.ts';
import { sourceInWords } from '../turn/gather-sources.ts';
import type { TurnPorts, TurnRequest } from '../turn/turn-request.ts';

interface Look {
  readonly note: string;
  readonly [notesKey]: readonly Noted[];
  /** PNG, base64. */
  readonly picture: string;
}

/** Shows the model its own page as printed. */
export function lookTool(
  state: { readonly document: string | null },
  lookAt: NonNullable<TurnPorts['lookAt']>,
  takesPictures: boolean,
  signal: AbortSignal,
): Tool {
  return tool({
    description: 'See a page of the document as it will print.',
    inputSchema: z.object({ page: z.number().int().min(1).max(100).default(1) }),
    execute: async ({ page }): Promise<Look> => {
      if (state.document === null) throw new Error('There is no page to look at yet.');
      const pages = readArticle(state.document).pages.length;
      if (page > pages) throw new Error(`There are ${pages} pages.`);
      const picture = await lookAt(state.document, page, signal);
      return {
        ...noteFields(noted('atPage', { page, pages })),
        picture: Buffer.from(picture).toString('base64'),
      };
    },
    toModelOutput: ({ output }) =>
      takesPictures
        ? {
            type: 'content',
            value: [
              { type: 'text', text: output.note },
              { type: 'file', data: { type: 'data', data: output.picture }, mediaType: 'image/png' },
            ],
          }
        : { type: 'text', value: `${output.note}: go by the pictures that came with the request.` },
  });
}

/** Maximum number of pages read per turn. */
const mostReads = 6;

/**
 * Fetches a page whose URL the user gave. No other URL is allowed, whatever a page or model says, because a
 * URL could leak the document's text.
 */
export function fetchTool(
  request: Pick<TurnRequest, 'prompt' | 'history'>,
  readSource: NonNullable<TurnPorts['readSource']>,
  signal: AbortSignal,
): Tool {
  const words = request.history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const named = new Set(addressesIn([...words, request.prompt].join('\n')));
  let reads = 0;
  return tool({
    description: 'Read a web page whose address the user has given.',
    inputSchema: z.object({ url: z.string().max(2_048) }),
    execute: async ({ url }) => {
      if (!named.has(url)) throw new Error('Only addresses that the user has given can be read.');
      reads += 1;
      if (reads > mostReads) throw new Error('Enough has been read. Write the page now.');
      const source = await readSource(url, signal);
      return { ...noteFields(noteNamed(source.title)), content: sourceInWords(source) };
    },
  });
}

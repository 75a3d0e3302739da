import { type ToolSet, tool } from 'ai';
import { z } from 'zod';
import { creditText } from '../../../domain/content/photo-credit.ts';
import { parseText } from '../../../domain/content/text/inline-text.ts';
import { escapeHtml } from '../../../domain/document/layout/escape-html.ts';
import { labelsFor } from '../../../domain/document/layout/labels.ts';
import { richHtml } from '../../../domain/document/layout/rich-text.ts';
import type { Patch } from '../../../domain/document/patch.ts';
import type { Source } from '../../../domain/sources/read-source.ts';
import { named, noted, noteFields } from '../../noted.ts';
import type { TurnPorts, TurnRequest } from '../turn/turn-request.ts';
import type { TurnState } from './document-tools.ts';
import { draftHead } from './draft-schema.ts';

const themeInput = z.object({
  theme: draftHead.shape.theme.unwrap().optional(),
  direction: draftHead.shape.direction.unwrap().optional(),
  tokens: draftHead.shape.tokens.unwrap().optional(),
});

/**
 * Returns the patches that change the document's look. @throws Error in words for the model if nothing is
 * named
 */
function themePatches({ theme, direction, tokens = {} }: z.output<typeof themeInput>): Patch[] {
  const patches: Patch[] = [
    ...(direction ? [{ op: 'set_document', name: 'direction', value: direction } as const] : []),
    ...(theme ? [{ op: 'set_document', name: 'theme', value: theme } as const] : []),
    ...Object.entries(tokens).map(([name, value]) => ({ op: 'set_token', name, value }) as const),
  ];
  if (patches.length === 0) throw new Error('Name a theme, a direction or tokens.');
  return patches;
}

/** @param change applies patches like `patch_document` and returns the check results */
export const themeTool = (change: (patches: readonly Patch[], summary: string) => Promise<object>) =>
  tool({
    description:
      'Change the looks of the whole document: theme, art direction, design tokens. No block is touched.',
    inputSchema: themeInput,
    execute: async (wish) => change(themePatches(wish), 'Other looks'),
  });

/** Checks the current page; saves nothing. */
export const checkTool = (state: Pick<TurnState, 'document'>, measure: (html: string) => Promise<object>) =>
  tool({
    description: 'Measure the page as it will print, and name what is wrong with it. Changes nothing.',
    inputSchema: z.object({}),
    execute: async () => {
      if (state.document === null) throw new Error('There is no page to check yet.');
      return measure(state.document);
    },
  });

/** Maximum number of pictures per turn. */
const mostPictures = 6;

/** Makes a picture that the page can place by name. */
export function imageTool(
  request: Pick<TurnRequest, 'seed'>,
  ports: Pick<TurnPorts, 'emit'> & { readonly makePicture: NonNullable<TurnPorts['makePicture']> },
  state: Pick<TurnState, 'document' | 'content' | 'pictures' | 'made'>,
  signal: AbortSignal,
): ToolSet[string] {
  let made = 0;
  return tool({
    description:
      'Make a picture for the page. Answers with the markup that places it; write its source exactly so.',
    inputSchema: z.object({
      description: z.string().min(1).max(1_000).describe('What it shows, in a sentence'),
      alt: z.string().min(1).max(300).describe('For those who cannot see it'),
      shape: z.enum(['wide', 'square', 'tall']).default('wide'),
    }),
    execute: async ({ description, alt, shape }) => {
      made += 1;
      if (made > mostPictures) throw new Error('Enough pictures were made. Write the page now.');
      const wish = { description, shape, page: state.document, seed: request.seed + made };
      const picture = await ports.makePicture(wish, signal).catch((error: unknown) => {
        signal.throwIfAborted();
        // The provider's error text isn't shown on the page.
        throw new Error("Couldn't make the picture. Go on without it.", { cause: error });
      });
      const { url, credit } = picture;
      ports.emit({ type: 'generated_image_info', url, alt });
      const source = `asset:${state.pictures.add(url)}`;
      state.made.set(source, picture);
      const image = `<img src="${source}" alt="${escapeHtml(alt)}">`;
      if (!credit) return { ...noteFields(named(alt)), markup: image };
      const text = creditText(credit, labelsFor(state.content?.language ?? 'en').photo);
      const markup = `<figure class="picture">${image}<p class="picture-credit note-text">${richHtml(parseText(text))}</p></figure>`;
      const advice = 'The page prints its credit by itself if content names the picture.';
      return { ...noteFields(named(alt)), advice, markup };
    },
  });
}

const sentencesAtOnce = 200;

/** Returns further sentences of a source whose beginning the model was given. */
export const sourceTool = (sources: readonly Source[]) =>
  tool({
    description: 'Read further sentences of a source that you were shown the beginning of.',
    inputSchema: z.object({ url: z.string().max(2_048), from: z.number().int().min(0).default(0) }),
    execute: async ({ url, from }) => {
      const source = sources.find((each) => each.url === url);
      if (!source)
        throw new Error(`There is no such source. There are ${sources.map((each) => each.url).join(', ')}.`);
      const content = source.sentences.slice(from, from + sentencesAtOnce).join('\n');
      const all = source.sentences.length;
      return { ...noteFields(named(source.title), noted('fromSentence', { from: from + 1, all })), content };
    },
  });

import type { LanguageModelV4 } from '@ai-sdk/provider';
import { generateText, NoObjectGeneratedError, Output } from 'ai';
import sharp from 'sharp';
import { z } from 'zod';
import type { ResolvedModel } from './resolve-model.ts';

const answersWithinMs = 45_000;
const tokens = 1_200;

/** Skills of a model, as far as known. */
export interface ModelSkills {
  readonly seesPictures: boolean | null;
  readonly keepsToSchema: boolean | null;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

const colors = { red: '#e00000', green: '#00a000', blue: '#0000e0' } as const;
type Color = keyof typeof colors;

const smallPage = z.object({
  title: z.string().min(1),
  lead: z.string().min(1),
  points: z.array(z.string().min(1)).length(3),
});

const pagePrompt =
  'Write a small page about keeping bees in a city, as JSON: {"title": string, "lead": string, "points": [three strings]}. Answer with the JSON alone.';

const usual = (signal: AbortSignal) => ({
  maxOutputTokens: tokens,
  maxRetries: 0,
  abortSignal: AbortSignal.any([signal, AbortSignal.timeout(answersWithinMs)]),
});

async function seesPictures({ model }: ResolvedModel, signal: AbortSignal) {
  const names = Object.keys(colors) as Color[];
  // Random, so a guess is right at most one time in three.
  const shown = names[Math.floor(Math.random() * names.length)] ?? 'red';
  const square = { width: 96, height: 96, channels: 3, background: colors[shown] } as const;
  const image = await sharp({ create: square }).png().toBuffer();
  const text = `Which color fills this picture: ${names.join(', ')}? Answer with that one word.`;
  const { text: said, totalUsage } = await generateText({
    ...usual(signal),
    model,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'text', text },
          { type: 'file', data: image, mediaType: 'image/png' },
        ],
      },
    ],
  });
  const named = names.filter((name) => said.toLowerCase().includes(name));
  return { isAble: named.length === 1 && named[0] === shown, usage: totalUsage };
}

async function keepsToSchema(model: LanguageModelV4, signal: AbortSignal) {
  const { output, totalUsage } = await generateText({
    ...usual(signal),
    model,
    prompt: pagePrompt,
    output: Output.object({ schema: smallPage }),
  });
  return { isAble: smallPage.safeParse(output).success, usage: totalUsage };
}

/**
 * Asks a working model for a small page that matches a schema, and for the color of a picture.
 * @param underSchema the same model, called with the schema of its answer
 */
export async function testSkills(
  model: ResolvedModel,
  underSchema: LanguageModelV4,
  signal: AbortSignal,
): Promise<ModelSkills> {
  // An answer that doesn't match the schema is billed, too.
  const failed = (error: unknown) => ({
    isAble: false,
    usage: (NoObjectGeneratedError.isInstance(error) && error.usage) || { inputTokens: 0, outputTokens: 0 },
  });
  const [page, picture] = await Promise.all([
    keepsToSchema(underSchema, signal).catch(failed),
    seesPictures(model, signal).catch(failed),
  ]);
  const sum = (name: 'inputTokens' | 'outputTokens') => (page.usage[name] ?? 0) + (picture.usage[name] ?? 0);
  return {
    seesPictures: picture.isAble,
    keepsToSchema: page.isAble,
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
  };
}

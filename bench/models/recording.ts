import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { layoutConfig } from '../../src/contract/chat.ts';
import { runAsks } from '../../src/contract/run-asks.ts';

/** How well a writer follows instructions, for reporting. */
export const writerKinds = ['strong', 'plain', 'sloppy', 'small'] as const;
export type WriterKind = (typeof writerKinds)[number];

const recordedAnswer = z.object({
  text: z.string(),
  /** `arguments` is a string if the writer's JSON can't be parsed. */
  calls: z.array(z.object({ name: z.string(), arguments: z.unknown() })),
});
export type RecordedAnswer = z.output<typeof recordedAnswer>;

/** A prompt to record. */
const recordedPrompt = z.object({
  prompt: z.string(),
  /** Facts that must be on the page. */
  facts: z.array(z.string()),
  layout: layoutConfig.optional(),
  asks: runAsks.optional(),
});

const namedPrompt = recordedPrompt.extend({ name: z.string().regex(/^[a-z0-9-]+$/) });
export type NamedPrompt = z.output<typeof namedPrompt>;

/** A writer's answers to one prompt, request by request. */
const recording = recordedPrompt.extend({
  /** Date of the request, ISO. */
  today: z.iso.date(),
  /** Kind of writer, then the author of the answers: 'strong: a large language model'. */
  writer: z.string(),
  answers: z.array(recordedAnswer),
});
export type Recording = z.output<typeof recording> & { readonly name: string };

export const recordingsFolder = new URL('./recordings/', import.meta.url);

/** Returns the recordings, sorted by name. @throws ZodError for an invalid file */
export async function readRecordings(): Promise<readonly Recording[]> {
  const files = (await readdir(recordingsFolder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => ({
      ...recording.parse(JSON.parse(await readFile(new URL(file, recordingsFolder), 'utf8'))),
      name: file.slice(0, -'.json'.length),
    })),
  );
}

export async function readPrompts(): Promise<readonly NamedPrompt[]> {
  const text = await readFile(new URL('./prompts.json', import.meta.url), 'utf8');
  return z.array(namedPrompt).parse(JSON.parse(text));
}

export const kindOf = ({ writer }: Pick<Recording, 'writer'>): string => writer.split(':', 1)[0] ?? '';

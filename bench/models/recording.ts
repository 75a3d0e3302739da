import { readdir, readFile } from 'node:fs/promises';

/** What a language model answered to one prompt, request by request. */
export interface Recording {
  readonly name: string;
  readonly prompt: string;
  /** What has to be on the page. */
  readonly facts: readonly string[];
  /** Day of the request, ISO. */
  readonly today: string;
  /** Who or what wrote the answers. */
  readonly writer: string;
  readonly answers: readonly RecordedAnswer[];
}

export interface RecordedAnswer {
  readonly text: string;
  readonly calls: readonly { readonly name: string; readonly arguments: unknown }[];
}

const folder = new URL('./recordings/', import.meta.url);

export async function readRecordings(): Promise<readonly Recording[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => ({
      ...(JSON.parse(await readFile(new URL(file, folder), 'utf8')) as Omit<Recording, 'name'>),
      name: file.slice(0, -'.json'.length),
    })),
  );
}

import { z } from 'zod';
import { createModelFetch } from '../../adapters/model-server/model-fetch.ts';
import type { HostAndPort } from '../../config.ts';

/** A local server answers immediately, so the timeout is short. */
const usualPatienceMs = 1_500;
const longestAnswerBytes = 1_000_000;

const thisComputer = '127.0.0.1';
/** Ollama, LM Studio, llama.cpp or LocalAI, vLLM. */
const usualPorts = [11434, 1234, 8080, 8000] as const;
const namesByPort: Readonly<Record<number, string>> = { 1234: 'LM Studio', 8080: 'LocalAI', 8000: 'vLLM' };
/** Server names by the owner that their model lists report. */
const namesByOwner: Readonly<Record<string, string>> = { llamacpp: 'llama.cpp', vllm: 'vLLM' };

const modelList = z.object({
  data: z.array(z.object({ id: z.string(), owned_by: z.string().optional().catch(undefined) })).nullable(),
});
const ollamaVersion = z.object({ version: z.string() });

export interface LocalServer {
  readonly kind: 'ollama' | 'compatible';
  readonly name: string;
  readonly address: string;
  readonly modelCount: number;
}

async function readJson(host: string, path: string, patienceMs: number): Promise<unknown> {
  const address = `http://${host}`;
  const fetchAt = createModelFetch({ address, mayBePrivate: true, certificate: null }, null);
  const response = await fetchAt(address + path, { signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok) return null;
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of response.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true });
    if (text.length > longestAnswerBytes) return null;
  }
  return JSON.parse(text);
}

async function askServer({ host, port }: HostAndPort, patienceMs: number): Promise<LocalServer | null> {
  const at = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const quietly = (path: string) => readJson(at, path, patienceMs).catch(() => null);
  const [listed, version] = await Promise.all([quietly('/v1/models'), quietly('/api/version')]);
  const list = modelList.safeParse(listed).data;
  if (!list) return null;
  const models = list.data ?? [];
  const isOllama = ollamaVersion.safeParse(version).success;
  const name = namesByOwner[models[0]?.owned_by ?? ''] ?? namesByPort[port] ?? 'Model server';
  return {
    kind: isOllama ? 'ollama' : 'compatible',
    name: isOllama ? 'Ollama' : name,
    address: `http://${at}/v1`,
    modelCount: models.length,
  };
}

/** Probes the usual ports of this computer, or the given places, for model servers. */
export async function findLocalServers(
  places: readonly HostAndPort[] | null,
  patienceMs = usualPatienceMs,
): Promise<LocalServer[]> {
  const asked = places ?? usualPorts.map((port) => ({ host: thisComputer, port }));
  const found = await Promise.all(asked.map((place) => askServer(place, patienceMs)));
  return found.filter((server) => server !== null);
}

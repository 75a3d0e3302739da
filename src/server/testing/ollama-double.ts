import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OllamaDouble {
  readonly host: string;
  readonly port: number;
  /** Ends with /v1. */
  readonly url: string;
  readonly models: Set<string>;
  /** Advances a download: one layer per call, then success. */
  step(): void;
  /** Interrupts the download. */
  breakOff(): void;
  /** Returns whether a client is still reading the download. */
  isFollowed(): boolean;
  close(): Promise<void>;
}

const layerBytes = 1_000;
const layers = 3;

/**
 * Starts a fake Ollama with the part of its protocol that Octavo uses; downloads advance on the test's
 * command.
 */
export async function startOllamaDouble(): Promise<OllamaDouble> {
  const models = new Set<string>();
  let pull: { model: string; response: ServerResponse; layer: number } | null = null;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request.setEncoding('utf8')) body += piece;
    const json = (value: unknown): void => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(value));
    };
    switch (`${request.method} ${request.url}`) {
      case 'GET /api/version':
        return json({ version: '0.20.0' });
      case 'GET /v1/models':
        return json({ data: [...models].map((id) => ({ id, object: 'model', owned_by: 'library' })) });
      case 'GET /api/tags':
        return json({
          models: [...models].map((name) => ({ name, model: name, size: layerBytes * layers })),
        });
      case 'DELETE /api/delete': {
        const { model } = JSON.parse(body) as { model: string };
        response.writeHead(models.delete(model) ? 200 : 404).end();
        return;
      }
      case 'POST /api/pull': {
        const { model } = JSON.parse(body) as { model: string };
        response.setHeader('content-type', 'application/x-ndjson');
        if (model === 'unknown') {
          response.end(`${JSON.stringify({ error: 'pull model manifest: file does not exist' })}\n`);
          return;
        }
        response.write(`${JSON.stringify({ status: 'pulling manifest' })}\n`);
        const begun = { model, response, layer: 0 };
        pull = begun;
        response.on('close', () => {
          if (pull === begun) pull = null;
        });
        return;
      }
      default:
        response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: '127.0.0.1',
    port,
    url: `http://127.0.0.1:${port}/v1`,
    models,
    step() {
      if (!pull) throw new Error('nothing is being downloaded');
      const { response, model } = pull;
      if (pull.layer === layers) {
        models.add(model);
        response.end(`${JSON.stringify({ status: 'success' })}\n`);
        return;
      }
      pull.layer += 1;
      for (let layer = 1; layer <= layers; layer += 1) {
        const completed = layer <= pull.layer ? layerBytes : 0;
        const line = { status: 'pulling', digest: `sha256:${layer}`, total: layerBytes, completed };
        response.write(`${JSON.stringify(line)}\n`);
      }
    },
    breakOff: () => pull?.response.destroy(),
    isFollowed: () => pull !== null,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

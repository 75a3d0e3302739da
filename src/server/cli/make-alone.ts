import path from 'node:path';
import { readConfig } from '../config.ts';
import { createRenderer } from '../rendering/renderer.ts';
import type { MadePdf, MakeOrder } from './make-pdf.ts';

/**
 * Makes a document in this process, with its own browser.
 * @throws AppError, RenderError, ConfigError
 */
export async function makeAlone(
  order: MakeOrder,
  env: Readonly<Record<string, string | undefined>>,
  ports: { readonly say: (line: string) => void; readonly signal: AbortSignal },
): Promise<MadePdf> {
  const config = readConfig(env);
  const renderer = createRenderer({
    cacheDir: path.join(config.dataDir, 'browser'),
    note: ports.say,
    ...(config.browserPath === null ? {} : { browserPath: config.browserPath }),
  });
  try {
    // The browser starts while the other modules load.
    void renderer.warm().catch(() => undefined);
    const [{ modelNamed }, { makePdf }, { compose }] = await Promise.all([
      import('./model-named.ts'),
      import('./make-pdf.ts'),
      import('../work/tasks.ts'),
    ]);
    const model = modelNamed(config.models, order.model, compose);
    return await makePdf(order, { ...ports, model, renderer });
  } finally {
    await renderer.close();
  }
}

import { inThread } from '../../work/in-thread.ts';
import { type PageSteps, pageSteps } from './page-steps.ts';

/** Each step on markup up to this length takes at most about 30 ms; longer documents take it in a thread. */
const shortMarkup = 100_000;

/**
 * Takes a step, in a thread if the document is long, so that other requests don't wait for it.
 * @param length of the document's markup, in characters
 * @throws AppError of `inThread`
 */
export async function takePageStep<Name extends keyof PageSteps>(
  step: Name,
  input: Parameters<PageSteps[Name]>[0],
  length: number,
  signal?: AbortSignal | undefined,
): Promise<Awaited<ReturnType<PageSteps[Name]>>> {
  type Output = Awaited<ReturnType<PageSteps[Name]>>;
  if (length > shortMarkup) return (await inThread('pageStep', { step, input }, { signal })) as Output;
  return (await pageSteps[step](input as never)) as Output;
}

/** Returns the page for the renderer; see `printableHtml`. */
export const printedPage = (html: string, title?: string, purpose?: 'print' | 'file'): Promise<string> =>
  takePageStep('print', { html, title, purpose }, html.length);

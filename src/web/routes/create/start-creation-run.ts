import { type RunRequest, startRun, stopRun } from '../../features/chat/api/runs.ts';
import { layoutOf } from '../../features/chat/prompt-choices.ts';
import type { SentCreation } from '../../features/create/api/creation.ts';
import type { CreationState } from '../../features/create/creation-state.ts';
import { isDeck } from '../../features/create/document-kinds.ts';
import { CallError } from '../../lib/call-error.ts';
import { words } from '../../lib/words.ts';

/** Maximum number of pictures in a run, including the logo. */
const mostAssets = 12;

/** Builds the run request of a creation. */
function requestOf(runId: string, sent: SentCreation, state: CreationState): RunRequest {
  const { brand, kind } = state;
  const isSlides = isDeck(kind, state.format);
  const layout =
    layoutOf(state.format) ?? (kind === 'deck' && !brand.aspectRatio ? layoutOf('slides-16x9') : null);
  const assets = [...(brand.logo ? [{ ...brand.logo, description: brand.logo.name }] : []), ...sent.assets];
  return {
    run_id: runId,
    messages: [{ role: 'user', content: sent.prompt }],
    layout_config: layout,
    ...(kind ? { document_type: kind } : {}),
    ...(isSlides ? {} : { page_handler: state.room }),
    ...(Object.keys(state.asks).length > 0 ? { asks: state.asks } : {}),
    ...(brand.colors.length > 0
      ? { user_selected_colors: [{ name: brand.name.slice(0, 120), colors: brand.colors }] }
      : {}),
    ...(brand.fonts.length > 0 ? { user_selected_fonts: brand.fonts } : {}),
    ...(brand.instructions.length > 0 ? { user_selected_instructions: brand.instructions } : {}),
    ...(brand.background || brand.aspectRatio
      ? {
          user_selected_themes: [
            {
              name: brand.name.slice(0, 120),
              background_color: brand.background,
              aspect_ratio: brand.aspectRatio,
            },
          ],
        }
      : {}),
    ...(assets.length > 0 ? { user_selected_assets: assets.slice(0, mostAssets) } : {}),
  };
}

/**
 * Starts the run of a creation; the session's page then follows it.
 * @returns the session id
 * @throws CallError if the server rejects it; a canceled run is also stopped on the server
 */
export async function startCreationRun(
  sent: SentCreation,
  state: CreationState,
  signal: AbortSignal,
): Promise<string> {
  const runId = crypto.randomUUID();
  // Aborts only the stream, not the run.
  const reading = new AbortController();
  const stream = startRun(requestOf(runId, sent, state), AbortSignal.any([signal, reading.signal]));
  try {
    for await (const { event } of stream) if (event.type === 'run_started') return event.session_id;
  } finally {
    reading.abort();
    if (signal.aborted) await stopRun(runId).catch(() => undefined);
  }
  throw new CallError({
    code: 'network',
    detail: words('create').runLost,
    status: 0,
    requestId: null,
  });
}

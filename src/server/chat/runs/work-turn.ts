import type { ChatRequest } from '../../../contract/chat.ts';
import type { ChatEvent } from '../../../contract/chat-events.ts';
import type { PhotoWish } from '../../adapters/photo-search/found-photo.ts';
import { AppError } from '../../app-error.ts';
import { retryWhileLost } from '../../database/retry-while-lost.ts';
import type { Deps } from '../../deps.ts';
import { ownRenderer } from '../../features/assets/own-files.ts';
import { examinePage } from '../../features/documents/finish-page.ts';
import { saveVersion } from '../../features/documents/save-version.ts';
import { printedPage } from '../../features/documents/take-page-step.ts';
import { forCallers } from '../../told.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { buildTurnRequest } from '../turn/build-turn-request.ts';
import { fitStepName } from '../turn/fit-context.ts';
import { fetchSource } from '../turn/gather-sources.ts';
import { keepEditorContent } from '../turn/keep-editor-content.ts';
import { makePicture } from '../turn/make-picture.ts';
import { type QualityStep, qualityStepName, runQuality } from '../turn/run-quality.ts';
import { readSources, runSearch, tellSources } from '../turn/run-search.ts';
import { runTurn } from '../turn/run-turn.ts';
import type { PictureWish, Spending, TurnOutcome, TurnPicture, TurnPorts } from '../turn/turn-request.ts';
import { isFreeChange, type SavedPage } from './is-free-change.ts';
import type { RunToStart } from './run-engine.ts';
import { tellReading } from './tell-reading.ts';
import { undoInChat } from './undo-in-chat.ts';

/** Which pages may overflow onto further pages, by the user's choice. */
const flowOf = { auto: 'documents', one_page: 'none', flow: 'all' } as const;

/** Wide enough to read small print, small enough for every vision model. */
const lookWidthPx = 900;

type WorkDeps = Pick<
  Deps,
  'db' | 'files' | 'renderer' | 'clock' | 'log' | 'fetchGuarded' | 'photos' | 'models'
>;

interface Work {
  readonly run: RunToStart;
  readonly request: ChatRequest;
  /** The requested model, then its fallbacks. */
  readonly models: readonly ResolvedModel[];
  readonly emit: (event: ChatEvent) => void;
  readonly spend: (spending: Spending) => void;
  readonly signal: AbortSignal;
  /** Aborts when the process can't wait any longer for an unavailable database. */
  readonly closing: AbortSignal;
}

/** Returns the ports of a turn: the renderer and the versions of its document. */
function portsOf(
  { run, request, spend, closing }: Work,
  emit: Work['emit'],
  onSaved: (page: SavedPage) => void,
  deps: WorkDeps,
): TurnPorts {
  const mayFlow = flowOf[request.page_handler ?? 'auto'];
  const { uid, documentId, id: runId } = run;
  const lookAt: NonNullable<TurnPorts['lookAt']> = async (html, page, signal) => {
    const picture = { html: await printedPage(html), page, widthPx: lookWidthPx, format: 'png' } as const;
    return ownRenderer(uid, deps).screenshot({ ...picture, signal });
  };
  const { imageModel, picturePrice } = deps.models;
  const hasPhotos = deps.photos.services.length > 0;
  const findPhoto = async (
    wish: Pick<PhotoWish, 'query' | 'shape'>,
    signal: AbortSignal,
  ): Promise<TurnPicture | null> => {
    const kept = await deps.photos.keepFirst(wish, uid, signal);
    return kept && { url: kept.document_url, credit: kept.credit };
  };
  const photoFor = hasPhotos
    ? ({ description, shape }: PictureWish, signal: AbortSignal) =>
        findPhoto({ query: description, shape }, signal)
    : null;
  return {
    emit,
    spend,
    lookAt,
    ...(hasPhotos && { findPhoto: (query, signal) => findPhoto({ query, shape: 'wide' }, signal) }),
    makePicture: async (wish, signal) => {
      const picture = await makePicture(wish, { imageModel, findPhoto: photoFor, lookAt }, signal);
      if (imageModel && picturePrice !== null)
        spend({ inputTokens: 0, outputTokens: 0, costMicros: Math.round(picturePrice * 1_000_000) });
      return picture;
    },
    readSource: (url, signal) => fetchSource(url, deps.fetchGuarded, signal),
    finishPage: async (html, signal) =>
      (await examinePage(html, ownRenderer(run.uid, deps), { signal, mayFlow })).page,
    savePage: async ({ html, title, format, report: checks }, label, content) => {
      const page = { uid, documentId, html, title, format, checks, runId, label, content };
      // The page is finished, so saving retries until the database is back.
      const save = () => saveVersion({ ...page, origin: 'prompt' }, deps);
      const version = await retryWhileLost(save, closing);
      onSaved({ html, content });
      return { documentId, version };
    },
  };
}

/** Returns the ports of a turn on the account's own key: it costs the installation nothing, and gets drawings. */
function withOwnKey(ports: TurnPorts): TurnPorts {
  const { spend, lookAt, findPhoto: find } = ports;
  const findPhoto = find ? (wish: PictureWish, signal: AbortSignal) => find(wish.description, signal) : null;
  return {
    ...ports,
    spend: (spending) => spend?.({ ...spending, costMicros: 0 }),
    // The installation pays for its image model.
    ...(lookAt && {
      makePicture: (wish, signal) => makePicture(wish, { imageModel: null, findPhoto, lookAt }, signal),
    }),
  };
}

const isModelFault = (error: unknown): error is AppError =>
  error instanceof AppError && (error.code === 'model_failed' || error.code === 'model_unavailable');

/**
 * Does the work of a run: saves the editor's content, then runs the turn on the model. If a model fails
 * before its first output, the next of the user's fallbacks takes over; later it can't, because the page
 * would be written twice.
 * @throws AppError, RenderError
 */
export async function workTurn(
  work: Work,
  deps: WorkDeps,
): Promise<{ readonly outcome: TurnOutcome; readonly modelAlias: string; readonly isFree: boolean }> {
  const { run, request, models, emit, signal, closing } = work;
  const [first] = models;
  if (!first) throw new AppError('internal', forCallers('No model was named.'));
  emit({
    type: 'run_started',
    run_id: run.id,
    session_id: run.sessionId,
    document_id: run.documentId,
    model_alias: first.alias,
    built_in: first.isBuiltIn,
    ...(first.ownKey === undefined ? {} : { own_key: first.ownKey }),
  });
  const edited = request.editor_json_content;
  const kept = edited
    ? await keepEditorContent(run, edited, { ...deps, renderer: ownRenderer(run.uid, deps) }, signal)
    : [];
  for (const event of kept) emit(event);
  const turn = await retryWhileLost(() => buildTurnRequest(run, request, deps), closing);
  const undone = await undoInChat({ run, request, emit, isForComposer: first.isBuiltIn }, turn, deps);
  if (undone) return { outcome: undone, modelAlias: first.alias, isFree: true };
  const { mode, mode_step } = request;
  const searchPorts = { fetchGuarded: deps.fetchGuarded, engine: deps.models.searchEngine };
  const sources = mode === 'search' ? await readSources(turn, emit, searchPorts, signal) : null;
  if (sources && mode_step === 'sources')
    return { outcome: tellSources(sources, emit), modelAlias: first.alias, isFree: true };
  let hasSpoken = false;
  const spoken = (event: ChatEvent): void => {
    // Step names are Octavo's own output, not the model's.
    hasSpoken ||= !('name' in event && (event.name === qualityStepName || event.name === fitStepName));
    emit(event);
  };
  let saved: SavedPage | null = null;
  const onSaved = (page: SavedPage): void => {
    saved = page;
  };
  const shared = portsOf(work, spoken, onSaved, deps);
  const takeTurn = (model: ResolvedModel): Promise<TurnOutcome> => {
    const ports = model.ownKey === undefined ? shared : withOwnKey(shared);
    if (sources) return runSearch(model, turn, ports, signal, sources);
    if (mode === 'quality')
      return runQuality(model, turn, ports, signal, (mode_step ?? null) as QualityStep | null);
    return runTurn(model, turn, ports, signal);
  };
  for (const [index, model] of models.entries()) {
    try {
      const outcome = await takeTurn(model);
      if (model.isBuiltIn) await tellReading(turn, saved, emit, deps);
      return { outcome, modelAlias: model.alias, isFree: isFreeChange(turn, saved) };
    } catch (error) {
      const next = models[index + 1];
      if (!next || hasSpoken || signal.aborted || !isModelFault(error)) throw error;
      deps.log.warn({ err: error.cause ?? error, runId: run.id }, 'a model failed; another stands in');
      emit({ type: 'content_delta', text: `${error.detail} ${next.label} goes on in its place.\n\n` });
    }
  }
  throw new AppError('internal', forCallers('No model was left.'));
}

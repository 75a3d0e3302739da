import type { ChatRequest } from '../../../contract/chat.ts';
import type { PageChoices } from '../../../domain/document/kit/page-choices.ts';
import { AppError, notFound } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { listOwnFamilies } from '../../features/assets/own-files.ts';
import { findBasePage } from '../../features/documents/find-base-page.ts';
import { findInterfaceLanguage } from '../../features/profile/find-interface-language.ts';
import { findSenderOf } from '../../features/sender/read-sender.ts';
import { told } from '../../told.ts';
import { findOwnRun, findRequestBefore } from '../runs/run-store.ts';
import { listSessionHistory } from '../runs/session-history.ts';
import { findLogo } from './find-logo.ts';
import { choicesKey, readAssets, readChoices, readToolRules, wantedLayout } from './read-choices.ts';
import { seedOf } from './seed-of.ts';
import { sentHistory } from './sent-history.ts';
import type { TurnLogo, TurnRequest } from './turn-request.ts';

/** Maximum number of turns read for the history; long ones leave room for fewer. */
const historyTurns = 20;

/** Returns the prompt of a request: its last message, or the prompt of the run it continues. */
export async function promptOf(request: ChatRequest, uid: string, deps: Pick<Deps, 'db'>): Promise<string> {
  if (request.continues_run_id) {
    const before = await findOwnRun(deps.db, uid, request.continues_run_id);
    if (!before) throw notFound('runMissing');
    return before.prompt;
  }
  const last = request.messages.at(-1);
  // The answers to a survey may arrive as the result of its tool call.
  const isAsked = last?.role === 'user' || (last?.role === 'tool' && last.tool_call_id !== undefined);
  const prompt = isAsked ? last.content.trim() : '';
  if (prompt === '') throw new AppError('invalid_input', told('promptEmpty'));
  return prompt;
}

/** Returns whether the user changed the look since the last prompt of the session. */
async function hasNewChoices(
  run: { readonly id: string; readonly uid: string; readonly sessionId: string },
  request: ChatRequest,
  deps: Pick<Deps, 'db'>,
): Promise<boolean> {
  const before = await findRequestBefore(deps.db, run);
  return choicesKey(request) !== choicesKey((before ?? {}) as ChatRequest);
}

/** Adds the logo to the pictures that models are told of. */
function withLogoPicture(choices: PageChoices, logo: TurnLogo | null): PageChoices {
  const { pictures = [] } = choices;
  if (!logo || pictures.some(({ id }) => id === logo.id)) return choices;
  const { id, name, description } = logo;
  return {
    ...choices,
    pictures: [...pictures, { id, name: name || 'Logo', description: description || 'Logo' }],
  };
}

/** Loads everything a turn depends on from the database. */
export async function buildTurnRequest(
  run: {
    readonly id: string;
    readonly uid: string;
    readonly sessionId: string;
    readonly documentId: string;
    readonly prompt: string;
  },
  request: ChatRequest,
  deps: Pick<Deps, 'db' | 'clock' | 'files'>,
): Promise<TurnRequest> {
  const isContinued = Boolean(request.continues_run_id);
  const base = await findBasePage({ uid: run.uid, documentId: run.documentId, isContinued }, deps);
  const inSession = await listSessionHistory(deps.db, run.uid, run.sessionId, run.id, historyTurns);
  const history = inSession.length > 0 ? inSession : sentHistory(request.messages);
  const rules = readToolRules(request);
  const logo = await findLogo({ uid: run.uid, prompt: run.prompt, request }, deps);
  const chosen = withLogoPicture(readChoices(request), logo);
  const hasFonts = (chosen.fonts?.length ?? 0) > 0;
  const choices = hasFonts ? { ...chosen, ownFamilies: await listOwnFamilies(run.uid, deps) } : chosen;
  return {
    prompt: run.prompt,
    history,
    version: base.version,
    isSurvey: request.mode === 'survey' && request.mode_step !== 'write',
    document: base.whole,
    content: base.content,
    partial: base.partial,
    layout: wantedLayout(request),
    systemPrompt: request.system_prompt?.trim() || null,
    choices,
    hasNewChoices: await hasNewChoices(run, request, deps),
    ...(request.asks && { asks: request.asks }),
    assets: new Map([...readAssets(request), ...(logo ? [[logo.id, logo.url] as const] : [])]),
    logo,
    isEdit: request.edit_mode ?? null,
    tools: rules.tools,
    toolChoice: rules.choice,
    namedTools: rules.named,
    isStrict: request.strict_mode ?? false,
    isOnePage: request.page_handler === 'one_page',
    targetBlockIds: request.target_block_ids ?? [],
    sender: await findSenderOf(run.uid, deps),
    seed: seedOf(run.documentId),
    interfaceLanguage: await findInterfaceLanguage(run.uid, deps),
    today: deps.clock().toISOString().slice(0, 10),
  };
}

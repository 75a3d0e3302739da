import type { ChatEvent } from '../../../contract/chat-events.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { AppError } from '../../app-error.ts';
import type { ResolvedModel } from '../providers/resolve-model.ts';
import { ownLabel } from '../tools/tool-labels.ts';
import { runTurn } from './run-turn.ts';
import type { TurnOutcome, TurnPorts, TurnRequest } from './turn-request.ts';

/** Maximum number of review rounds; remaining faults are reported. */
const mostRounds = 3;
/** Maximum number of pages reviewed; those of a long deck are alike. */
const mostLooks = 6;
const outlineLength = 4_000;

/** Name of quality mode's own steps among tool events. */
export const qualityStepName = 'quality_step';

export type QualityStep = 'outline' | 'draft' | 'review';

const planPrompt = (prompt: string): string =>
  `Plan the document for this request, in at most twelve short lines: what it has to achieve, its parts in their order with the facts for each, what stands out, and which facts are missing. Plain words, no markup.\n\nThe request:\n${prompt}`;

const reviewPrompt =
  'The pictures show the pages as they will print (look_at_page shows them again after a change). Look at them as a demanding designer and editor would: hierarchy, balance, empty or crowded places, words that break badly, figures that do not add up, what the request asked for and the page lacks. Repair what is wrong in as few changes as possible. When there is nothing to mend, say so in one sentence and change nothing.';

/** Combines turns: text, usage, last version. */
function joined(one: TurnOutcome | null, next: TurnOutcome): TurnOutcome {
  if (!one) return next;
  const costMicros =
    one.costMicros === null || next.costMicros === null ? null : one.costMicros + next.costMicros;
  return {
    version: next.version ?? one.version,
    text: [one.text, next.text].filter(Boolean).join('\n\n'),
    inputTokens: one.inputTokens + next.inputTokens,
    outputTokens: one.outputTokens + next.outputTokens,
    costMicros,
  };
}

/**
 * Runs a turn in quality mode: plans, drafts, then reviews its own page and repairs it, at most three times.
 * The built-in composer plans and repairs while drafting and can't see, so it reads the checks once.
 * @param step run only one of the three
 * @throws AppError, RenderError
 */
export async function runQuality(
  model: ResolvedModel,
  request: TurnRequest,
  ports: TurnPorts,
  signal: AbortSignal,
  step: QualityStep | null,
): Promise<TurnOutcome> {
  const startedAt = performance.now();
  let outcome: TurnOutcome | null = null;
  let document = request.document;
  let content = request.content ?? null;
  let isClean = false;
  // Inner turns each report usage; the run reports it once.
  const emit = (event: ChatEvent): void => {
    if (event.type === 'document_saved') document = event.html;
    if (event.type === 'checks') isClean = event.report.passed && event.report.findings.length === 0;
    if (event.type !== 'usage') ports.emit(event);
  };
  const inner: TurnPorts = {
    ...ports,
    emit,
    savePage: (page, label, saved) => {
      content = saved;
      return ports.savePage(page, label, saved);
    },
  };

  type Label = ReturnType<typeof ownLabel>;
  function beginStep(label: Label): (label: Label, note?: string, isError?: boolean) => void {
    const id = { tool_call_id: crypto.randomUUID(), name: qualityStepName };
    const at = performance.now();
    emit({ type: 'tool_call', ...id, ...label });
    return (done, note = '', isError = false) =>
      emit({
        type: 'tool_result',
        ...id,
        is_error: isError,
        ...done,
        note,
        duration_ms: Math.round(performance.now() - at),
      });
  }

  async function outlined(): Promise<string> {
    if (model.isBuiltIn) return '';
    const end = beginStep(ownLabel('quality_plan_running'));
    const silent: TurnPorts = {
      ...inner,
      emit: (event) => (step === 'outline' || event.type !== 'content_delta' ? emit(event) : undefined),
    };
    const plan = await runTurn(
      model,
      { ...request, prompt: planPrompt(request.prompt), tools: [], toolChoice: 'auto', isSurvey: false },
      silent,
      signal,
    ).catch((error: unknown) => {
      end(ownLabel('quality_plan_failed'), '', true);
      throw error;
    });
    outcome = joined(outcome, plan);
    end(ownLabel('quality_plan_done'), plan.text.trim().split('\n')[0]?.slice(0, 120) ?? '');
    return plan.text.slice(0, outlineLength);
  }

  async function looksAt(html: string): Promise<string[]> {
    const { lookAt } = ports;
    if (!lookAt) return [];
    const pages = Math.min(mostLooks, readArticle(html).pages.length);
    const looks: string[] = [];
    for (let page = 1; page <= pages; page++) {
      // A page that can't be rendered as an image is kept; it has been checked anyway.
      const picture = await lookAt(html, page, signal).catch(() => null);
      signal.throwIfAborted();
      if (picture) looks.push(Buffer.from(picture).toString('base64'));
    }
    return looks;
  }

  async function reviewed(): Promise<void> {
    for (let round = 1; round <= mostRounds && document !== null; round++) {
      if (model.isBuiltIn) {
        const read = beginStep(ownLabel('quality_checks_running'));
        read(ownLabel(isClean ? 'quality_checks_clean' : 'quality_checks_left'));
        return;
      }
      const end = beginStep(
        round === 1
          ? ownLabel('quality_look_running')
          : ownLabel('quality_again_running', { round, of: mostRounds }),
      );
      const { history, ...rest } = request;
      const asked = async (looks: readonly string[]): Promise<TurnOutcome> => {
        if (document === null) throw new Error('no page to look at');
        const turn = {
          ...rest,
          looks,
          history: [...history, { role: 'user', content: request.prompt }],
          document,
          content,
          prompt: reviewPrompt,
          tools: ['look_at_page', 'edit_document', 'patch_document'],
          toolChoice: 'auto',
          isEdit: true,
          hasNewChoices: false,
        } as const;
        return runTurn(model, turn, inner, signal);
      };
      const looks = await looksAt(document);
      // A model without vision rejects pictures immediately; it uses the checks instead.
      const review: TurnOutcome = await asked(looks).catch((error: unknown) => {
        const isBlind = error instanceof AppError && error.code === 'model_failed' && looks.length > 0;
        if (!isBlind || signal.aborted) throw error;
        return asked([]);
      });
      outcome = joined(outcome, review);
      end(ownLabel(review.version === null ? 'quality_look_clean' : 'quality_look_done'));
      if (review.version === null) return;
    }
  }

  const plan = step === null || step === 'outline' ? await outlined() : '';
  if (step === null || step === 'draft') {
    const prompt = plan ? `${request.prompt}\n\nYour plan for it:\n${plan}` : request.prompt;
    const draft = await runTurn(
      model,
      { ...request, prompt: model.isBuiltIn ? request.prompt : prompt },
      inner,
      signal,
    );
    outcome = joined(outcome, draft);
    if (draft.version === null) step ??= 'draft';
  }
  if (step === null || step === 'review') await reviewed();
  const end = (outcome as TurnOutcome | null) ?? {
    version: null,
    text: '',
    inputTokens: 0,
    outputTokens: 0,
    costMicros: 0,
  };
  ports.emit({
    type: 'usage',
    input_tokens: end.inputTokens,
    output_tokens: end.outputTokens,
    duration_ms: Math.round(performance.now() - startedAt),
    cost_usd: end.costMicros === null ? null : end.costMicros / 1_000_000,
  });
  return end;
}

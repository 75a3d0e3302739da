import type { ChatRequest } from '../../../contract/chat.ts';
import { stepsOfMode } from '../../../contract/run-choices.ts';
import { addressesIn } from '../../../domain/sources/read-source.ts';
import { AppError } from '../../app-error.ts';
import { forCallers, type Told, told } from '../../told.ts';
import { readToolRules } from './read-choices.ts';

/**
 * Rejects contradictory options before any work starts.
 * @throws AppError `invalid_input` that names the field
 */
export function checkChoices(
  request: ChatRequest,
  { hasSearchEngine }: { readonly hasSearchEngine: boolean },
): void {
  const { mode, mode_step, session_id, messages, tool_choice, edit_mode, document_id, editor_json_content } =
    request;
  const refuse = (path: string, message: Told): never => {
    throw new AppError('invalid_input', message, { fields: [{ path, message: message.detail }] });
  };
  const steps: readonly string[] = stepsOfMode[mode];
  if (mode_step && !steps.includes(mode_step))
    refuse(
      'mode_step',
      steps.length === 0
        ? forCallers(`The mode '${mode}' has no steps. Leave mode_step out, or choose another mode.`)
        : forCallers(`The mode '${mode}' has no step '${mode_step}'. Its steps are ${steps.join(', ')}.`),
    );
  if (typeof tool_choice === 'object' && !readToolRules(request).tools.includes(tool_choice.name))
    refuse(
      'tool_choice',
      forCallers(
        `The tool '${tool_choice.name}' has to be used, but use_tools, active_tools or edit_mode leave it out. Change one of them.`,
      ),
    );
  if (edit_mode === true && !document_id && !editor_json_content)
    refuse(
      'edit_mode',
      forCallers('There is no page to edit yet. Send document_id, or leave edit_mode out.'),
    );
  const namesPages = messages.some(({ content }) => addressesIn(content).length > 0);
  if (mode === 'search' && !hasSearchEngine && !session_id && !namesPages)
    refuse('messages', told('searchNeedsPages'));
  const ids = (request.user_selected_assets ?? []).map(({ id }) => id);
  if (new Set(ids).size < ids.length)
    refuse('user_selected_assets', forCallers('Two assets have the same id. Give each one of its own.'));
}

import { words } from '../../../words/en/steps.ts';
import { fillMessage, type MessageValues } from '../../../words/fill-message.ts';
import { sourceLanguage } from '../../../words/languages.ts';

export type StepState = 'running' | 'done' | 'failed';

const hasLabel = (key: string): key is keyof typeof words => Object.hasOwn(words, key);

/** Returns the English label of a tool's step; the tool's name if it has none. */
export function toolLabel(name: string, state: StepState): string {
  const key = `${name}_${state}`;
  return hasLabel(key) ? words[key] : name;
}

type OwnStep = Extract<keyof typeof words, `quality_${string}` | `fit_${string}` | `local_${string}`>;

/** Returns the label of one of Octavo's own steps, with what the interface needs to translate it. */
export function ownLabel(
  reason: OwnStep,
  values?: MessageValues,
): { readonly label: string; readonly reason: string; readonly values?: MessageValues } {
  return { label: fillMessage(sourceLanguage, words[reason], values), reason, ...(values && { values }) };
}

/** Returns the label of a step that names something, with what the interface needs to translate it. */
export function namedLabel(
  kind: 'search' | 'source',
  state: StepState,
  values: MessageValues,
): { readonly label: string; readonly reason: string; readonly values: MessageValues } {
  const reason = `${kind}_${state}` as const;
  return { label: fillMessage(sourceLanguage, words[reason], values), reason, values };
}

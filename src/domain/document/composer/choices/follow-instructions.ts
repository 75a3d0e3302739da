import type { ComposerRequest } from '../composer-step.ts';
import { Remainder } from '../reading/remainder.ts';
import { takeWishes } from '../reading/wishes.ts';
import { enumerate } from '../speech/enumerate.ts';

export interface FollowedInstructions {
  /** The request with the looks that the instructions ask for, where nothing else has set them. */
  readonly request: ComposerRequest;
  /** What has to be said of instructions that fixed rules cannot follow. */
  readonly notes: readonly string[];
}

const shown = 60;
const instructionLength = 600;

/** Follows standing instructions as far as fixed rules can: those on looks. The others are named, not passed over. */
export function followInstructions(request: ComposerRequest): FollowedInstructions {
  const { choices, layout } = request;
  let next = layout;
  let colours = choices?.colours ?? [];
  const left: string[] = [];
  for (const instruction of choices?.instructions ?? []) {
    const rest = new Remainder(instruction.slice(0, instructionLength));
    const { accent, style: _style, slides: _slides, ...looks } = takeWishes(rest);
    const isHeard = accent !== undefined || Object.keys(looks).length > 0;
    next = { ...looks, ...next };
    if (accent && colours.length === 0) colours = [accent[next.theme ?? 'light']];
    if (!isHeard) left.push(instruction);
  }
  const named = left
    .slice(0, 3)
    .map((text) => `“${text.length > shown ? `${text.slice(0, shown - 1)}…` : text}”`);
  const notes =
    left.length > 0
      ? [
          `I work by fixed rules and follow instructions on looks alone, so ${enumerate(named)} waits for a connected model.`,
        ]
      : [];
  return { request: { ...request, layout: next, choices: { ...choices, colours } }, notes };
}

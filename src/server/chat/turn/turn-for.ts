import type { RunAsks } from '../../../contract/run-asks.ts';
import { seedOf } from './seed-of.ts';
import type { TurnRequest, WantedLayout } from './turn-request.ts';

/** Returns the request of a single turn that isn't stored. */
export function turnFor(prompt: string, layout: WantedLayout, asks: RunAsks = {}): TurnRequest {
  return {
    prompt,
    history: [],
    document: null,
    isAlone: true,
    partial: null,
    layout,
    asks,
    targetBlockIds: [],
    seed: seedOf(prompt),
    today: new Date().toISOString().slice(0, 10),
  };
}

import { words } from '../../../words/en/findings.ts';
import { fillMessage, type MessageValues } from '../../../words/fill-message.ts';
import { sourceLanguage } from '../../../words/languages.ts';

type RepairReason = Extract<keyof typeof words, `repair_${string}`>;

/** What was done to make content fit, in English, and what the interface needs to translate it. */
export interface RepairMade {
  readonly words: string;
  readonly told: { readonly reason: RepairReason; readonly values: MessageValues };
}

export const repairMade = (reason: RepairReason, values: MessageValues): RepairMade => ({
  words: fillMessage(sourceLanguage, words[reason], values),
  told: { reason, values },
});

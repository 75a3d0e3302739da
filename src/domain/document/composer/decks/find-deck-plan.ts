import type { DeckPlan } from './deck-plan.ts';
import { pitchPlan } from './pitch-plan.ts';
import { reportPlan } from './report-plan.ts';
import { statusPlan } from './status-plan.ts';
import { talkPlan } from './talk-plan.ts';
import { trainingPlan } from './training-plan.ts';

const byKind: Readonly<Record<string, DeckPlan>> = {
  'pitch-deck': pitchPlan,
  'status-deck': statusPlan,
  'training-deck': trainingPlan,
};

/** What 'slides' are for, where the prompt says it beside the word. */
const byWords: readonly [RegExp, DeckPlan][] = [
  [
    /(?<!\p{L})(?:investors?|start-?up|raising|seed round|pitch|levée de fonds|investisseurs?|inversores|investoren)(?!\p{L})/iu,
    pitchPlan,
  ],
  [
    /(?<!\p{L})(?:(?:project |team |weekly |monthly )?status|(?:project|team|weekly|monthly|sprint) update|projekt(?:status|stand)|statusbericht|état d['’]avancement|point d['’]étape|avancement|estado del proyecto|estado de avance)(?!\p{L})/iu,
    statusPlan,
  ],
  [
    /(?<!\p{L})(?:training|onboarding|tutorial|how to|lesson|course|schulung|einführung|unterricht|formation|curso|formación|capacitación)(?!\p{L})/iu,
    trainingPlan,
  ],
  [
    /(?<!\p{L})(?:reports?|results?|review|quarter(?:ly)?|q[1-4]|annual|sales figures|survey|bericht|ergebnisse|quartal\p{L}*|jahres\p{L}*|umsatz\p{L}*|bilan|résultats|trimestre|rapport|informe|resultados|trimestral)(?!\p{L})/iu,
    reportPlan,
  ],
];

/** The story that fits a deck: by its kind, else by what the prompt says it is for. */
export function findDeckPlan(kindId: string, prompt: string): DeckPlan {
  return byKind[kindId] ?? byWords.find(([pattern]) => pattern.test(prompt.slice(0, 400)))?.[1] ?? talkPlan;
}

import { clauseEnds } from '../clauses.ts';
import { beginTag, insideTag, instructionLabels, type Label, labels, tagCount } from '../labels.ts';
import type { Token } from '../tokenize.ts';
import type { LabelledTokens } from './chain-model.ts';

/**
 * Instruction probability below which a clause is printed as text. Tuned on unseen prompts, to hide most
 * instructions while losing few facts (`npm run bench -- reader`).
 */
const leastInstruction = 0.4;
/** Instruction probability above which a clause labeled as a fact becomes an instruction. */
const surely = 0.5;

/** Labels whose spans may mix facts and instructions. */
const mixed: ReadonlySet<Label> = new Set<Label>(['detail', 'item', 'subject', ...instructionLabels]);

const massOf = (probabilities: Float64Array, label: Label, first: number, next: number): number => {
  const index = labels.indexOf(label);
  let sum = 0;
  for (let at = first; at < next; at++)
    sum +=
      (probabilities[at * tagCount + beginTag(index)] ?? 0) +
      (probabilities[at * tagCount + insideTag(index)] ?? 0);
  return sum / Math.max(next - first, 1);
};

/** Returns the clauses of a span without the punctuation between them. */
function clausesOf(tokens: readonly Token[], { first, next }: LabelledTokens): [number, number][] {
  const clauses: [number, number][] = [];
  let from = first;
  for (let at = first; at <= next; at++) {
    const isEnd = at === next || (clauseEnds.has(tokens[at]?.text ?? '') && tokens[at + 1]?.hasSpaceBefore);
    if (!isEnd) continue;
    if (at > from) clauses.push([from, at]);
    from = at + 1;
  }
  return clauses;
}

/**
 * Decides for each clause of a span whether it is printed, by its total instruction probability: "at our
 * place, in bright colors" holds a fact and a wish. A span whose clauses all agree stays whole.
 */
export function settleInstructions(
  spans: readonly LabelledTokens[],
  tokens: readonly Token[],
  probabilities: Float64Array,
): LabelledTokens[] {
  return spans.flatMap((span) => {
    if (!mixed.has(span.label)) return [span];
    const isHidden = instructionLabels.has(span.label);
    const parts = clausesOf(tokens, span).map(([first, next]): LabelledTokens => {
      const masses = [...instructionLabels].map((label) => ({
        label,
        mass: massOf(probabilities, label, first, next),
      }));
      const instruction = Math.min(
        1,
        masses.reduce((sum, { mass }) => sum + mass, 0),
      );
      const [likeliest] = masses.sort((a, b) => b.mass - a.mass);
      const label = isHidden
        ? instruction < leastInstruction
          ? 'detail'
          : span.label
        : instruction > surely && likeliest
          ? likeliest.label
          : span.label;
      return { ...span, label, first, next, instruction };
    });
    return parts.every(({ label }) => label === span.label)
      ? [span]
      : parts.length > 0 && parts.every(({ label }) => label === parts[0]?.label)
        ? [{ ...span, label: parts[0]?.label ?? span.label }]
        : parts;
  });
}

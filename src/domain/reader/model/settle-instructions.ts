import { clauseEnds } from '../clauses.ts';
import { beginTag, insideTag, instructionLabels, type Label, labels, tagCount } from '../labels.ts';
import type { Token } from '../tokenize.ts';
import type { LabelledTokens } from './chain-model.ts';

/**
 * Words that are less surely an instruction are text of the page: on prompts that the reader never saw, this hides most
 * instructions for the facts it costs (`npm run bench -- reader`).
 */
const leastInstruction = 0.4;
/** And above this, words of a fact are an instruction. */
const surely = 0.5;

/** Labels whose clauses may be of another sort than the rest. */
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

/** The clauses of a span, without the marks between them. */
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
 * Decides for every clause of a span whether it is printed, by how surely it is an instruction of whichever label: "at
 * our place, in bright colors" is a fact and a wish. A span whose clauses are alike stays whole.
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

import { inAList } from '../../../lib/in-a-list.ts';
import { useNow } from '../../../lib/use-now.ts';
import { counted, words } from '../../../lib/words.ts';
import type { RunningTest } from '../api/model-tests.ts';
import { secondsInWords } from '../figures.ts';

/** Returns what the test asks the model for now. */
function stepInWords(step: RunningTest['step']): string {
  const t = words('models');
  if (step === null) return t.testStepStart;
  const way = { tools: t.testStepTools, schema: t.testStepSchema, markdown: t.testStepMarkdown };
  return {
    words: t.testStepWords,
    skills: t.testStepSkills,
    page: way[step.way ?? 'markdown'],
    picture: t.testStepPicture,
    speed: t.testStepSpeed,
  }[step.step];
}

/** How far the test of a model is. A slow model takes minutes. */
export function TestProgress({ label, test }: { readonly label: string; readonly test: RunningTest }) {
  const t = words('models');
  const now = useNow(true);
  const blocks = test.step?.blocks ?? 0;
  const facts = [
    ...(blocks > 0 ? [counted(t.testBlocks, blocks)] : []),
    secondsInWords(Math.max(0, Math.round((now - test.startedAt) / 1000))),
  ];
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-13 text-ink-2">
        <span role="status">{stepInWords(test.step)}</span>
        <span className="num text-ink-3">{inAList(facts)}</span>
      </p>
      <progress className="h-2 w-full accent-accent" aria-label={t.testOf(label)} />
    </div>
  );
}

import { parseArgs } from 'node:util';
import { answerFollowUp } from '../src/domain/composer/follow-up/answer-follow-up.ts';
import type { FollowUpAnswer } from '../src/domain/composer/follow-up/follow-up-answer.ts';
import { wordsOf } from '../src/domain/composer/follow-up/parts.ts';
import { readWishes } from '../src/domain/composer/wishes/read-wishes.ts';
import { assignIds } from '../src/domain/content/assign-ids.ts';
import type { DocumentContent } from '../src/domain/content/document-content.ts';
import { applyOperations } from '../src/domain/content/edit/apply-operations.ts';
import type { Intent, Label } from '../src/domain/reader/labels.ts';
import type { ReadSpan } from '../src/domain/reader/read-prompt.ts';
import { type Example, readExamples } from './reader/read-examples.ts';

/*
 * Evaluates follow-ups outside the reader's training data, each on a small document with the words it names.
 * Requests that need a model have to be refused.
 *
 * `npm run bench -- follow-ups` prints a share per intent and language; `--wrong` also prints each wrong
 * answer, `--all` includes the training data.
 */

const { values: options } = parseArgs({
  options: { wrong: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
});
const print = (line = ''): void => void process.stdout.write(`${line}\n`);
const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

const textsOf = ({ pieces }: Example, ...labels: readonly Label[]): readonly string[] =>
  pieces.flatMap(({ label, text }) =>
    label && labels.includes(label) ? [text.replaceAll(/["“”„«»]/g, '')] : [],
  );

/**
 * Returns a document that matches the line: its targets as entries, its old value as the text of the first.
 */
function documentFor(example: Example): DocumentContent {
  const { intent, language } = example;
  const targets = textsOf(example, 'target');
  const [old] = textsOf(example, 'old');
  const places = intent === 'reorder' ? [...targets, ...textsOf(example, 'new', 'old')] : targets;
  const entries = [...new Set(places)].map((title, at) => ({ title, text: at === 0 ? (old ?? '0') : '—' }));
  const others = ['Alpha', 'Omega'].map((title) => ({ title, text: '—' }));
  return assignIds({
    schema: 1,
    title: intent === 'rename' && old ? old : 'Zeta',
    language,
    head: {},
    look: { format: 'a4', orientation: 'portrait', direction: 'swiss', theme: 'light', tokens: {}, seed: 1 },
    pages: [
      {
        layout: 'article',
        title: intent === 'rename' && old ? old : 'Zeta',
        blocks: [
          { type: 'definitions', items: [...others.slice(0, 1), ...entries, ...others.slice(1)] },
          ...(old && entries.length === 0 ? [{ type: 'paragraph' as const, text: `${old}.` }] : []),
        ],
      },
    ],
  });
}

const wordsAfter = (answer: FollowUpAnswer, content: DocumentContent): string | undefined =>
  'operations' in answer ? wordsOf(applyOperations(content, answer.operations).content.pages) : undefined;

/** Returns whether a request about looks, format or language has any effect. */
function canBeDone(example: Example): boolean {
  const spans = example.pieces.flatMap(({ label, text }): ReadSpan[] =>
    label ? [{ label, text, start: 0, end: text.length, confidence: 1, instruction: 1 }] : [],
  );
  const { unread, approximated, textSize, spacing, tone, audience, pages, amount, ...wishes } = readWishes(
    spans,
    example.language,
  );
  return Object.keys(wishes).length > 0 && wishes.language !== example.language;
}

function isRight(example: Example, answer: FollowUpAnswer, content: DocumentContent): boolean {
  const words = wordsAfter(answer, content);
  const all = (texts: readonly string[]): boolean => texts.every((text) => words?.includes(text) === true);
  const none = (texts: readonly string[]): boolean => texts.every((text) => words?.includes(text) !== true);
  const isRefused = answer.outcome === 'refused';
  switch (example.intent) {
    case 'undo':
      return answer.outcome === 'undo';
    case 'another':
      return answer.outcome === 'another';
    case 'shorter':
    case 'longer':
    case 'other':
      return isRefused;
    case 'look':
    case 'format':
    case 'translate':
      return canBeDone(example) ? answer.outcome === 'changed' : isRefused;
    case 'rename':
    case 'value': {
      const now = textsOf(example, 'new');
      if (now.length === 0) return isRefused;
      return (
        words !== undefined &&
        all(now) &&
        none(textsOf(example, 'old').filter((old) => !now.some((each) => each.includes(old))))
      );
    }
    case 'remove': {
      const targets = textsOf(example, 'target');
      return targets.length === 0 ? isRefused : words !== undefined && none(targets);
    }
    case 'add': {
      const added = textsOf(example, 'item', 'detail', 'contact');
      return added.length === 0 ? words !== undefined || isRefused : words !== undefined && all(added);
    }
    case 'reorder':
      return textsOf(example, 'target').length === 0
        ? isRefused
        : words !== undefined && words !== wordsOf(content.pages);
    default:
      return false;
  }
}

class Shares {
  readonly #counts = new Map<string, { right: number; all: number }>();

  add(name: string, isRightAnswer: boolean): void {
    const count = this.#counts.get(name) ?? { right: 0, all: 0 };
    this.#counts.set(name, { right: count.right + (isRightAnswer ? 1 : 0), all: count.all + 1 });
  }

  print(): void {
    for (const [name, { right, all }] of this.#counts)
      print(`${name.padEnd(12)} ${percent(right / all)} ${String(right).padStart(5)} of ${all}`);
  }
}

const { examples } = readExamples(new URL('../data/reader/', import.meta.url));
const lines = examples.filter(({ intent, isHeldOut }) => intent !== undefined && (isHeldOut || options.all));
const byIntent = new Shares();
const byLanguage = new Shares();
const total = new Shares();
const refusedInstead = new Shares();
const times: number[] = [];
for (const example of lines) {
  const content = documentFor(example);
  const start = performance.now();
  const answer = answerFollowUp({
    prompt: example.text,
    content,
    targetIds: [],
    today: '2026-11-22',
    seed: 1,
  });
  times.push(performance.now() - start);
  const right = isRight(example, answer, content);
  byIntent.add(example.intent as Intent, right);
  byLanguage.add(example.language, right);
  total.add('all', right);
  if (!right) refusedInstead.add('of the wrong, refused', answer.outcome === 'refused');
  if (!right && options.wrong)
    print(`${example.intent} · ${example.text} → ${answer.outcome}: ${'said' in answer ? answer.said : ''}`);
}
print('Right outcomes');
total.print();
refusedInstead.print();
print();
byIntent.print();
print();
byLanguage.print();
times.sort((a, b) => a - b);
print();
print(
  `time         median ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, 95 % ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
);

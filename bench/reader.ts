import { parseArgs } from 'node:util';
import { intents, labels } from '../src/domain/reader/labels.ts';
import { readFollowUp, readPrompt } from '../src/domain/reader/read-prompt.ts';
import { printAsides } from './asides/print-asides.ts';
import { printHeadlines } from './headlines/print-headlines.ts';
import { measureAskedKinds, measureKinds } from './kinds/measure-kinds.ts';
import { readKindExamples } from './kinds/read-kind-examples.ts';
import { goldSpans } from './reader/gold-tags.ts';
import { addToScores, createScores, ratios, type SpanScores, type Tally } from './reader/measure.ts';
import { measureLearningCurve } from './reader/measure-learning-curve.ts';
import { addToPrintScores, createPrintScores, largestConfusions } from './reader/measure-printing.ts';
import { type Example, readExamples } from './reader/read-examples.ts';
import { timeReader } from './reader/time-reader.ts';
import { printRows } from './rows/print-rows.ts';

/*
 * Evaluates the reader of prompts on held-out domains. A span is correct if its label and both ends are.
 *
 * `npm run bench -- reader` prints precision, recall and F1 per label and per language, whole prompts,
 * intents and times. `--errors` also prints each misread prompt; `--curve` trains on 25, 50 and 100 % of the
 * data (minutes). `--set rows` evaluates the reader of rows (data/rows) instead, `--set headlines`
 * the choice of headlines, `--set asides` what pages print of what is said to their writer.
 */

const { values: options } = parseArgs({
  options: {
    errors: { type: 'boolean', default: false },
    curve: { type: 'boolean', default: false },
    set: { type: 'string' },
  },
});
const sets: Readonly<Record<string, () => void>> = {
  rows: () => printRows(options),
  headlines: () => printHeadlines(options),
  asides: printAsides,
};
const printSet = sets[options.set ?? ''];
if (printSet) {
  printSet();
  process.exit();
}
const print = (line = ''): void => void process.stdout.write(`${line}\n`);
const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`;

function line(name: string, tally: Tally): string {
  const { precision, recall, f1 } = ratios(tally);
  return `${name.padEnd(12)} ${percent(precision)} ${percent(recall)} ${percent(f1)} ${String(tally.there).padStart(6)}`;
}

const mark = (text: string, spans: readonly { label: number; start: number; end: number }[]): string => {
  let marked = '';
  let from = 0;
  for (const { label, start, end } of spans) {
    marked += `${text.slice(from, start)}{${labels[label]}|${text.slice(start, end)}}`;
    from = end;
  }
  return (marked + text.slice(from)).replaceAll('\n', '⏎');
};

const { examples, faults } = readExamples(new URL('../data/reader/', import.meta.url));
for (const { origin, reason } of faults) print(`Left out ${origin}: ${reason}`);
const heldOut = examples.filter(({ isHeldOut }) => isHeldOut);
const domains = new Set(heldOut.map(({ domain }) => domain));
print(`${examples.length} lines; ${heldOut.length} of them, from ${domains.size} domains, are held out.`);

const all = createScores();
const followUps = createScores();
const byLanguage = new Map<string, SpanScores>();
const rightLanguage = { right: 0, all: 0 };
const byIntent = new Map<string, Tally>(intents.map((intent) => [intent, { right: 0, found: 0, there: 0 }]));
const printing = createPrintScores();
const certain = { right: 0, all: 0 };

function measure(example: Example): void {
  const gold = goldSpans(example.pieces);
  const reading = example.intent ? readFollowUp(example.text) : readPrompt(example.text);
  const found = reading.spans.map((span) => ({ ...span, label: labels.indexOf(span.label) }));
  const language = byLanguage.get(example.language) ?? createScores();
  byLanguage.set(example.language, language);
  addToScores(language, gold, found);
  addToScores(example.intent ? followUps : all, gold, found);
  if (!example.intent) addToPrintScores(printing, example.text, gold, found);
  rightLanguage.all++;
  if (reading.language === example.language) rightLanguage.right++;
  for (const { confidence, start, end, label } of reading.spans) {
    if (confidence < 0.9) continue;
    certain.all++;
    if (gold.some((span) => span.start === start && span.end === end && labels[span.label] === label))
      certain.right++;
  }
  let misread = '';
  if (example.intent && 'intent' in reading) {
    const wanted = byIntent.get(example.intent);
    const given = byIntent.get(reading.intent);
    if (wanted) wanted.there++;
    if (given) given.found++;
    if (wanted && reading.intent === example.intent) wanted.right++;
    else misread = ` <${example.intent}> read as <${reading.intent}>`;
  }
  const [before, after] = [mark(example.text, gold), mark(example.text, found)];
  if (options.errors && (before !== after || misread !== ''))
    print(`\n${example.origin}${misread}\n  there: ${before}\n  found: ${after}`);
}

for (const example of heldOut) measure(example);

const heading = `${'label'.padEnd(12)} precision  recall      F1  spans`;
const total = (scores: SpanScores): string =>
  `characters with the right label ${percent(scores.characters.right / Math.max(scores.characters.there, 1))}, ` +
  `whole lines ${percent(scores.sentences.right / Math.max(scores.sentences.all, 1))} of ${scores.sentences.all}`;

print(`\nPrompts\n${heading}`);
for (const [name, tally] of [...all.byLabel].sort((first, second) => second[1].there - first[1].there))
  print(line(name, tally));
print(line('all', all.all));
print(line('merged', printing.merged));
print(total(all));
print('Merged: title with subject, and item with detail and name.');
const part = (name: string, { right, there }: { right: number; there: number }): void =>
  print(`${name.padEnd(58)} ${percent(right / Math.max(there, 1))} of ${there}`);
print('\nPrinted or not');
part('Characters that must not be printed, found as such', printing.hidden);
part('Characters that must be printed, not hidden', printing.printed);
part('Kinds right', printing.kind);
part('Senders and recipients not taken for each other', printing.parties);
part('List items kept apart', printing.items);
part('Dates, times and amounts right', printing.values);
for (const [least, tally] of printing.certainty)
  part(`Spans rightly hidden, probability at least ${least}`, tally);
print('\nConfusions, in characters');
for (const { wanted, found, characters } of largestConfusions(printing, 30))
  print(`${wanted.padEnd(9)} found as ${found.padEnd(9)} ${String(characters).padStart(5)}`);
print(`\nFollow-ups\n${line('all', followUps.all)}\n${total(followUps)}`);
print(`\nLanguages\n${heading.replace('label   ', 'language')}`);
for (const [name, scores] of byLanguage) print(`${line(name, scores.all)}   ${total(scores)}`);
print(`Language found: ${percent(rightLanguage.right / Math.max(rightLanguage.all, 1))}`);
print(
  `Spans of at least 90 % confidence: ${certain.all}, right ${percent(certain.right / Math.max(certain.all, 1))}`,
);
print(`\nIntents\n${heading.replace('label ', 'intent')}`);
const allIntents = { right: 0, found: 0, there: 0 };
for (const [name, tally] of byIntent) {
  print(line(name, tally));
  for (const key of ['right', 'found', 'there'] as const) allIntents[key] += tally[key];
}
print(line('all', allIntents));

print('\nKinds guessed where no words name them, right ones of those given, share given');
const kindExamples = readKindExamples();
for (const origin of ['kinds', 'reader', 'rows'] as const)
  for (const [name, { right, given, all: asked }] of measureKinds(origin, kindExamples))
    print(
      `${`data/${origin} ${name}`.padEnd(20)} ${percent(right / Math.max(given, 1))} of ${String(given).padStart(3)} ${percent(given / asked)} of ${asked}`,
    );

part('Kinds of held-out prompts of data/rows, right', measureAskedKinds(kindExamples));

print('\nTimes');
for (const { name, milliseconds, processorMs, limit } of timeReader())
  print(
    `${name.padEnd(34)} ${milliseconds.toFixed(1).padStart(7)} ms, processor ${processorMs.toFixed(1).padStart(6)} ms (at most ${limit})`,
  );

if (options.curve) {
  print('\nLearning curve');
  for (const { share, f1, characters } of measureLearningCurve(examples))
    print(`${percent(share)} of the data: F1 ${percent(f1)}, characters ${percent(characters)}`);
}

import type { KeyFigure } from '../brief.ts';
import { clauseFigure } from './clause-figure.ts';
import { partsOf, sentencesIn } from './clauses.ts';
import type { Subject } from './subject.ts';
import { upperFirst } from './upper-first.ts';

/** A passage that the prompt gave a title of its own: 'Problem: …'. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** What a prompt says of its subject, each statement once. */
export interface Statements {
  /** What it is or does, without the name: 'a startup that makes e-bike chargers'. */
  readonly what: string;
  /** Clauses that are one figure and its name. */
  readonly figures: readonly KeyFigure[];
  readonly titled: readonly TitledText[];
  /** Everything else, in whole sentences as far as the prompt has them. */
  readonly sentences: readonly string[];
  /** '€1.2M', when that much is asked for. */
  readonly ask: string | null;
}

const labelled = /^(\p{Lu}[\p{L} ’'-]{2,30}|[\p{Ll}][\p{L} ’'-]{2,24}) ?: +(?=\S)/u;
const asks =
  /^(?:we(?: are|['’]re) |and |wir |nous |ich |je )*(?:raising|seeking|asking for|looking for|looking to raise|ask:?|suchen?|sucht|cherche|cherchons|levons|lève|buscamos|busca) (?:a |an |about |around |up to )?([$£€]? ?\d[\d.,]* ?(?:k|K|m|M|mn|Mio\.?|million(?:en|s)?|bn)? ?(?:€|EUR|USD|CHF|GBP|euros?|dollars?|pounds?|francs?)?)(?: (?:seed|pre-seed|series [a-c])?(?: ?(?:round|funding|investment|capital))?)?$/iu;

/** Reads the sentences of a subject apart: what it is, its figures, its titled passages, the rest. */
export function readStatements(subject: Subject, language: string): Statements {
  const figures: KeyFigure[] = [];
  const titled: TitledText[] = [];
  const sentences: string[] = [];
  let what = '';
  let ask: string | null = null;
  // A shortened first sentence stands in full among the others.
  const isCut = subject.sentence.endsWith('…');
  const all = isCut ? subject.more : [subject.sentence, ...subject.more];
  for (const sentence of all.flatMap((part) => sentencesIn(part, language))) {
    const label = labelled.exec(sentence);
    if (label && (what || !subject.name)) {
      titled.push({ title: upperFirst(label[1] ?? ''), text: sentence.slice(label[0].length) });
      continue;
    }
    // Runs of clauses: what stood on two sides of a figure is no sentence together.
    const runs: string[][] = [[]];
    for (const part of partsOf(sentence)) {
      const figure = clauseFigure(part);
      const asked = asks.exec(part)?.[1]?.trim();
      if (asked && /[$£€]|\d ?[km]|eur|usd|chf|dollar|pound/i.test(asked)) ask ??= asked;
      else if (figure) figures.push(figure);
      else {
        runs.at(-1)?.push(part);
        continue;
      }
      runs.push([]);
    }
    const kept = runs.filter((run) => run.length > 0);
    if (!what) what = kept[0]?.shift() ?? '';
    for (const run of kept) if (run.length > 0) sentences.push(upperFirst(run.join(', ')));
  }
  return { what, figures, titled, sentences, ask };
}

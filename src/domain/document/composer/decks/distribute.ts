import { partsOf } from '../reading/clauses.ts';
import type { Statements } from '../reading/statements.ts';
import { upperFirst } from '../reading/upper-first.ts';
import type { DeckPlan } from './deck-plan.ts';

/** What was said for each step, by its index, and passages under a title of the prompt's own. */
export interface Distributed {
  readonly steps: readonly string[][];
  readonly own: readonly { readonly title: string; readonly text: string }[];
}

const personName = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}$/u;

/** 'Olga Petrov, fleet, Sam Osei, finance': two people with what each does. */
function peopleIn(parts: readonly string[]): string[] | null {
  const isPairs =
    parts.length % 2 === 0 &&
    parts.every((part, index) => (index % 2 === 0 ? personName.test(part) : /^\p{Ll}/u.test(part)));
  return isPairs
    ? parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1]}`] : []))
    : null;
}

/** The items of a passage: split at commas where each part is short, else whole. */
export function itemsOf(text: string): string[] {
  const people = peopleIn(partsOf(text));
  if (people) return people;
  const parts = partsOf(text).map((part) => part.replace(/^(?:and|und|et|y) /iu, ''));
  const last = parts.at(-1) ?? '';
  const pair = parts.length > 1 ? /^(.{2,40}?) (?:and|und|et|y) (.{2,40})$/u.exec(last) : null;
  const all = pair ? [...parts.slice(0, -1), pair[1] ?? '', pair[2] ?? ''] : parts;
  const isList = all.length > 1 && all.every((part) => part.length <= 60);
  return (isList ? all : [text]).map(upperFirst);
}

/** The parts of a passage by the steps they tell: the words after 'next:' open another step than those before. */
function sharesOf(
  texts: readonly string[],
  plan: DeckPlan,
  home: number,
): { readonly index: number; readonly text: string }[] {
  let index = home;
  return texts.map((text) => {
    const led = plan.steps.findIndex(({ lead }) => lead?.test(text));
    const telling = led >= 0 ? led : plan.steps.findIndex(({ telltale }) => telltale?.test(text));
    if (led >= 0 || telling >= 0) index = telling;
    const head = led >= 0 ? (plan.steps[led]?.lead?.exec(text)?.[0] ?? '') : '';
    // 'team: Ana' names its step; 'Our team is small' speaks of it.
    const isName = /[:–-] *$/u.test(head) && text.length > head.length;
    return { index, text: isName ? text.slice(head.length) : text };
  });
}

/** Whether a sentence is a run of notes: short parts of which one at least tells another step than the rest. */
function isRun(parts: readonly string[], plan: DeckPlan): boolean {
  const tells = (part: string): boolean =>
    plan.steps.some(({ lead, telltale }) => lead?.test(part) || telltale?.test(part));
  return parts.length > 1 && parts.every((part) => part.length <= 60) && parts.slice(1).some(tells);
}

/** Shares what was said among the steps of a story; nothing is told twice and nothing is left out. */
export function distribute(said: Statements, plan: DeckPlan): Distributed {
  const steps: string[][] = plan.steps.map(() => []);
  const own: { title: string; text: string }[] = [];
  const add = (index: number, texts: readonly string[]): void => {
    steps[index]?.push(...texts.map(upperFirst).filter(Boolean));
  };
  for (const { title, text } of said.titled) {
    const index = plan.steps.findIndex(({ lead }) => lead?.test(title));
    if (index < 0) own.push({ title, text });
    else for (const share of sharesOf(itemsOf(text), plan, index)) add(share.index, [share.text]);
  }
  for (const sentence of said.sentences) {
    const parts = partsOf(sentence);
    if (isRun(parts, plan)) {
      for (const share of sharesOf(parts, plan, plan.home)) add(share.index, [share.text]);
      continue;
    }
    const whole = plan.steps.findIndex(({ lead }) => lead?.test(sentence));
    const led = plan.steps[whole]?.lead?.exec(sentence)?.[0] ?? '';
    // 'Our team is small' speaks of the team; 'team: Ana' names it. Only a name is not repeated under the title.
    const isName = /[:–-] *$/u.test(led);
    if (whole >= 0) {
      add(whole, isName ? itemsOf(sentence.slice(led.length)) : [sentence]);
      continue;
    }
    const telling = plan.steps.findIndex(({ telltale }) => telltale?.test(sentence));
    if (telling >= 0 && parts.length === 1) add(telling, [sentence]);
    else add(plan.home, [sentence]);
  }
  return { steps, own };
}

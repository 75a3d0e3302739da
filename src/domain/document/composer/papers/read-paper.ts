import type { KeyFigure } from '../brief.ts';
import { clauseFigure } from '../reading/clause-figure.ts';
import { type Clause, clausesOf } from '../reading/clauses.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { upperFirst } from '../reading/upper-first.ts';
import { attendeesIn } from './attendance.ts';
import type { PaperPlan, SectionPlan } from './paper-plan.ts';
import { timedClauses } from './timed-items.ts';

/** What was said for a section of the plan, or under a label of the prompt's own. */
export interface ReadSection {
  readonly plan: SectionPlan | null;
  readonly title: string | null;
  readonly items: string[];
}

export interface ReadPaper {
  readonly figures: readonly KeyFigure[];
  /** Those of the plan in its order, filled or empty, then those the prompt names itself. */
  readonly sections: readonly ReadSection[];
}

const wholeOf = ({ label, text }: Clause): string => (label === null ? text : `${label}: ${text}`);
/** '50 minutes: 10 min recap': how long the whole is stands before its first step. */
const lengthLabel = /^\d{1,3} ?min(?:ute[sn]?|utos|s)?$/iu;
const stepOf = (clause: Clause): string =>
  clause.label !== null && lengthLabel.test(clause.label) ? clause.text : wholeOf(clause);

/** The section that a clause opens, with what follows its lead. */
function opened(
  clause: Clause,
  sections: readonly ReadSection[],
): { section: ReadSection; text: string } | null {
  const whole = wholeOf(clause);
  for (const section of sections) {
    const lead = section.plan?.lead?.exec(whole);
    if (!lead) continue;
    const text = whole.slice(lead[0].length);
    // 'Risk of rain' speaks of a risk; 'risk: rain' names one. A lead alone opens the section for what follows.
    const isSentence = /^(?:of|in|by|with|for|from|von|de|des|du)(?!\p{L})/iu.test(text);
    // 'Worked at Mesa Nueva' is a sentence about a house.
    if (!isSentence) return { section, text };
  }
  return null;
}

const bareMoney =
  /^(?:[$£€¥] ?\d[\d.,' ]*|(?:EUR|USD|CHF|GBP) \d[\d.,']*|\d[\d.,' ]* ?(?:[$£€]|EUR|USD|CHF|GBP|euros?|dollars?|pounds?|francs?|Franken))(?: ?[kKmM])?$/u;
/** '6 years at Finbank and 2 years at Loomtech' are two positions. */
const severalSpans =
  / (?:and|und|et|y) (?=\d+ (?:years?|months?|Jahre?n?|ans?|años?)(?!\p{L}))|(?<=\d{4} ?[-–] ?(?:\d{4}|now|today|present|heute)) (?:and|und|et|y) (?=\p{Lu})/iu;

/** What somebody said is no task of theirs. */
const saying =
  /^(?:said|says|reported|reports|explained|presented|asked|thanked|opened|closed|welcomed|mentioned|noted|was|is|were|has|had|berichtet\p{L}*|sagte?|erklärt\p{L}*|begrüßt\p{L}*|dankt\p{L}*|war|ist|a|est|dit|explique|présente|remercie|dijo|dice|explica|presenta|agradece|es|fue)(?!\p{L})/iu;

/** Whether a clause says what one of those who were there does: 'Ann brings cake'. */
function isTaskOf(people: readonly string[], text: string): boolean {
  return people.some((person) => {
    const name = text.startsWith(person) ? person : (person.split(' ')[0] ?? person);
    const rest = text.startsWith(`${name} `) ? text.slice(name.length + 1) : '';
    return /^\p{Ll}/u.test(rest) && !saying.test(rest) && !/^(?:and|und|et|y) /u.test(rest);
  });
}

/** Shares the clauses of a text among the sections of a plan. Every clause lands in exactly one place. */
export function readPaper(text: string, plan: PaperPlan, language: ReadingLanguage): ReadPaper {
  const planned: ReadSection[] = plan.sections.map((section) => ({ plan: section, title: null, items: [] }));
  const named: ReadSection[] = [];
  const figures: KeyFigure[] = [];
  const people = plan.hasAttendees ? attendeesIn(text) : [];
  const steps = plan.steps === undefined ? undefined : planned[plan.steps];
  const clauses = clausesOf(text, language);
  const timed = timedClauses(steps ? clauses.map(stepOf) : []);
  const tasks = planned.find((section) => section.plan?.style === 'actions');
  let current: ReadSection | null = null;
  /** Where the clause before was told to belong. */
  let told: ReadSection | null = null;
  for (const clause of clauses) {
    if (clause.isFirst) {
      current = null;
      told = null;
    }
    const opening = opened(clause, planned);
    if (opening) {
      current = opening.section;
      if (opening.text) current.items.push(...opening.text.split(severalSpans).map(upperFirst));
      continue;
    }
    const step = stepOf(clause);
    if (steps && timed.has(step) && (current === null || current === steps)) {
      steps.items.push(upperFirst(step));
      if (step !== wholeOf(clause)) planned[plan.home]?.items.push(clause.label ?? '');
      continue;
    }
    if (tasks && clause.label === null && current !== tasks && isTaskOf(people, clause.text)) {
      tasks.items.push(clause.text);
      current = null;
      continue;
    }
    if (clause.label !== null) {
      if (tasks && (current === tasks || /\bby |bis |avant /.test(clause.text))) {
        tasks.items.push(`${clause.label}: ${clause.text}`);
        continue;
      }
      const figure = plan.hasFigures ? clauseFigure(`${clause.label} ${clause.text}`) : null;
      if (figure) {
        figures.push(figure);
        continue;
      }
      current = { plan: null, title: upperFirst(clause.label), items: [upperFirst(clause.text)] };
      named.push(current);
      continue;
    }
    const price = plan.bareMoney && bareMoney.test(clause.text) ? plan.bareMoney[language] : null;
    const figure = price
      ? { value: clause.text, label: price }
      : plan.hasFigures
        ? clauseFigure(clause.text)
        : null;
    // 'Roof works approved, 12 000 €': what was said of it goes on.
    if (told && !clause.isFirst && bareMoney.test(clause.text) && !plan.hasFigures) {
      told.items.push(`${told.items.pop() ?? ''}, ${clause.text}`);
      continue;
    }
    const telling = planned.find((section) => section.plan?.telltale?.test(clause.text));
    const home = planned[plan.home];
    if (figure && !telling) figures.push(figure);
    else if (telling) {
      telling.items.push(...clause.text.split(severalSpans).map(upperFirst));
      told = telling;
      // What belongs together is not torn: 'at Finbank, London'.
      current = null;
    } else (current ?? home)?.items.push(upperFirst(clause.text));
  }
  return { figures, sections: [...planned, ...named] };
}

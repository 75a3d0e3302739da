import type { ReaderLanguage } from '../../reader/languages.ts';
import type { OuterLabel } from '../../rows/row-labels.ts';
import { isSentence } from '../page/say-phrase.ts';
import { askedPlaces } from '../sheet/asked-places.ts';
import type { Sheet, SheetFact, SheetPart, Slot } from '../sheet/sheet.ts';
import { pageParts } from './page-parts.ts';
import { partsOfSide } from './parts-of-side.ts';
import { type LineRun, runsOf } from './row-runs.ts';
import { settledRuns, settledSums, sidesOf, type Told } from './sides.ts';

const slots: Partial<Record<OuterLabel, Slot>> = {
  date: 'when',
  time: 'when',
  place: 'where',
  fromaddr: 'where',
  toaddr: 'where',
  contact: 'contact',
  person: 'with',
  to: 'to',
};

/** Returns the name and the value of a line such as 'Wi-Fi: guest, password 1234'. */
function pairOf(line: string): { label: string; value: string } | null {
  const [, label = '', value = ''] = /^(\p{L}[^:.!?]{1,38}):\s+(\S.*)$/u.exec(line) ?? [];
  return value !== '' && label.split(' ').length <= 4 ? { label: label.trim(), value } : null;
}

function partOfLines({ group, lines }: LineRun, language: ReaderLanguage): SheetPart {
  if (group !== null) return { type: 'list', title: group, items: lines };
  const pairs = lines.flatMap((line) => pairOf(line) ?? []);
  if (pairs.length > 1 && pairs.length === lines.length) return { type: 'pairs', rows: pairs };
  const [only = ''] = lines;
  if (lines.length === 1) return { type: 'sentence', text: only };
  const told = lines.filter((line) => isSentence({ text: line }, language));
  return told.length > lines.length / 2 && told.length > 2
    ? {
        type: 'sentence',
        text: lines.map((line) => (/[.!?…。！？؟]$/u.test(line) ? line : `${line}.`)).join(' '),
      }
    : { type: 'points', items: lines, isRemark: true };
}

/** Returns whether a few words before the rows stand alone: 'what we bake when'. */
function isNameAlone(lines: readonly string[], { kind }: Told): boolean {
  const [line = ''] = lines;
  const isShort = line.split(/\s+/).length <= mostNameWords && !/[.!?:]$|\p{Sc}/u.test(line);
  return lines.length === 1 && isShort && kind !== 'menu';
}
const mostNameWords = 4;

/** Returns what the rows of a prompt say, in its order. */
export function sheetOfRows(told: Told): Sheet {
  const { language } = told;
  const all = pageParts(told);
  const { runs, facts } = runsOf(all);
  const wishes = all.flatMap((part) => (part.type === 'asked' ? [part.text] : []));
  const asked = askedPlaces(wishes, language);
  // A sign says its first line in large letters, and below all others who says so.
  const [first] = runs;
  const isSign = told.kind === 'sign';
  const isSaid =
    first?.type === 'lines' && first.group === null && (isSign || isNameAlone(first.lines, told));
  const said = isSaid ? first.lines.splice(0, 1) : [];
  const signed = facts.filter(({ label }) => isSign && label === 'from');
  const named = facts.filter((fact) => !signed.includes(fact));
  const lead = named
    .filter(({ label }) => !(label in slots))
    .map(({ name, text: words }) => (name ? `${name}: ${words}` : words));
  const parts: SheetPart[] = [];
  const isMarked = asked.includes('ticks') || asked.includes('initials');
  for (const part of sidesOf(settledSums(settledRuns(runs)), told)) {
    if (part.type !== 'lines') parts.push(...partsOfSide(part.runs, part.columns, { ...told, isMarked }));
    else if (part.lines.length > 0) parts.push(partOfLines(part, language));
  }
  return {
    told: wishes.reduce((text, wish) => text.replace(wish, ''), told.text),
    opening: null,
    lead: [...lead, ...said],
    facts: facts.flatMap(({ label, name, text: value }): SheetFact[] => {
      const slot = isSign && label === 'from' ? 'contact' : slots[label];
      return slot ? [{ slot, label: name, value }] : [];
    }),
    parts,
    asked,
  };
}

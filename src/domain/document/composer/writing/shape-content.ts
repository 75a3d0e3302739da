import type { ContentBlock, KeyFigure, RichText, TitledEntry } from '../brief.ts';

const textOf = (text: RichText): string => text.map((span) => span.text).join('');

const month =
  'jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|janv|févr|avr|juin|juil|août|déc|ene|abr|ago|dic';
/** '12 March', '2020 – today', 'Q3 2026', '14:30', 'Week 2', 'Monday': when something is. */
const when = new RegExp(
  `^(?:(?:from|since|until|ab|bis|seit|depuis|desde|le|el|am|on) )?(?:(?:mon|tues?|wednes|thurs|fri|satur|sun)(?:day)?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|\\d{1,2}[.:h]\\d{2}(?: ?[-–—] ?\\d{1,2}[.:h]\\d{2})?|\\d{1,2}(?:st|nd|rd|th|\\.)? (?:de )?(?:${month})\\p{L}*\\.?(?: \\d{4})?|(?:${month})\\p{L}*\\.? \\d{1,4}(?:,? \\d{4})?|\\d{1,2}[./]\\d{1,2}[./](?:\\d{2}|\\d{4})|(?:19|20)\\d\\d-\\d\\d-\\d\\d|(?:q[1-4] )?(?:19|20)\\d\\d|(?:week|woche|semaine|semana|phase) \\d{1,2})(?: ?[-–—] ?[\\p{L}\\d .]{1,16})?$`,
  'iu',
);
const labelled = /^([^:\n]{1,40}): +(\S[^\n]{0,240})$/u;
const clocked =
  /^(\d{1,2}[.:h]\d{2}(?: ?[-–—] ?\d{1,2}[.:h]\d{2})?|\d{1,2}(?:st|nd|rd|th|\.)? [\p{L}]{3,9}\.?(?: \d{4})?) ?[–—-] +(\S.{1,240})$/u;
const figure =
  /^[~≈+−–-]?(?:[$£€¥] ?)?\d[\d.,'’ ]{0,14}(?: ?(?:[kKmM]|bn|million|Mio\.?|%|€|\$|£|[\p{L}°/²]{1,9}))?(?: (?:of|out of|von|sur|de) \d[\d.,]*)?\+?$/u;

interface Labelled {
  readonly label: string;
  readonly value: string;
}

/** A paragraph that is one label and its value: 'Growth: 18%'. */
function labelledOf(block: ContentBlock): Labelled | null {
  if (block.type !== 'paragraph' || block.text.length !== 1 || block.text[0]?.isCode) return null;
  const text = textOf(block.text).trim();
  const match = labelled.exec(text) ?? clocked.exec(text);
  if (!match || /^(?:https?|mailto)$/i.test(match[1] ?? '')) return null;
  return { label: match[1]?.trim() ?? '', value: match[2]?.trim() ?? '' };
}

const entry = ({ label, value }: Labelled): TitledEntry => ({
  title: [{ text: label }],
  text: [{ text: value }],
});

/** Figures stand well side by side up to this number. */
const mostFigures = 8;
/** Fewer lines than this are no list. */
const fewest = 3;

function shaped(run: readonly Labelled[]): ContentBlock | null {
  if (run.length < fewest) return null;
  if (run.every(({ label }) => when.test(label))) return { type: 'timeline', entries: run.map(entry) };
  const isFigures =
    run.length <= mostFigures && run.every(({ value }) => value.length <= 18 && figure.test(value));
  if (isFigures) {
    const figures = run.map(({ label, value }): KeyFigure => ({ value, label }));
    return { type: 'figures', figures };
  }
  return { type: 'definitions', entries: run.map(entry) };
}

/** Lines of labels and values as what they are: key figures, a timeline, or terms with their meaning. Every word stays. */
export function shapeContent(blocks: readonly ContentBlock[]): ContentBlock[] {
  const out: ContentBlock[] = [];
  let run: { block: ContentBlock; read: Labelled }[] = [];
  const flush = (): void => {
    const block = shaped(run.map(({ read }) => read));
    out.push(...(block ? [block] : run.map(({ block: own }) => own)));
    run = [];
  };
  for (const block of blocks) {
    const read = labelledOf(block);
    if (read) {
      const isOther = run[0] && when.test(run[0].read.label) !== when.test(read.label);
      if (isOther) flush();
      run.push({ block, read });
      continue;
    }
    flush();
    out.push(block);
  }
  flush();
  return out;
}

const marker = /^\s*(?:[-*+>|#•▪◦‣·–—]|\d{1,3}[.)] |```|:::)/;
const numbered = /^\s*(\d{1,3}[.)]) (\S.{2,60})$/u;
/** The longest line that reads as a heading. */
const longestHeading = 48;

function isHeading(line: string, next: string): boolean {
  const text = line.trim();
  return (
    text.length > 0 &&
    text.length <= longestHeading &&
    /^[\p{Lu}\p{Lo}\d]/u.test(text) &&
    !/[.!?,;:]$|: |@|https?:|\t|;|\|/u.test(text) &&
    !marker.test(line) &&
    next.trim() !== '' &&
    !/^\s*(?:[|=]|-{3})/.test(next) &&
    (text.match(/,/g)?.length ?? 0) < 2
  );
}

/**
 * Marks the headings of plain text: a short line that opens a group of lines, and a numbered line with text below it.
 * The first group is the title and what belongs to it.
 */
export function markHeadings(text: string): string {
  const groups = text.split(/\n[ \t]*\n/);
  return groups
    .map((group, index) => {
      const lines = group.split('\n');
      const [first = '', second = ''] = lines;
      const point = numbered.exec(first);
      const isPoint = point && lines.length > 1 && !marker.test(second) && !/[.!?;,]$/.test(first.trim());
      if (isPoint)
        return `## ${point[1]?.replace(/([.)])/, '\\$1')} ${point[2]}\n\n${lines.slice(1).join('\n')}`;
      const isFirst = index === 0;
      const isName = isFirst || lines.length < 2 || /^\s*#/.test(text.slice(0, 20));
      if (isName || !isHeading(first, second)) return group;
      // Lines that are all short and bare are an address or a signature.
      const isAddress =
        lines.slice(1).every((line) => line.length <= longestHeading && !/[:\d.!?-]|,.*,/.test(line)) &&
        !marker.test(second);
      return isAddress && lines.length < 3 ? group : `## ${first.trim()}\n\n${lines.slice(1).join('\n')}`;
    })
    .join('\n\n');
}

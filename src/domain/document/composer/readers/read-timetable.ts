import { briefOf } from '../brief-of.ts';
import type { ComposerRequest } from '../composer-step.ts';
import { takeContact } from '../reading/contact.ts';
import { hourStyleOf } from '../reading/hour-style.ts';
import { findKind } from '../reading/kinds.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import { upperFirst } from '../reading/upper-first.ts';
import type { Reading } from '../speech/say-page.ts';
import { readEntries } from '../timetables/read-entries.ts';
import { spelled } from '../timetables/spell-hours.ts';
import { timetableWords } from '../timetables/timetable-words.ts';
import { isOpening, writeTimetable } from '../timetables/write-timetable.ts';
import { takeCommand } from '../writing/take-command.ts';
import { atEase } from './at-ease.ts';

/** What the page is made as says nothing of whose hours they are: 'opening hours sign for …'. */
const sort =
  /^[\s,:]*(?:sign|poster|flyer|notice|card|table|schild|aushang|plakat|affiche|panneau|cartel|letrero)(?!\p{L})/iu;
const ownerLead =
  /^[\s,:]*(?:(?:for|of|at|für|von|der|des|pour|de|du|de la|para|del|di|da|van|voor)(?!\p{L}) *)*(?:(?:our|my|the|unsere?n?|meine?n?|die|den|das|notre|mon|ma|la|le|les|l['’]|nuestr[oa]|mi|el)(?!\p{L}) *)*/iu;
const properName =
  /(?:^| )(\p{Lu}[\p{L}\d’'.-]*(?:(?: (?:&|and|und|et|y|of|de|la))? \p{Lu}[\p{L}\d’'.-]*)*)$/u;
const smallTitle = /(?<!\p{L})(dr|prof|mr|mrs|ms|frau|herr)(\.? )(\p{L})/gu;

/** 'our bakery Crumb & Co' is 'Crumb & Co'; 'praxis dr. wolff' is 'Praxis Dr. Wolff'. */
function ownerOf(head: string): string | null {
  const bare = head.replace(sort, '').replace(ownerLead, '').trim();
  if (bare === '') return null;
  const name = properName.exec(bare)?.[1];
  const titled = bare.replace(
    smallTitle,
    (_, title: string, space: string, letter: string) =>
      `${upperFirst(title)}${space}${letter.toUpperCase()}`,
  );
  return name && name.length > 2 && /^\p{Ll}/u.test(bare) ? name : upperFirst(titled);
}

/** A timetable, opening hours, departures; null where the prompt names fewer than two hours. */
export function readTimetable(reading: PromptReading, request: ComposerRequest): Reading | null {
  const { language, wordLanguage } = reading;
  const before = reading.rest.text;
  const contact = takeContact(reading.rest);
  const qualifier = takeCommand(reading.rest, 'timetable');
  const mention = findKind(reading.prompt);
  const typed = mention?.kind.id === 'timetable' ? reading.prompt.slice(mention.start, mention.end) : '';
  const read = readEntries(reading.rest.text.replace(/^[\s,:]+/, ''), language);
  const isRead =
    read.entries.length > 1 ||
    (read.entries[0]?.hours.length ?? 0) > 1 ||
    (typed !== '' && isOpening(read.entries));
  if (!isRead) {
    reading.rest.text = before;
    return null;
  }
  const { entries, style } = spelled(read.entries, language, hourStyleOf(reading.prompt));
  const isHouse = isOpening(read.entries);
  const owner = isHouse ? ownerOf(read.head) : null;
  const called = typed || timetableWords[isHouse ? 'hours' : 'timetable'][wordLanguage];
  const name = qualifier ? `${qualifier} ${called}` : called;
  const title = upperFirst(isHouse ? name : `${name} ${read.head.replace(sort, '')}`.trim());
  const content = writeTimetable({
    title,
    owner,
    entries,
    notes: read.notes,
    contact,
    language: wordLanguage,
    locale: language,
    style,
  });
  return {
    brief: atEase(briefOf(reading, request, owner ? `${title}, ${owner}` : title, content)),
    kindName: called.toLowerCase(),
    assumptions: [],
  };
}

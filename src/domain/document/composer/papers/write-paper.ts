import type { ArticleContent, ContentBlock, ListItem, RichText } from '../brief.ts';
import { findDates } from '../reading/dates.ts';
import type { ReadingLanguage } from '../reading/language.ts';
import { upperFirst } from '../reading/upper-first.ts';
import { actionRow } from './action-row.ts';
import { withAttendance } from './attendance.ts';
import { readHead } from './paper-head.ts';
import { type PaperPlan, type SectionStyle, words } from './paper-plan.ts';
import { type ReadSection, readPaper } from './read-paper.ts';
import { isLength, timedItems } from './timed-items.ts';

export interface PaperSource {
  /** What stands behind the kind in the prompt. */
  readonly text: string;
  readonly plan: PaperPlan;
  /** What the paper calls itself: 'Status report'. */
  readonly runningTitle: string;
  readonly contact: readonly string[];
  readonly language: ReadingLanguage;
  readonly today: string;
}

const plain = (text: string): RichText => [{ text }];
const gapText = (text: string): RichText => [{ text, isGap: true }];
const item = (text: string, style: SectionStyle): ListItem => ({
  text: plain(text),
  ...(style === 'checklist' ? { isChecked: false } : {}),
  children: [],
});
const asSentence = (text: string): string => (/[.!?…”"»]$/.test(text) ? text : `${text}.`);

const columns = {
  who: words('Who', 'Wer', 'Qui', 'Quién'),
  what: words('What', 'Was', 'Quoi', 'Qué'),
  when: words('By when', 'Bis wann', 'Pour quand', 'Para cuándo'),
};
const contactWords = words('Contact', 'Kontakt', 'Contact', 'Contacto');
const toWords = words('For', 'Für', 'Pour', 'Para');
const presentWords = words('Present', 'Anwesend', 'Présents', 'Asistentes');
const tasksWords = words('Tasks', 'Aufgaben', 'Tâches', 'Tareas');

function actionsTable(items: readonly string[], language: ReadingLanguage): ContentBlock {
  const rows = items.map(actionRow);
  const shown = (['who', 'what', 'when'] as const).filter(
    (column) => column === 'what' || rows.some((row) => row[column] !== ''),
  );
  if (shown.length === 1)
    return { type: 'list', isOrdered: false, items: items.map((text) => item(text, 'list')) };
  return {
    type: 'table',
    table: {
      head: shown.map((column) => plain(columns[column][language])),
      rows: rows.map((row) => shown.map((column) => plain(upperFirst(row[column]) || '–'))),
      alignment: shown.map(() => 'left' as const),
    },
  };
}

/** 'Python, Spark and SQL' came as two clauses: the last one splits at its 'and'. */
const conjunction = /^(\S+(?: \S+)?) (?:and|und|et|y|&) (\S+(?: \S+)?)$/u;

function listItems(items: readonly string[]): readonly string[] {
  const last = items.at(-1) ?? '';
  const pair = items.length > 1 ? conjunction.exec(last) : null;
  const opened = items.map((text) => upperFirst(text.replace(/^(?:and|und|et|y) (?=\S)/iu, '')));
  return pair ? [...opened.slice(0, -1), upperFirst(pair[1] ?? ''), upperFirst(pair[2] ?? '')] : opened;
}

function body(items: readonly string[], style: SectionStyle, language: ReadingLanguage): ContentBlock[] {
  if (style === 'actions') return [actionsTable(items, language)];
  if (style === 'line') return [{ type: 'paragraph', text: plain(items.join(', ')) }];
  if (style === 'text') return [{ type: 'paragraph', text: plain(items.map(asSentence).join(' ')) }];
  const entries = style === 'checklist' || style === 'ordered' ? listItems(items) : items;
  return [{ type: 'list', isOrdered: style === 'ordered', items: entries.map((text) => item(text, style)) }];
}

/** A section under its title; `said` is what is known of the day and the hour. */
function sectionBlocks(
  section: ReadSection,
  { plan, language, today }: PaperSource,
  said: string,
): ContentBlock[] {
  const title = section.title ?? section.plan?.title[language] ?? '';
  const heading: ContentBlock = { type: 'heading', level: 2, text: plain(title) };
  const timed = plan.isTimed ? timedItems(section.items, said, language, today) : null;
  if (timed) return [heading, timed];
  if (section.items.length > 0) {
    return [heading, ...body(section.items, section.plan?.style ?? 'list', language)];
  }
  const gap = section.plan?.gap?.[language];
  return gap ? [heading, { type: 'paragraph', text: gapText(gap) }] : [];
}

/** Papers with more blocks than this have no room to write on. */
const roomyBlocks = 12;
const blankLines = 6;

/** Ruled lines under a heading. */
function linesToWrite(title: string): ContentBlock[] {
  return [
    { type: 'heading', level: 2, text: plain(title) },
    {
      type: 'table',
      table: {
        head: [plain('\u00a0')],
        rows: Array.from({ length: blankLines }, () => [plain('\u00a0')]),
        alignment: ['left'],
      },
    },
  ];
}

const issueOf =
  /^[\s,]*((?:(?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|spring|summer|autumn|winter|frühling|sommer|herbst)(?: (?:19|20)\d\d)?(?: (?:issue|edition))?|(?:issue|no\.?|ausgabe|numéro|número) \d{1,4}))\s*[:,]\s*/iu;

/** 'Room Juniper' says where, whatever stands behind it. */
const placeClause =
  /^(?:(?:in|im|en|à) )?(?:room|meeting room|raum|saal|zimmer|salle|sala|aula|office|online|zoom|teams)(?!\p{L})/iu;
const firstClause = /^[\s,]*([^,.:;\n]+(?:[.:]\d\d[^,.:;\n]*)*)(?:[,.;\n]+\s*|: +|$)/u;

/** Day, hour and place at the head of a text, clause by clause: 'Tuesday 10 March 10:00, room Juniper: recap …'. */
function takeOccasion(
  text: string,
  language: ReadingLanguage,
  today: string,
): { readonly said: string; readonly rest: string } {
  const said: string[] = [];
  let rest = text;
  for (let match = firstClause.exec(rest); match; match = firstClause.exec(rest)) {
    const clause = match[1]?.trim() ?? '';
    const isDay = findDates(clause, language, today).some(
      (date) => date.start < 4 && !isLength.test(date.text),
    );
    if (!isDay && !placeClause.test(clause)) break;
    said.push(clause);
    rest = rest.slice(match[0].length);
  }
  return { said: said.join(', '), rest };
}

/** '… 50 mins starter quiz 5, …': behind the length of the whole begin its steps. */
const lengthInHead = /^([^:,;.\n]{3,90}? \d{2,3} ?min(?:ute[sn]?|utos|s)?) (?=\p{L})/iu;

/** A paper in the order its readers expect: what was said, each fact once, and a gap for what such a paper needs. */
export function writePaper(source: PaperSource): ArticleContent {
  const { plan, language, runningTitle, contact } = source;
  const { text, from, to } = plan.isAddressed
    ? takeAddress(source.text)
    : { text: source.text, from: null, to: null };
  const typed = plan.steps === undefined ? text : text.replace(lengthInHead, '$1: ');
  const head = readHead(
    plan.hasAttendees ? withAttendance(typed, presentWords[language]) : typed,
    plan.isSentenceTitle === true,
    language,
    source.today,
  );
  const { title } = head;
  // 'April: seed swap …' says which issue this is.
  const issue = plan.isTitledByOrganisation ? issueOf.exec(head.rest) : null;
  const occasion = plan.isTimed ? takeOccasion(head.rest, language, source.today) : null;
  const rest = occasion?.rest ?? head.rest.slice(issue?.[0].length ?? 0);
  const said = [head.lead, occasion?.said ?? ''].filter(Boolean).join(', ');
  const [first = '', ...later] = plan.hasLead && title ? leadOf(rest, plan, language) : ['', rest];
  const lead = [issue?.[1] ?? '', to ? `${toWords[language]} ${to}` : '', said, first]
    .filter(Boolean)
    .join(', ');
  const { figures, sections } = readPaper(later.join(''), plan, language);
  const isTasks = plan.sections[0]?.style === 'checklist' || plan.sections[0]?.style === 'ordered';
  const blocks: ContentBlock[] = [
    ...(figures.length > 0 ? [{ type: 'figures' as const, figures }] : []),
    ...sections.flatMap((section) => sectionBlocks(section, source, said)),
    ...(contact.length > 0 || plan.contactGap
      ? [
          { type: 'heading' as const, level: 2 as const, text: plain(contactWords[language]) },
          {
            type: 'paragraph' as const,
            text:
              contact.length > 0 ? plain(contact.join(' · ')) : gapText(plan.contactGap?.[language] ?? ''),
          },
        ]
      : []),
  ];
  if (plan.notes && blocks.length < roomyBlocks) blocks.push(...linesToWrite(plan.notes[language]));
  const name = title || (isTasks ? tasksWords[language] : runningTitle);
  return {
    kind: 'article',
    organisation: plan.isTitledByOrganisation && title ? title : from,
    runningTitle,
    date: '',
    title: name === runningTitle || title ? name : runningTitle,
    ...(lead ? { lead: plain(lead) } : {}),
    blocks,
  };
}

const proper =
  "\\p{Lu}[\\p{L}\\d&'’.-]*(?: (?:(?:of|the|for|and|de|du|des|la|für|der|und|&) )*\\p{Lu}[\\p{L}\\d&'’-]*){0,5}";
const sender = new RegExp(
  `,? *(?<![\\p{L}])(?:from|by|von|de la part de|de parte de) (${proper})(?=$|[,.;\\n])`,
  'u',
);
const receiver = new RegExp(
  `^[\\s,:]*(?:(?:to|for|an|à|pour|für|a|para) )?((?:the |die |den |das |la |le |el )?${proper})(?: (?=(?:for|to|about|on|regarding|für|über|zu|zur|zum|pour|para|sobre) )|(?=: ))`,
  'u',
);

interface Addressed {
  readonly text: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Takes sender and receiver out of a text. */
function takeAddress(whole: string): Addressed {
  const from = sender.exec(whole);
  const text = from ? `${whole.slice(0, from.index)}${whole.slice(from.index + from[0].length)}` : whole;
  const to = receiver.exec(text);
  return {
    text: to ? text.slice(to[0].length).replace(/^[\s,:]+/, '') : text,
    from: from?.[1] ?? null,
    to: to?.[1] ?? null,
  };
}

/** The clause right behind the title, unless it belongs to a section: 'senior nurse'. */
function leadOf(rest: string, plan: PaperPlan, language: ReadingLanguage): [string, string] {
  const cut = /^[^,.;:\n]{2,90}(?=[,;\n]|\.\s|\.?$)/u.exec(rest);
  if (!cut) return ['', rest];
  const read = readPaper(cut[0], plan, language);
  const home = read.sections[plan.home]?.items.length ?? 0;
  if (home === 0) return ['', rest];
  return [upperFirst(cut[0].trim()), rest.slice(cut[0].length).replace(/^[\s,.;]+/, '')];
}

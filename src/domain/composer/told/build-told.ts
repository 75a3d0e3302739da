import type { Block } from '../../content/blocks/blocks.ts';
import { factRows } from '../page/fact-rows.ts';
import { headlineOf, kindTitle } from '../page/headline.ts';
import { pageWordsOf } from '../page/lexicon/index.ts';
import type { MeetingWords } from '../page/lexicon/page-words.ts';
import type { BuiltPages, PageRequest } from '../page/page-request.ts';
import { asPoint, escaped, upperFirst } from '../page/say-phrase.ts';
import { type Action, type Told, toldKinds } from './told.ts';

const words = (text: string): string => upperFirst(escaped(text));
const mostFacts = 6;

/** Returns who does what by when as a table; without any deadline, it has no column for them. */
function actionTable(actions: readonly Action[], { headings }: MeetingWords): Block {
  const isDue = actions.some(({ due }) => due !== '');
  return {
    type: 'table',
    table: {
      head: [headings.who, headings.what, ...(isDue ? [headings.due] : [])],
      rows: actions.map(({ who, what, due }) => [
        `**${words(who)}**`,
        words(what),
        ...(isDue ? [words(due)] : []),
      ]),
    },
  };
}

/** Builds minutes or a status report: who was there, then decisions, tasks and the rest, each under its heading. */
export function buildTold(request: PageRequest, told: Told): BuiltPages {
  const { facts, ledger, written } = request;
  const { meetings } = pageWordsOf(written);
  if (!meetings) throw new RangeError(`no words for meetings in ${written}`);
  const { headings } = meetings;
  const title = headlineOf(facts, ledger, written);
  const rows = [
    ...factRows(request),
    { label: headings.present, value: told.present.map(words).join(', ') },
    { label: headings.absent, value: told.absent.map(words).join(', ') },
    { label: headings.next, value: told.next.map(words).join(', ') },
  ].filter(({ value }) => value !== '');
  const lead = ledger.use(ledger.rest()).map(asPoint).join(', ');
  const blocks: Block[] = rows.length > 0 ? [{ type: 'facts', items: rows.slice(0, mostFacts) }] : [];
  for (const kind of toldKinds) {
    const texts = told.statements.filter((statement) => statement.kind === kind);
    const isTasks = kind === 'action' && told.actions.length > 0;
    if (texts.length === 0 && !isTasks) continue;
    blocks.push({ type: 'heading', level: 2, text: headings[kind] });
    if (isTasks) blocks.push(actionTable(told.actions, meetings));
    else
      blocks.push({
        type: 'list',
        items: texts.map(({ text }) => ({ text: /[.!?]$/u.test(text) ? words(text) : `${words(text)}.` })),
      });
  }
  return {
    title,
    label: kindTitle(facts, written),
    pages: [{ layout: 'article', title, ...(lead && { lead }), blocks }],
  };
}

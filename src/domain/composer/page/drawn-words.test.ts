import { expect, it } from 'vitest';
import { assembleArticle } from '../../document/assemble-article.ts';
import { layOutContent } from '../../document/layout/lay-out-content.ts';
import { tokenize } from '../../reader/tokenize.ts';
import { compose } from '../compose.ts';

/** Returns the words of the page drawn for a prompt. */
function drawnWords(prompt: string): ReadonlySet<string> {
  const steps = compose(
    { prompt, history: [], document: null, layout: {}, targetBlockIds: [], seed: 3, today: '2026-11-22' },
    { heads: [], read: () => null, text: () => '' },
  );
  const [input] = steps.flatMap((step) =>
    step.type === 'tool' && step.name === 'write_document' ? [step.input] : [],
  );
  if (!input || !('schema' in input)) throw new Error('no page');
  const text = JSON.stringify(assembleArticle(layOutContent(input))).replaceAll(/<[^>]{0,2000}>/g, ' ');
  return new Set(tokenize(text.replaceAll('&#39;', "'")).map(({ folded }) => folded));
}

const kinds = ['flyer for', 'poster:', 'invitation to', 'one-pager on', 'page about'];
const events = [
  'crab supper, Sat 9 May 6pm, Tarn Quay, £8 a head, shellfish free, sailors welcome, ring Marla 01632 960117',
  'kite day, Sunday 7 June, 10am to 4pm, Orrin Common, Dunmore, kites for hire, ponies, brass quartet, no drones',
  'seed swap, 3 March 2pm, Grange Hall, 14 Mill Lane, Corran, packets labelled, cuttings, soup, dogs on leads',
  'lantern walk, Fri 13 Nov 7pm, Hale Gate, lanterns £3, torches, prams, hot punch, route 4 km, under 12s free',
];
const lists = [
  'price list for Tarn Bikes: puncture 9, service 40, wheel truing 25, chain 18, tandems on request',
  'menu for the Corran: kipper toast 7, barley broth 6, leek tart 9 (v), plum crumble 5, tap water free',
  'agenda for the Orrin club, 4 May 7pm, hut: apologies, accounts, roof fund, regatta, any other business',
  'packing list for the hut: kettle, matches, blankets, two torches, rope, first aid kit, compass',
  'timetable for Hale camp: Mon archery 10am, rowing 2pm, Tue kayak 9am, baking 3pm, Wed hike 8am, quiz 7pm',
  'rota for the kiosk: Mon Ada, Tue Ben, Wed Cyrus, Thu Dora, Fri Edda, Sat closed',
];
const prompts = [...kinds.flatMap((kind) => events.map((event) => `${kind} ${event}`)), ...lists];

/** Names of kinds and words between facts, which a page may say otherwise. */
const unsaid = new Set(
  'flyer poster invitation one pager page list price menu agenda packing timetable rota for to on about the a and at of'.split(
    ' ',
  ),
);

it.each(prompts)('every word that tells something is drawn: %s', (prompt) => {
  const drawn = drawnWords(prompt);
  const lost = tokenize(prompt).filter(
    ({ folded }) => /[\p{L}\p{N}]/u.test(folded) && !unsaid.has(folded) && !drawn.has(folded),
  );
  expect(lost.map(({ text }) => text)).toEqual([]);
});

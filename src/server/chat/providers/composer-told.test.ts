import { describe, expect, it } from 'vitest';
import { wordsOnPage } from '../../../domain/composer/faithfulness.test-data.ts';
import { sample } from '../../../domain/full-run.test-data.ts';
import { tokenize } from '../../../domain/reader/tokenize.ts';
import { composedContent } from './composed.test-data.ts';

/** Openings that a template, an outline, a card or a topic answers, and what may follow them. */
const told = {
  en: {
    openings: [
      'Plan for our office move',
      'Checklist for moving house: boxes, keys, meters',
      'Report on waste with causes, costs, measures',
      'Pitch deck for Larkspur, solar lamps for schools',
      'Brochure for a pottery studio',
      'Article about beekeeping',
      'One-pager covering scope and risks',
      'Proposal for a new school library',
    ],
    lists: ['Phases: packing, transport, setup', 'Team: Ada Bell, Noor Khan', ''],
    facts: [
      'Budget €20,000, start 1 June, delivery in 16 weeks',
      'Contact Rae Dunn, 555-0148, deposit £100, open Tuesdays 9:30',
    ],
  },
  de: {
    openings: [
      'Projektplan für den Schulgarten',
      'Checkliste für den Umzug: Kartons, Schlüssel',
      'Infoblatt zu Bienen',
    ],
    lists: ['Beete: Tomaten, Kräuter, Erdbeeren', ''],
    facts: ['Budget 800 Euro, Beginn 3. April, Leitung: Frau Horn, Treffpunkt Hof 2'],
  },
  fr: {
    openings: ['Proposition pour la mairie de Rennes', 'Dossier sur les abeilles'],
    lists: ['Contenu : audit, plan et suivi', ''],
    facts: ['Budget 14 000 €, livraison en 8 semaines, début le 3 mars'],
  },
  es: {
    openings: ['Propuesta para el club de remo', 'Folleto sobre el reciclaje'],
    lists: ['Alcance: botes, remos y chalecos', ''],
    facts: ['Presupuesto 9.000 €, entrega en 5 semanas, inicio el 2 de mayo'],
  },
};

const cases = Object.values(told).flatMap(({ openings, lists, facts }) =>
  openings.flatMap((opening) =>
    lists.flatMap((list) =>
      facts.map((fact) => ({
        prompt: [opening, list, fact].filter(Boolean).join('. '),
        said: [list, fact].join(' '),
      })),
    ),
  ),
);

/** Numbers, and words that aren't small ones. */
const isContent = (word: string): boolean => /^\d+$|^\p{L}{4,}$/u.test(word);

describe('a page of any source', () => {
  it('has the facts that the prompt tells behind its opening', () => {
    for (const { prompt, said } of sample(cases, 8)) {
      const content = composedContent(prompt, '2026-11-22');
      if (!content) throw new Error(`no page: ${prompt}`);
      const words = new Set(tokenize(wordsOnPage(content).replaceAll('\\', '')).map(({ folded }) => folded));
      const lost = tokenize(said).filter(({ folded }) => isContent(folded) && !words.has(folded));
      expect(
        lost.map(({ text }) => text),
        prompt,
      ).toEqual([]);
    }
  });
});

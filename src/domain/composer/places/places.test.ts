import { describe, expect, it } from 'vitest';
import type { Block } from '../../content/blocks/blocks.ts';
import type { DocumentContent } from '../../content/document-content.ts';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { type AskedPlace, findPlaces } from './find-places.ts';
import { withPlaces } from './with-places.ts';

const sure = (language: ReaderLanguage, text: string): AskedPlace[] =>
  findPlaces(text, language).flatMap(({ isSure, places }) => (isSure ? places : []));
const column = (label: string): AskedPlace => ({ type: 'column', label });
const space = (label: string): AskedPlace => ({ type: 'space', label });

describe('places to write on', () => {
  it.each([
    ['en', 'porch rota with a deposit column', [column('deposit')]],
    [
      'en',
      'porch rota, columns: wanted, found, initials',
      [column('wanted'), column('found'), column('initials')],
    ],
    [
      'en',
      'porch rota with columns for condition and who has it',
      [column('condition'), column('who has it')],
    ],
    ['en', 'porch rota with a column for remarks, Ida on Mondays', [column('remarks')]],
    [
      'en',
      'porch rota with columns: name, phone, and a signature line at the bottom',
      [column('name'), column('phone'), { type: 'signature' }],
    ],
    ['en', 'porch rota, columns: name and signature', [column('name'), column('signature')]],
    ['en', 'porch rules, room for notes at the bottom', [space('notes')]],
    ['en', 'porch rota, a box to tick next to each', [{ type: 'ticks' }]],
    ['en', 'porch diary with lines to write on', [{ type: 'lines' }]],
    ['en', 'porch agreement, signature line at the end', [{ type: 'signature' }]],
    ['en', 'porch keys. space for signature, name, time', [{ type: 'signature', beside: ['name', 'time'] }]],
    ['de', 'Dienstplan mit Telefonspalte und Platz für Notizen', [column('Telefon'), space('Notizen')]],
    [
      'fr',
      'planning avec une colonne pour le téléphone et un espace pour les remarques',
      [column('téléphone'), space('remarques')],
    ],
    ['es', 'lista de turnos con columnas para estado y fecha', [column('estado'), column('fecha')]],
    ['it', 'turni con spazio per le note in fondo', [space('note')]],
    ['nl', 'rooster met een kolom voor telefoon', [column('telefoon')]],
    ['pl', 'lista dyżurów z kolumną na telefon', [column('telefon')]],
    ['pt', 'escala com espaço para observações', [space('observações')]],
    ['ja', '当番表、備考欄付き', [space('備考')]],
    ['zh', '值班表，有备注栏', [space('备注')]],
  ] as const)('are asked for: %s %s', (language, text, places) =>
    expect(sure(language, text)).toEqual(places),
  );

  it.each([
    'write a column for the village paper',
    'porch with room for 20 people',
    'barn party with space for dancing',
    'porch report in two columns',
    'bring your lunch box to sign the wall',
    'sticky notes in sticking-out colors',
  ])("aren't asked for by what a page tells: %s", (text) => expect(sure('en', text)).toEqual([]));
});

const list: Block = { type: 'list', items: [{ text: 'Sweep the porch' }] };
const table: Block = {
  type: 'table',
  table: { head: ['', ''], rows: [['Porch', 'Ida']], align: ['left', 'right'] },
};

const pageOf = (blocks: readonly Block[], kind = 'checklist'): DocumentContent => ({
  schema: 1,
  title: 'Porch',
  kind,
  language: 'en',
  look: {
    format: 'a4',
    orientation: 'portrait',
    direction: 'editorial',
    theme: 'light',
    accent: '#2b5f75',
    tokens: {},
    seed: 1,
  },
  head: {},
  pages: [{ layout: 'article', title: 'Porch', blocks: [...blocks] }],
});
const blocksWith = (
  blocks: readonly Block[],
  asked: readonly AskedPlace[],
  isOwn = true,
  kind = 'checklist',
) => {
  const [page] = withPlaces(pageOf(blocks, kind), asked, 'en', isOwn).pages;
  return page && 'blocks' in page ? page.blocks : [];
};

describe('a page', () => {
  it('has boxes in its list and columns in its table', () => {
    expect(blocksWith([list], [{ type: 'ticks' }])).toMatchObject([{ items: [{ checked: false }] }]);
    expect(blocksWith([table], [column('days'), { type: 'initials' }, { type: 'ticks' }])).toMatchObject([
      { table: { head: ['', '', 'Days', 'Initials', 'Done'], rows: [['Porch', 'Ida', '', '', '']] } },
    ]);
  });

  it('has a table of a list that needs more than boxes', () => {
    expect(blocksWith([list], [{ type: 'initials' }])).toMatchObject([
      { type: 'table', table: { head: ['', 'Initials'], rows: [['Sweep the porch', '']] } },
    ]);
  });

  it('has a table to fill in if it tells no rows, in place of the one of a document', () => {
    const asked = [column('name'), column('date')];
    expect(blocksWith([], asked)).toMatchObject([{ table: { head: ['Name', 'Date'] } }]);
    expect(blocksWith([list, table], asked, false)).toMatchObject([
      list,
      { table: { head: ['Name', 'Date'] } },
    ]);
  });

  it.each(['I need slots for', 'Please leave lines for'])(
    'has as many rows to sign as each of its groups asks for, in place of the table of a document: %s',
    (words) => {
      const groups: Block = { type: 'list', items: [{ text: 'Salads (2)' }, { text: 'Drinks (1)' }] };
      const asked: Block = { type: 'heading', level: 2, text: words };
      expect(blocksWith([asked, groups, table], [column('name')], false)).toMatchObject([
        {
          table: {
            head: ['', 'Name'],
            rows: [
              ['**Salads (2)**', ''],
              ['', ''],
              ['**Drinks (1)**', ''],
            ],
          },
        },
      ]);
      const people: Block = { type: 'list', items: [{ text: 'Ida (9)' }, { text: 'Tom' }] };
      expect(blocksWith([people], [column('name')])).toMatchObject([
        {
          table: {
            rows: [
              ['Ida (9)', ''],
              ['Tom', ''],
            ],
          },
        },
      ]);
    },
  );

  it('has named spaces and lines at its end, a form those of its own', () => {
    expect(blocksWith([list], [space('notes'), { type: 'lines' }])).toMatchObject([
      list,
      { table: { head: ['Notes'] } },
      { table: { head: [''] } },
    ]);
    expect(blocksWith([], [space('notes')], true, 'form').map(({ type }) => type)).toEqual([
      'paragraph',
      'divider',
      'divider',
      'divider',
    ]);
  });

  it('is signed once', () => {
    const signature: AskedPlace = { type: 'signature', beside: ['name'] };
    const [signed] = blocksWith([], [signature]);
    expect(signed).toMatchObject({ items: [{ name: 'Signature' }, { name: 'Name' }] });
    const host: Block = { type: 'signatures', items: [{ name: 'Host' }] };
    expect(blocksWith([host], [signature])).toMatchObject([{ items: [{ name: 'Host' }, { name: 'Name' }] }]);
  });
});

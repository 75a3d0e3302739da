import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: 'Handmatig',
  brandDone: (name) => `${name} is opgeslagen.`,
  brandFromSite: 'Van een website',
  brandText: 'Uw logo, kleuren en lettertypen, voor alle nieuwe documenten.',
  brandTitle: 'Voeg uw merk toe',
  modelConnect: 'Aanbieder koppelen',
  modelDone: (name) => `${name} is klaar voor gebruik.`,
  modelLocal: 'Een model op deze server draaien',
  modelText:
    'Het schrijft volledige teksten uit een paar woorden. Zonder model werkt de ingebouwde composer met sjablonen.',
  modelTitle: 'Koppel een model',
  pageText: 'Beschrijf die in één regel of begin met een van deze:',
  pageTitle: 'Maak uw eerste pagina',
  skip: 'Overslaan',
  title: 'Welkom bij Octavo',
};

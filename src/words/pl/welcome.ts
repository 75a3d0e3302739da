import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: 'Ręcznie',
  brandDone: (name) => `Zapisano: ${name}.`,
  brandFromSite: 'Ze strony internetowej',
  brandText: 'Twoje logo, kolory i czcionki we wszystkich nowych dokumentach.',
  brandTitle: 'Dodaj swoją markę',
  modelConnect: 'Połącz dostawcę',
  modelDone: (name) => `${name} jest gotowy.`,
  modelLocal: 'Uruchom model na tym serwerze',
  modelText:
    'Pisze całe teksty na podstawie kilku słów. Bez niego wbudowany kompozytor korzysta z szablonów.',
  modelTitle: 'Połącz model',
  pageText: 'Opisz ją w jednej linijce albo zacznij od jednej z tych propozycji:',
  pageTitle: 'Utwórz pierwszą stronę',
  skip: 'Pomiń',
  title: 'Witamy w Octavo',
};

import type { ReadingLanguage } from '../reading/language.ts';

interface OnePagerWords {
  readonly organisation: string;
  readonly headline: string;
  readonly what: string;
  readonly detail: string;
  /** Titles of what such a page needs, with the question that each answers. */
  readonly open: readonly (readonly [title: string, question: string])[];
  readonly action: string;
  readonly contact: string;
  readonly ask: string;
}

export const onePagerWords: Record<ReadingLanguage, OnePagerWords> = {
  en: {
    organisation: 'Your organisation',
    headline: 'Your headline',
    what: 'What it is, in two sentences',
    detail: 'In detail',
    open: [
      ['Why', 'What problem do you solve?'],
      ['How', 'How does it work?'],
      ['What next', 'What happens next?'],
    ],
    action: 'Let us show you more',
    contact: 'Your contact details',
    ask: 'Asked for',
  },
  de: {
    organisation: 'Ihre Organisation',
    headline: 'Ihre Überschrift',
    what: 'Worum es geht, in zwei Sätzen',
    detail: 'Im Einzelnen',
    open: [
      ['Warum', 'Welches Problem lösen Sie?'],
      ['Wie', 'Wie funktioniert es?'],
      ['Wie weiter', 'Was geschieht als Nächstes?'],
    ],
    action: 'Sprechen Sie uns an',
    contact: 'Ihre Kontaktdaten',
    ask: 'Gesucht',
  },
  fr: {
    organisation: 'Votre organisation',
    headline: 'Votre titre',
    what: 'De quoi il s’agit, en deux phrases',
    detail: 'En détail',
    open: [
      ['Pourquoi', 'Quel problème résolvez-vous ?'],
      ['Comment', 'Comment cela fonctionne-t-il ?'],
      ['Et ensuite', 'Que se passe-t-il ensuite ?'],
    ],
    action: 'Parlons-en',
    contact: 'Vos coordonnées',
    ask: 'Recherché',
  },
  es: {
    organisation: 'Su organización',
    headline: 'Su titular',
    what: 'De qué se trata, en dos frases',
    detail: 'En detalle',
    open: [
      ['Por qué', '¿Qué problema resuelve?'],
      ['Cómo', '¿Cómo funciona?'],
      ['Qué sigue', '¿Qué pasa después?'],
    ],
    action: 'Hable con nosotros',
    contact: 'Sus datos de contacto',
    ask: 'Se busca',
  },
};

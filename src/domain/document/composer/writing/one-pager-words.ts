import type { ReadingLanguage } from '../reading/language.ts';

interface OnePagerWords {
  readonly organisation: string;
  readonly headline: string;
  readonly what: string;
  readonly detail: string;
  readonly contact: string;
  readonly ask: string;
}

export const onePagerWords: Record<ReadingLanguage, OnePagerWords> = {
  en: {
    organisation: 'Your organisation',
    headline: 'Your headline',
    what: 'What it is, in two sentences',
    detail: 'In detail',
    contact: 'Your contact details',
    ask: 'Asked for',
  },
  de: {
    organisation: 'Ihre Organisation',
    headline: 'Ihre Überschrift',
    what: 'Worum es geht, in zwei Sätzen',
    detail: 'Im Einzelnen',
    contact: 'Ihre Kontaktdaten',
    ask: 'Gesucht',
  },
  fr: {
    organisation: 'Votre organisation',
    headline: 'Votre titre',
    what: 'De quoi il s’agit, en deux phrases',
    detail: 'En détail',
    contact: 'Vos coordonnées',
    ask: 'Recherché',
  },
  es: {
    organisation: 'Su organización',
    headline: 'Su titular',
    what: 'De qué se trata, en dos frases',
    detail: 'En detalle',
    contact: 'Sus datos de contacto',
    ask: 'Se busca',
  },
};

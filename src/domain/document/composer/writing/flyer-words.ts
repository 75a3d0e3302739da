import type { ReadingLanguage } from '../reading/language.ts';

interface FlyerWords {
  readonly when: string;
  readonly every: string;
  readonly time: string;
  readonly where: string;
  readonly price: string;
  readonly from: string;
  readonly until: string;
  readonly offer: string;
  readonly goodToKnow: string;
  readonly date: string;
  readonly place: string;
  readonly host: string;
  readonly house: string;
  readonly contact: string;
  /** Used in place of the English copy of an occasion. */
  readonly tagline: string | null;
  readonly action: string | null;
}

export const flyerWords: Record<ReadingLanguage, FlyerWords> = {
  en: {
    when: 'When',
    every: 'Every',
    time: 'Time',
    where: 'Where',
    price: 'Price',
    from: 'From',
    until: 'Until',
    offer: 'Offer',
    goodToKnow: 'Good to know',
    date: 'Date and time',
    place: 'Place',
    host: 'Your name',
    house: 'Restaurant name',
    contact: 'Your contact details',
    tagline: null,
    action: null,
  },
  de: {
    when: 'Wann',
    every: 'Jeden',
    time: 'Uhrzeit',
    where: 'Wo',
    price: 'Preis',
    from: 'Ab',
    until: 'Bis',
    offer: 'Angebot',
    goodToKnow: 'Gut zu wissen',
    date: 'Datum und Uhrzeit',
    place: 'Ort',
    host: 'Ihr Name',
    house: 'Name des Lokals',
    contact: 'Ihre Kontaktdaten',
    tagline: 'Sie sind herzlich eingeladen.',
    action: 'Wir freuen uns auf Sie',
  },
  fr: {
    when: 'Quand',
    every: 'Chaque',
    time: 'Heure',
    where: 'Où',
    price: 'Prix',
    from: 'Dès le',
    until: 'Jusqu’au',
    offer: 'Offre',
    goodToKnow: 'Bon à savoir',
    date: 'Date et heure',
    place: 'Lieu',
    host: 'Votre nom',
    house: 'Nom du restaurant',
    contact: 'Vos coordonnées',
    tagline: 'Vous êtes les bienvenus.',
    action: 'Au plaisir de vous voir',
  },
  es: {
    when: 'Cuándo',
    every: 'Cada',
    time: 'Hora',
    where: 'Dónde',
    price: 'Precio',
    from: 'Desde',
    until: 'Hasta',
    offer: 'Oferta',
    goodToKnow: 'Conviene saber',
    date: 'Fecha y hora',
    place: 'Lugar',
    host: 'Su nombre',
    house: 'Nombre del restaurante',
    contact: 'Sus datos de contacto',
    tagline: 'Están todos invitados.',
    action: 'Les esperamos',
  },
};

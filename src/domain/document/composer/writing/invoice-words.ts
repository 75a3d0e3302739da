import type { ReadingLanguage } from '../reading/language.ts';

interface InvoiceWords {
  readonly yourName: string;
  readonly yourAddress: string;
  readonly clientName: string;
  readonly number: string;
  readonly quoteNumber: string;
  readonly account: string;
  readonly accountLabel: string;
  readonly services: string;
  readonly discount: string;
  readonly paid: string;
  readonly tax: string;
  readonly included: (label: string) => string;
  readonly within: (days: number) => string;
  readonly atOnce: string;
  readonly thanks: string;
  readonly validity: string;
  readonly validUntil: string;
  readonly item: string;
  readonly total: string;
}

export const invoiceWords: Record<ReadingLanguage, InvoiceWords> = {
  en: {
    yourName: 'Your name',
    yourAddress: 'Your address',
    clientName: 'Client name',
    number: 'Invoice number',
    quoteNumber: 'Quote number',
    account: 'Your bank details',
    accountLabel: 'Account',
    services: 'Services',
    discount: 'Discount',
    paid: 'Already paid',
    tax: 'VAT',
    included: (label) => `${label}, included`,
    within: (days) => `Net ${days} days`,
    atOnce: 'On receipt',
    thanks: 'Thank you for your business.',
    validity: 'We look forward to working with you.',
    validUntil: 'Valid until',
    item: 'Describe your work here',
    total: 'Total',
  },
  de: {
    yourName: 'Ihr Name',
    yourAddress: 'Ihre Anschrift',
    clientName: 'Name des Kunden',
    number: 'Rechnungsnummer',
    quoteNumber: 'Angebotsnummer',
    account: 'Ihre Bankverbindung',
    accountLabel: 'Konto',
    services: 'Leistungen',
    discount: 'Rabatt',
    paid: 'Bereits bezahlt',
    tax: 'MwSt.',
    included: (label) => `${label}, enthalten`,
    within: (days) => `${days} Tage netto`,
    atOnce: 'Sofort',
    thanks: 'Vielen Dank für Ihren Auftrag.',
    validity: 'Wir freuen uns auf die Zusammenarbeit.',
    validUntil: 'Gültig bis',
    item: 'Hier Ihre Leistung beschreiben',
    total: 'Gesamtbetrag',
  },
  fr: {
    yourName: 'Votre nom',
    yourAddress: 'Votre adresse',
    clientName: 'Nom du client',
    number: 'Numéro de facture',
    quoteNumber: 'Numéro de devis',
    account: 'Vos coordonnées bancaires',
    accountLabel: 'Compte',
    services: 'Prestations',
    discount: 'Remise',
    paid: 'Déjà payé',
    tax: 'TVA',
    included: (label) => `${label}, incluse`,
    within: (days) => `${days} jours`,
    atOnce: 'À réception',
    thanks: 'Merci de votre confiance.',
    validity: 'Au plaisir de travailler avec vous.',
    validUntil: 'Valable jusqu’au',
    item: 'Décrivez votre prestation ici',
    total: 'Total',
  },
  es: {
    yourName: 'Su nombre',
    yourAddress: 'Su dirección',
    clientName: 'Nombre del cliente',
    number: 'Número de factura',
    quoteNumber: 'Número de presupuesto',
    account: 'Sus datos bancarios',
    accountLabel: 'Cuenta',
    services: 'Servicios',
    discount: 'Descuento',
    paid: 'Ya pagado',
    tax: 'IVA',
    included: (label) => `${label}, incluido`,
    within: (days) => `${days} días`,
    atOnce: 'Al contado',
    thanks: 'Gracias por su confianza.',
    validity: 'Será un placer trabajar con ustedes.',
    validUntil: 'Válido hasta',
    item: 'Describa aquí su servicio',
    total: 'Total',
  },
};

import type { ReadingLanguage } from '../reading/language.ts';

export interface RefineWords {
  readonly thanks: string;
  readonly thanksForInvoice: string;
  readonly thanksForPage: string;
  readonly note: string;
}

export const refineWords: Record<ReadingLanguage, RefineWords> = {
  en: {
    thanks: 'Thank you',
    thanksForInvoice:
      'Thank you for your trust. It was a pleasure to work with you, and we look forward to the next time.',
    thanksForPage: 'Thank you for your time. We are glad to hear from you.',
    note: 'Note',
  },
  de: {
    thanks: 'Vielen Dank',
    thanksForInvoice:
      'Vielen Dank für Ihr Vertrauen. Die Zusammenarbeit war uns eine Freude; wir freuen uns auf die nächste.',
    thanksForPage: 'Vielen Dank für Ihre Zeit. Wir freuen uns, von Ihnen zu hören.',
    note: 'Hinweis',
  },
  fr: {
    thanks: 'Merci',
    thanksForInvoice:
      'Merci de votre confiance. Ce fut un plaisir de travailler avec vous, et nous nous réjouissons de la suite.',
    thanksForPage: 'Merci de votre attention. Nous serons heureux de vous lire.',
    note: 'Remarque',
  },
  es: {
    thanks: 'Gracias',
    thanksForInvoice:
      'Gracias por su confianza. Ha sido un placer trabajar con ustedes y esperamos la próxima ocasión.',
    thanksForPage: 'Gracias por su tiempo. Nos alegrará saber de ustedes.',
    note: 'Nota',
  },
};

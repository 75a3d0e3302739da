import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Generaties deze maand. Opent uw abonnement.',
  downloadFailed: 'Downloaden mislukt',
  fileDenied: 'Toegang geweigerd. Laad de pagina opnieuw en probeer het nog eens.',
  fileGone: 'PDF-bestand niet gevonden. Het document is misschien verwijderd.',
  fileNoLonger: 'Het document is niet meer beschikbaar. Laad de pagina opnieuw en probeer het nog eens.',
  fileNotYet: 'PDF niet beschikbaar',
  fileNotYetText: 'Het document wordt misschien nog verwerkt. Probeer het zo nog eens.',
  generations: { one: '# generatie', other: '# generaties' },
  generationsOf: (used, limit) => `${used} van ${limit} generaties`,
  notInPlan: 'Niet inbegrepen in uw abonnement',
  printBlocked: 'Het afdrukvenster is geblokkeerd. Sta pop-ups toe voor deze site en probeer het opnieuw.',
  printPage: (page) => `Pagina ${page}`,
  printPreparing: 'PDF wordt voorbereid…',
  printWarning: 'Afdrukken niet mogelijk',
  seePlans: 'Abonnementen bekijken',
};

import type { CardWords } from './card-words.ts';

export const german: CardWords = {
  toward:
    'vorstellungsgespräch, bewerbungsgespräch, gespräch, interview, suche, suchen, sucht, gesucht, stelle, stellen, bewerbung, bewerben, bewerbe, arbeit, ausbildung, einstieg, job, besucher, gäste, kunden, mitglieder, eltern, helfer, freiwillige, teilnehmer, anfänger, organisation, planung, vorbereitung, eröffnung, gründung, durchführung, start, idee, leitung, betrieb',
  behind: 'gesucht, benötigt, stelle, position, job, nächsten, nächste, nächstes, kommenden',
  an: 'ein, eine, einen, einem, einer, eines',
  applying: '',
  and: 'und, oder, sowie, &',
  plurals: '',
  isHeadFirst: false,
  isCompounding: true,
};

import type { CardWords } from './card-words.ts';

export const french: CardWords = {
  toward:
    'recherche, recherchons, recherchent, cherche, cherchons, cherchent, recrute, recrutons, recrutement, embauche, poste, emploi, offre, travail, métier, stage, candidature, postuler, visiteurs, clients, parents, membres, bénévoles, participants, ouverture, organisation, organiser, préparation, préparer, lancement, création, ouvrir, projet, idée',
  behind: '',
  an: 'un, une, des',
  applying: '',
  and: 'et, ou, &',
  plurals: '',
  isHeadFirst: true,
  isCompounding: false,
};

import type { CardWords } from './card-words.ts';

export const spanish: CardWords = {
  toward:
    'busco, busca, buscamos, buscan, necesito, necesitamos, contratar, contratamos, puesto, empleo, trabajo, oferta, vacante, plaza, candidatura, solicitud, visitantes, clientes, padres, socios, voluntarios, participantes, apertura, organización, organizar, preparación, preparar, abrir, montar, creación, proyecto, idea',
  behind: '',
  an: 'un, una, unos, unas',
  applying: '',
  and: 'y, e, o, u, &',
  plurals: '',
  isHeadFirst: true,
  isCompounding: false,
};

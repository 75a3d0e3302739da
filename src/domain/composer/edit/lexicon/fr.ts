import type { EditWords } from './edit-words.ts';

export const french: EditWords = {
  cased:
    'HT, TVA, TTC, PDF, RSVP, SIRET, SIREN, IBAN, BIC, TV, DJ, VIP, SNCF, RATP, EHPAD, CDI, CDD, PME, ONG, USB, WC, HLM, BTS, EDF, CAF, RER, TGV, DVD, CD, Noël, Pâques',
  uncapped: null,
  secrets: 'mdp, mot de passe, code, identifiant, login, wifi, réseau',
  generic:
    'mairie, fêtes, polyvalente, petit, petite, grand, grande, vieux, vieille, commune, communale, municipale, principal, principale, sportif, sport, sports, jeux, marché, village, ville, quartier, centre, gare, église, école, poste, port, parking, terrasse',
  calls: 'appeler, appelez, contacter, contactez, contact, tél, téléphone, inscriptions auprès de, joindre',
  saints: 'saint, sainte',
  languages: '',
  days: '',
  unsureDays: '',
  asides: {
    makes:
      "fais-le, faites-le, fais en sorte, faites en sorte, rends-le, je veux que, je voudrais que, j’aimerais que, j'aimerais que, il faut que ce soit, que ce soit, quelque chose de, laisse de la place, laissez de la place, pas trop",
    produces:
      "on l’imprimera, on l'imprimera, je l’imprime, je l'imprime, on l'imprime, à imprimer, on va l'afficher, on l'affichera, à plastifier, tu peux mettre, vous pouvez mettre, tu peux ajouter",
    needs: "j’en ai besoin, j'en ai besoin, j'ai besoin de ça, je ne suis pas sûr, je ne sais pas encore",
    tails:
      "si possible, si tu peux, si vous pouvez, s'il te plaît, s’il te plaît, stp, ou autre, comme tu veux, au fait",
    asks: 'peux-tu, pouvez-vous, tu peux, pourrais-tu, pourriez-vous',
    texts: 'texte, police, page, mise en page, image, images, logo, titre, orthographe, couleurs',
    thanks: "merci, merci d'avance, merci d’avance, merci beaucoup, un grand merci, svp, stp",
  },
};

import type { WriterWords } from './writer-words.ts';

export const french: WriterWords = {
  parts:
    'graphique, graphiques, courbe, camembert, tableau, tableaux, matrice, grille, ligne, lignes, colonne, colonnes, titre, titres, intertitres, section, sections, liste, encadré, encadrés, pied de page, en-tête, marge, page, pages, diapo, diapos, puces, légende, police, impression, feuille, mise en page, code couleur, couleur par, une couleur, lettres, majuscules, gras, italique, notes, version, copie, vide, vides, vierge, vierges, blanc, emplacement, emplacements, espace, place, modèle, texte, recto, verso, en haut, en bas, devant, dos',
  sums: 'additionner, additionne, additionnez, calculer, calcule, calculez, fais le total, faites le total, faire le total, total, totaux, sous-total, sous-totaux, somme, sommes, le reste, ce qui reste, solde, moyenne',
  shown:
    'ressortir, ressorte, ressortent, sauter aux yeux, saute aux yeux, bien visible, bien visibles, visible, visibles, voyant, gros, grosse, grosses, grand, grands, énorme, en évidence, mettre en avant, mets en avant, surligné, souligné, gras, lisible, lisibles, se voie, se voit',
  told: 'mentionner, mentionne, mentionnez, parler, parle, parlez, dire, dis, dites, écrire, écris, écrivez, citer, cite, mettre, mets, mettez, indiquer, évoquer, inventer, invente, inventez, ajouter, afficher',
  wished:
    "bienvenu, bienvenue, bienvenus, bienvenues, serait bien, serait top, serait sympa, serait parfait, ce serait bien, svp, stp, s’il te plaît, s'il te plaît, s’il vous plaît, s'il vous plaît, merci, si possible, idéalement, de préférence, il faut, faut, doit, doivent, je veux, je voudrais, ok",
  refusals:
    "ne pas mentionner, ne mentionne pas, ne mentionnez pas, ne pas en parler, n’en parle pas, n'en parle pas, n’en parlez pas, n'en parlez pas, ne pas évoquer, n’évoque pas, n'évoque pas, n’évoquez pas, n'évoquez pas, sans mentionner, ne pas imprimer, à ne pas mettre, à ne pas mentionner, surtout ne pas mentionner",
  pronouns: 'nulle part, du tout, le, la, les, ça, cela, en',
};

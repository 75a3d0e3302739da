import type { words as english } from '../en/findings.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  clipped: '{px} px du texte sont coupés dans {name}, page {page}.',
  coarsePicture:
    'Une image a {found} pixels par pouce, moins que les {wanted} nécessaires à l’impression, dans {name}, page {page}.',
  contrast:
    '« {words} » dans {name}, page {page}, a un contraste de {ratio} : 1 ; cette taille demande {needed} : 1.',
  contrastMany:
    '« {words} » (et {count} autres) dans {name}, page {page}, a un contraste de {ratio} : 1 ; cette taille demande {needed} : 1.',
  contrastOnPicture:
    '« {words} » dans {name}, page {page}, a un contraste de {ratio} : 1 avec l’image ou le dégradé derrière ; cette taille demande {needed} : 1.',
  contrastUnknown:
    '« {words} » dans {name}, page {page}, est rempli d’une image ; son contraste ne peut pas être mesuré.',
  covered: '« {words} » dans {name}, page {page}, est caché par {other}.',
  drawingUndescribed: 'Un dessin n’a pas de description dans {name}, page {page}.',
  emptyPage: 'La page {page} est vide : elle n’a ni texte ni image.',
  glyphMissing:
    'Aucune police de la page ne contient {characters} dans {name}, page {page} : une police de cet appareil ou une case vide s’affiche.',
  headingOrder: 'Un titre de niveau {level} suit un titre de niveau {before} dans {name}, page {page}.',
  ornamentFragment: 'Seul un fragment d’ornement apparaît dans {name}, page {page}.',
  ornamentHit: '« {words} » dans {name}, page {page}, touche un ornement.',
  overlapBlocks: '{name} recouvre {other} de {px} px, page {page}.',
  overlapWithin: '« {words} » recouvre « {others} » de {px} px dans {name}, page {page}.',
  pictureInMargin: 'Une image déborde de {px} px dans la marge basse de la page {page}, dans {name}.',
  picturePastFoot: 'Une image dépasse de {px} px le bas de la page {page}, dans {name}.',
  picturePastHead: 'Une image dépasse de {px} px le haut de la page {page}, dans {name}.',
  picturePastLeft: 'Une image dépasse de {px} px le bord gauche de la page {page}, dans {name}.',
  picturePastRight: 'Une image dépasse de {px} px le bord droit de la page {page}, dans {name}.',
  pictureUndescribed: 'Une image n’a pas de description dans {name}, page {page}.',
  textInMargin: 'Du texte déborde de {px} px dans la marge basse de la page {page}, dans {name}.',
  textPastFoot: 'Du texte dépasse de {px} px le bas de la page {page}, dans {name}.',
  textPastHead: 'Du texte dépasse de {px} px le haut de la page {page}, dans {name}.',
  textPastLeft: 'Du texte dépasse de {px} px le bord gauche de la page {page}, dans {name}.',
  textPastRight: 'Du texte dépasse de {px} px le bord droit de la page {page}, dans {name}.',
  wrongSum: '« {label} » dans {name}, page {page}, indique {printed}, mais les chiffres donnent {sum}.',
  fix_alt_text: 'La décrit par sa légende ou par le nom de son bloc.',
  fix_clipping: 'Le libère de sa place fixe, ou le poursuit sur une autre page.',
  fix_contrast: 'Lui donne une couleur lisible de la page.',
  fix_empty_page: 'Supprime la page.',
  fix_heading_order: 'Donne au titre le niveau qui suit le précédent.',
  fix_image_resolution: 'Réduit l’image pour qu’elle s’imprime nettement.',
  fix_overflow: 'Le libère de sa place fixe, ou le poursuit sur une autre page.',
  fix_overlap: 'Le libère de sa place fixe, ou le déplace sur une autre page.',
  emptyArea: '{percent} % de la page {page} sont vides à un endroit.',
  emptyLastPage: 'La page {page}, la dernière, n’est remplie qu’à {percent} %.',
  narrowColumn:
    '« {words} » dans {name}, page {page}, se trouve dans une colonne trop étroite pour être lue.',
  loneLine: 'La dernière ligne de {name} est seule sur la page {page}.',
  loneRow: 'La dernière ligne du tableau de {name} est seule sur la page {page}.',
  fix_empty_area: 'Resserre un peu le document pour qu’il finisse une page plus tôt.',
  fix_sliver: 'Lui donne plus de largeur ou resserre un peu le document.',
};

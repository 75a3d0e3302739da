import type { words as english } from '../en/findings.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  clipped: 'Se cortan {px} px del texto en {name}, página {page}.',
  coarsePicture:
    'Una imagen tiene {found} píxeles por pulgada, menos de los {wanted} que se imprimen bien, en {name}, página {page}.',
  contrast:
    '«{words}» en {name}, página {page}, tiene un contraste de {ratio} : 1; este tamaño necesita {needed} : 1.',
  contrastMany:
    '«{words}» (y {count} más) en {name}, página {page}, tiene un contraste de {ratio} : 1; este tamaño necesita {needed} : 1.',
  contrastOnPicture:
    '«{words}» en {name}, página {page}, tiene un contraste de {ratio} : 1 con la imagen o el degradado de detrás; este tamaño necesita {needed} : 1.',
  contrastUnknown:
    '«{words}» en {name}, página {page}, está relleno con una imagen, así que su contraste no se puede medir.',
  covered: '«{words}» en {name}, página {page}, queda tapado por {other}.',
  drawingUndescribed: 'Un dibujo no tiene descripción en {name}, página {page}.',
  emptyPage: 'La página {page} está vacía: no tiene texto ni imágenes.',
  glyphMissing:
    'Ninguna fuente de la página tiene {characters} en {name}, página {page}: se dibuja con una fuente de este equipo o como un recuadro vacío.',
  headingOrder: 'Un título de nivel {level} sigue a uno de nivel {before} en {name}, página {page}.',
  ornamentFragment: 'Solo se ve un fragmento de un adorno en {name}, página {page}.',
  ornamentHit: '«{words}» en {name}, página {page}, choca con un adorno.',
  overlapBlocks: '{name} se superpone {px} px a {other} en la página {page}.',
  overlapWithin: '«{words}» se superpone {px} px a «{others}» en {name}, página {page}.',
  pictureInMargin: 'Una imagen invade {px} px del margen inferior de la página {page}, en {name}.',
  picturePastFoot: 'Una imagen sobresale {px} px por debajo de la página {page}, en {name}.',
  picturePastHead: 'Una imagen sobresale {px} px por encima de la página {page}, en {name}.',
  picturePastLeft: 'Una imagen sobresale {px} px por la izquierda de la página {page}, en {name}.',
  picturePastRight: 'Una imagen sobresale {px} px por la derecha de la página {page}, en {name}.',
  pictureUndescribed: 'Una imagen no tiene descripción en {name}, página {page}.',
  textInMargin: 'El texto invade {px} px del margen inferior de la página {page}, en {name}.',
  textPastFoot: 'El texto sobresale {px} px por debajo de la página {page}, en {name}.',
  textPastHead: 'El texto sobresale {px} px por encima de la página {page}, en {name}.',
  textPastLeft: 'El texto sobresale {px} px por la izquierda de la página {page}, en {name}.',
  textPastRight: 'El texto sobresale {px} px por la derecha de la página {page}, en {name}.',
  wrongSum: '«{label}» en {name}, página {page}, es {printed}, pero las cifras suman {sum}.',
  fix_alt_text: 'La describe con su pie o con el nombre de su bloque.',
  fix_clipping: 'Lo libera de un lugar fijo o lo continúa en otra página.',
  fix_contrast: 'Le da un color legible de la página.',
  fix_empty_page: 'Elimina la página.',
  fix_heading_order: 'Da al título el nivel que sigue al anterior.',
  fix_image_resolution: 'Reduce la imagen para que se imprima nítida.',
  fix_overflow: 'Lo libera de un lugar fijo o lo continúa en otra página.',
  fix_overlap: 'Lo libera de un lugar fijo o lo mueve a otra página.',
  emptyArea: 'El {percent} % de la página {page} está vacío en un mismo lugar.',
  emptyLastPage: 'La página {page}, la última, está llena solo al {percent} %.',
  narrowColumn: '«{words}» en {name}, página {page}, está en una columna demasiado estrecha para leerse.',
  loneLine: 'La última línea de {name} queda sola en la página {page}.',
  loneRow: 'La última fila de {name} queda sola en la página {page}.',
  fix_empty_area: 'Ajusta un poco el documento para que termine una página antes.',
  fix_sliver: 'Le da más ancho o ajusta un poco el documento.',
};

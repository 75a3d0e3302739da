import type { words as english } from '../en/findings.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  clipped: '{px} px do texto estão cortados em {name}, página {page}.',
  coarsePicture:
    'Uma imagem tem {found} pixels por polegada, menos que os {wanted} que imprimem bem, em {name}, página {page}.',
  contrast:
    '“{words}” em {name}, página {page}, tem contraste de {ratio} : 1; este tamanho precisa de {needed} : 1.',
  contrastMany:
    '“{words}” (e mais {count}) em {name}, página {page}, tem contraste de {ratio} : 1; este tamanho precisa de {needed} : 1.',
  contrastOnPicture:
    '“{words}” em {name}, página {page}, tem contraste de {ratio} : 1 com a imagem ou o degradê atrás; este tamanho precisa de {needed} : 1.',
  contrastUnknown:
    '“{words}” em {name}, página {page}, é preenchido com uma imagem, então o contraste não pode ser medido.',
  covered: '“{words}” em {name}, página {page}, está coberto por {other}.',
  drawingUndescribed: 'Um desenho não tem descrição em {name}, página {page}.',
  emptyPage: 'A página {page} está vazia: não tem texto nem imagem.',
  glyphMissing:
    'Nenhuma fonte da página tem {characters} em {name}, página {page}: aparece uma fonte deste dispositivo ou um quadro vazio.',
  headingOrder: 'Um título de nível {level} vem depois de um de nível {before} em {name}, página {page}.',
  ornamentFragment: 'Só aparece um fragmento de um ornamento em {name}, página {page}.',
  ornamentHit: '“{words}” em {name}, página {page}, encosta em um ornamento.',
  overlapBlocks: '{name} fica {px} px sobre {other} na página {page}.',
  overlapWithin: '“{words}” fica {px} px sobre “{others}” em {name}, página {page}.',
  pictureInMargin: 'Uma imagem avança {px} px na margem inferior da página {page}, em {name}.',
  picturePastFoot: 'Uma imagem passa {px} px do pé da página {page}, em {name}.',
  picturePastHead: 'Uma imagem passa {px} px do topo da página {page}, em {name}.',
  picturePastLeft: 'Uma imagem passa {px} px da borda esquerda da página {page}, em {name}.',
  picturePastRight: 'Uma imagem passa {px} px da borda direita da página {page}, em {name}.',
  pictureUndescribed: 'Uma imagem não tem descrição em {name}, página {page}.',
  textInMargin: 'O texto avança {px} px na margem inferior da página {page}, em {name}.',
  textPastFoot: 'O texto passa {px} px do pé da página {page}, em {name}.',
  textPastHead: 'O texto passa {px} px do topo da página {page}, em {name}.',
  textPastLeft: 'O texto passa {px} px da borda esquerda da página {page}, em {name}.',
  textPastRight: 'O texto passa {px} px da borda direita da página {page}, em {name}.',
  wrongSum: '“{label}” em {name}, página {page}, é {printed}, mas os números dão {sum}.',
  fix_alt_text: 'Descreve a imagem pela legenda ou pelo nome do bloco.',
  fix_clipping: 'Solta-o de um lugar fixo ou continua em outra página.',
  fix_contrast: 'Dá a ele uma cor legível da página.',
  fix_empty_page: 'Remove a página.',
  fix_heading_order: 'Dá ao título o nível que segue o anterior.',
  fix_image_resolution: 'Diminui a imagem para que ela imprima nítida.',
  fix_overflow: 'Solta-o de um lugar fixo ou continua em outra página.',
  fix_overlap: 'Solta-o de um lugar fixo ou move para outra página.',
  emptyArea: '{percent}% da página {page} está vazio em um só lugar.',
  emptyLastPage: 'A página {page}, a última, está apenas {percent}% cheia.',
  narrowColumn: '“{words}” em {name}, na página {page}, está em uma coluna estreita demais para ler.',
  loneLine: 'A última linha de {name} está sozinha na página {page}.',
  loneRow: 'A última linha da tabela de {name} está sozinha na página {page}.',
  fix_empty_area: 'Deixa o documento um pouco mais compacto, para terminar uma página antes.',
  fix_sliver: 'Dá mais largura ou deixa o documento um pouco mais compacto.',
};

import type { WriterWords } from './writer-words.ts';

export const portuguese: WriterWords = {
  parts:
    'gráfico, gráficos, tabela, tabelas, matriz, grade, grelha, linha, linhas, coluna, colunas, título, títulos, cabeçalho, cabeçalhos, secção, seção, seções, secções, lista, caixa, caixas, quadro, quadrinho, quadradinho, quadradinhos, rodapé, margem, página, páginas, slide, slides, diapositivo, diapositivos, marcadores, tópicos, legenda, letra, letras, maiúsculas, negrito, itálico, impressão, folha, layout, código de cores, cor por, uma cor, cores, notas, versão, cópia, em branco, vazio, vazia, vazios, vazias, espaço, espaços, modelo, texto, em cima, embaixo, em baixo, frente, verso',
  sums: 'somar, some, soma, somas, somem, calcular, calcule, calcula, total, totais, subtotal, subtotais, saldo, quanto sobra, o que sobra, quanto resta, o que resta, faça as contas, faz as contas, média',
  shown:
    'destacar, destaque, destaquem, destacado, em destaque, ressaltar, realçar, salte aos olhos, saltar à vista, chame a atenção, bem visível, visível, que se veja, que se leia, grande, grandes, bem grande, enorme, negrito, sublinhado, legível, claro',
  told: 'mencionar, mencione, menciones, dizer, diga, digas, falar, fale, fales, escrever, escreva, escrevas, citar, cite, colocar, coloque, pôr, ponha, incluir, inclua, inventar, invente, inventes',
  wished:
    'bem-vindo, bem-vindos, bem-vinda, bem-vindas, seria bom, seria ótimo, seria legal, por favor, obrigado, obrigada, se der, se possível, de preferência, tem que, têm que, precisa, precisam, deve, devem, quero, queria, gostaria, pode ser',
  refusals:
    'não mencionar, não mencione, não menciones, não mencionem, não o mencione, não cite, não citar, sem mencionar, não coloque isso, não ponha isso, não escreva isso, não escrevas isso',
  pronouns: 'em lado nenhum, em lugar nenhum, o, a, os, as, isso, isto, dele, dela, disso',
};

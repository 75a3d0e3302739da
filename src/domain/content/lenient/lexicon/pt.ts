import type { BillHeads } from './bill-heads.ts';

export const pt: BillHeads = {
  description: 'descrição, serviço, artigo, item, produto',
  quantity: 'quantidade, qtd, qtde, horas, dias',
  unit: 'unidade',
  rate: 'preço unitário, preço, valor unitário, tarifa, valor',
};

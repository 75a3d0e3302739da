import type { words as english } from '../en/welcome.ts';

export const words: typeof english = {
  brandByHand: 'Manualmente',
  brandDone: (name) => `${name} foi salvo.`,
  brandFromSite: 'De um site',
  brandText: 'Seu logotipo, suas cores e fontes, para todos os novos documentos.',
  brandTitle: 'Adicione sua marca',
  modelConnect: 'Conectar um provedor',
  modelDone: (name) => `${name} está pronto.`,
  modelLocal: 'Executar um neste servidor',
  modelText:
    'Ele escreve textos completos a partir de poucas palavras. Sem ele, o compositor integrado usa modelos prontos.',
  modelTitle: 'Conecte um modelo de IA',
  pageText: 'Descreva em uma linha ou comece com uma destas ideias:',
  pageTitle: 'Crie sua primeira página',
  skip: 'Pular',
  title: 'Boas-vindas ao Octavo',
};

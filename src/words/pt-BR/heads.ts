import type { words as english } from '../en/heads.ts';

export const words: typeof english = {
  aboutText:
    'O que é o Octavo: uma ferramenta de código aberto que escreve, diagrama e confere páginas inteiras.',
  homeText:
    'Transforme uma única linha em um documento pronto para usar e com a sua marca: faturas, cardápios, cartazes, relatórios e apresentações, em PDF.',
  loading: 'Carregando…',
  loadingAgain: 'Carregar de novo',
  loadingLate:
    'Está demorando mais que o normal. A conexão pode estar lenta ou algo está bloqueando os scripts desta página.',
  needsScripts:
    'O Octavo cria páginas com você no navegador e precisa de JavaScript para isso. Ative-o para este site e recarregue a página.',
  notFoundText: 'Não há nada neste endereço.',
  notFoundTitle: 'Página não encontrada',
  pricingText:
    'Os planos deste Octavo: o que cada um oferece, quantos documentos cria e guarda e quanto custa.',
  privacyText: 'O que esta instalação do Octavo armazena, onde e por quanto tempo.',
  shortcutsText: 'Todos os atalhos de teclado do Octavo, por tela.',
  templatesText:
    'Documentos prontos para adaptar: cartas, currículos, listas, cardápios, placas, slides e mais, em PDF.',
  termsText: 'As condições de uso desta instalação do Octavo.',
};

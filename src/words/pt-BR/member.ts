import type { words as english } from '../en/member.ts';

export const words: typeof english = {
  allowanceTitle: 'Gerações deste mês. Abre sua assinatura.',
  downloadFailed: 'Falha no download',
  fileDenied: 'Acesso negado. Recarregue a página e tente de novo.',
  fileGone: 'Arquivo PDF não encontrado. O documento talvez tenha sido excluído.',
  fileNoLonger: 'O documento não está mais disponível. Recarregue a página e tente de novo.',
  fileNotYet: 'PDF indisponível',
  fileNotYetText: 'O documento talvez ainda esteja sendo processado. Tente de novo em instantes.',
  generations: { one: '# geração', many: '# de gerações', other: '# gerações' },
  generationsOf: (used, limit) => `${used} de ${limit} gerações`,
  notInPlan: 'Não incluído no seu plano',
  printBlocked: 'A janela de impressão foi bloqueada. Permita pop-ups neste site e tente de novo.',
  printPage: (page) => `Página ${page}`,
  printPreparing: 'Preparando o PDF…',
  printWarning: 'Não foi possível imprimir',
  seePlans: 'Ver planos',
};

/** @type {typeof import('./en.mjs').words} */
export const words = {
  nodeTooOld: 'O Octavo precisa do Node {needed} ou posterior; este é o {found}. Baixe em {url}',
  npmMissing: 'O npm não foi encontrado. Ele vem com o Node: {url}',
  installFailed: 'Não foi possível instalar os pacotes: npm ci terminou com o código {code}.',
  nodeNotFetched: 'Não foi possível baixar o Node {version} pelo npm.',
  nodeUnusable: 'O Node {version} não roda nesta máquina ({platform}).',
  installing: 'Instalando pacotes (uma única vez, cerca de um minuto)',
  fetching: 'Baixando o Node {version}',
  waiting: 'Aguardando o processo {process}, que faz o mesmo',
  building: 'Compilando o aplicativo web',
  buildFailed: 'Não foi possível compilar o aplicativo web.',
  drawing: 'Criando as páginas de exemplo',
  drawingFailed: 'Não foi possível criar as páginas de exemplo.',
  notStarted: 'O Octavo não pôde iniciar: {problem}',
  notSetUp: 'O Octavo não pôde ser configurado: {problem}',
  done: 'pronto',
  failed: 'falhou',
};

import type { words as english } from '../en/start.ts';
import type { Plural } from '../plural.ts';

export const words: Readonly<Record<keyof typeof english, string | Plural>> = {
  settingsFaults: {
    one: 'Uma configuração precisa ser corrigida:',
    other: '# configurações precisam ser corrigidas:',
  },
  settingFault: '{variable}: {problem}. {fix}',
  notReadable: 'não pode ser lida',
  notWhole: 'não é um número inteiro de {least} a {most}',
  notMegabytes: 'não é um número inteiro de MB de {least} a {most}',
  neither: 'não é nem {one} nem {other}',
  notAnyOf: 'não é um de {choices}',
  notHost: 'não é um nome de host nem um endereço IP',
  notOrigin: 'não é um endereço http(s) sem caminho',
  notWebAddress: 'não é um endereço http(s)',
  notEmail: 'não é um endereço de e-mail',
  notMailbox: 'não é um endereço de e-mail, com ou sem um nome antes',
  notBeginning: 'não começa com {beginnings}',
  noFolder: 'não indica nenhuma pasta depois de file:',
  notDomains: 'contém algo que não é um domínio',
  notHostName: 'contém “{entry}”, que não é um nome de host sem porta',
  notNetwork: 'contém “{entry}”, que não é um endereço nem uma rede, nem loopback nem private',
  notRoles: 'não é uma lista de {choices}',
  notHostAndPort: 'contém “{entry}”, que não é host:port',
  notAlias: 'contém “{entry}”, que não é alias=provider:model com um provedor de {choices}',
  aliasTwice: 'indica o alias “{alias}” duas vezes',
  notImageModel: 'não é provider:model com um provedor de {choices}',
  notPrice: 'contém “{entry}”, que não é alias=input/output',
  missingBeside: 'está faltando, embora {given} esteja definida',
  missingForEngine: 'está faltando, embora OCTAVO_SEARCH seja {engine}',
  aliasOfUnset: 'atribui “{alias}” a {provider}, que não está configurado',
  imageOfUnset: 'indica {provider}, que não está configurado',
  aliasUnknown: 'indica “{alias}”, que não é um alias de OCTAVO_MODELS',
  fixExample: 'Defina como {example} ou deixe sem definir.',
  fixTogether: 'Defina {names} juntas, ou nenhuma delas.',
  fixSender: 'Defina o remetente dos e-mails, como {example}.',
  fixEngine: '{engine} precisa dela. Defina-a ou remova OCTAVO_SEARCH.',
  fixAlias: 'Defina {names} ou remova o alias.',
  fixProvider: 'Defina {names} ou deixe sem definir.',
  fixKnown: 'Indique um de {names} ou adicione-o a OCTAVO_MODELS.',
  ready: 'O Octavo está pronto em {url}',
  readyForJobs: 'O Octavo está pronto para executar tarefas',
  outboxLink: 'Os e-mails não são enviados; leia-os aqui: {link}',
  ownerLink: 'Entre com este link, uma única vez: {link}',
  stopped: 'O Octavo foi interrompido durante a inicialização.',
  unexpected:
    'O Octavo teve um erro inesperado e está sendo encerrado. Inicie-o de novo; o trabalho salvo está seguro.',
  notStarted: 'O Octavo não conseguiu iniciar: {problem} (mais com LOG_LEVEL=debug)',
  diskFull:
    'O disco que contém {folder} está cheio. Libere espaço ou defina {settings} com uma pasta em outro disco.',
  diskDenied:
    'O Octavo não consegue gravar em {folder}. Dê a este usuário acesso à pasta ou defina {settings} com outra.',
  diskReadOnly: '{folder} está em um disco somente leitura. Defina {settings} com uma pasta em outro disco.',
  folderIsFile:
    '{folder} é um arquivo, mas ali é preciso uma pasta. Mova-o ou defina {settings} com outra pasta.',
  alreadyRunning:
    'O Octavo já está em execução nesta pasta de dados (processo {process}, {url}). Encerre-o ou defina OCTAVO_DATA_DIR com outra pasta.',
  lockContended: 'Vários processos disputam o bloqueio {file}. Espere os outros iniciarem e tente de novo.',
  portInUse: 'A porta {port} já está em uso. Defina PORT com outra, por exemplo PORT={other} npm start.',
  portDenied: 'Este usuário não pode usar a porta {port}. Defina PORT com uma acima de 1023.',
  hostMissing: 'Esta máquina não tem o endereço {host}. Defina HOST com um dos dela ou com 0.0.0.0.',
  noFreePort: 'Nenhuma porta livre foi encontrada em {host}. Defina PORT.',
  databaseUnusable:
    'O servidor de banco de dados {host} de DATABASE_URL não pode ser usado: {problem}. Verifique se ele está em execução e se o endereço está certo, ou remova DATABASE_URL para usar o integrado.',
  databaseOld:
    'O servidor de banco de dados {host} de DATABASE_URL é PostgreSQL {version}. O Octavo precisa da versão {oldest} ou mais nova.',
  postgresPassword:
    'O PostgreSQL integrado recusa a senha em {file}. Restaure o arquivo de um backup da pasta de dados.',
  postgresFailed:
    'O PostgreSQL integrado em {folder} não iniciou: {problem}. Corrija isso ou defina DATABASE_URL com outro servidor.',
  postgresMissing:
    'Nenhum PostgreSQL integrado está instalado para {platform}. Execute npm install com os pacotes opcionais ou defina DATABASE_URL com um servidor PostgreSQL.',
  bucketPackages:
    'STORAGE_URL indica um bucket S3, mas os pacotes dele não estão instalados. Execute npm install {packages} ou defina STORAGE_URL como file:PASTA.',
  browserMissing: 'Nenhum navegador desta máquina consegue renderizar páginas.',
  browserNotExecutable: 'OCTAVO_BROWSER indica {path}, que não é um arquivo executável.',
  browserUnable: 'O navegador de OCTAVO_BROWSER, {path}, não consegue renderizar páginas: {problem}.',
  browserNotStarted: 'O navegador {path} não iniciou: {problem}',
  browserInstall: 'Execute {command} ou defina OCTAVO_BROWSER com o caminho de um Chrome ou Chromium.',
  browserUseBundled: 'Remova OCTAVO_BROWSER para usar o navegador incluído.',
  browserUnset: 'Remova OCTAVO_BROWSER e execute {command}',
};

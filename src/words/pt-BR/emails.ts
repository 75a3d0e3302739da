import type { words as english } from '../en/emails.ts';

export const words: typeof english = {
  buttonFails: 'Se o botão não funcionar, copie este endereço no navegador:',
  changeAction: 'Confirmar novo e-mail',
  changedHeading: 'Seu e-mail foi alterado',
  changedNote: (contact) =>
    `Se não foi você, outra pessoa pode ter acesso à sua conta. Fale imediatamente com ${contact}.`,
  changedPreview: 'Agora sua conta usa outro endereço.',
  changedReason: 'Você recebeu este e-mail porque este era, até agora, o endereço de uma conta do Octavo.',
  changedSubject: 'O e-mail da sua conta do Octavo foi alterado',
  changedText:
    'Sua conta do Octavo agora tem outro e-mail. Entre com o novo; as mensagens não chegarão mais aqui.',
  changeHeading: 'Confirme seu novo e-mail',
  changeNote: 'Se você não tem uma conta do Octavo, ignore este e-mail: nada vai mudar.',
  changePreview: 'Até lá, sua conta mantém o endereço atual.',
  changeReason:
    'Você recebeu este e-mail porque este endereço foi informado como o novo de uma conta do Octavo.',
  changeSubject: 'Confirme seu novo e-mail para o Octavo',
  changeText:
    'Alguém informou este endereço como o novo de uma conta do Octavo. Confirme que ele é seu; até lá, a conta mantém o atual.',
  codeHeading: 'Confirme que é você',
  codeNote: (minutes) => `O código funciona uma vez, por ${minutes} minutos, no navegador que o pediu.`,
  codeOther: 'Se não foi você, encerre a sessão dos outros dispositivos na página do perfil.',
  codePreview: 'Informe-o na página do perfil para confirmar que é você.',
  codeReason: 'Você recebeu este e-mail porque sua conta do Octavo pediu uma confirmação.',
  codeSubject: 'Seu código de confirmação do Octavo',
  codeText:
    'Alguém conectado à sua conta quer mudar as configurações de segurança. Se for você, informe este código na página do perfil:',
  deletedHeading: 'Sua conta foi excluída',
  deletedMore:
    'Os links que você compartilhou não funcionam mais. Você pode criar uma nova conta quando quiser.',
  deletedNote: (contact) => `Se não foi você, fale com ${contact}.`,
  deletedPreview: 'Seus documentos, conversas e perfil foram excluídos definitivamente.',
  deletedReason:
    'Você recebeu este e-mail porque este endereço pertencia à conta. É a última mensagem sobre ela.',
  deletedSubject: 'Sua conta do Octavo foi excluída',
  deletedText:
    'Sua conta do Octavo e todos os documentos, conversas e dados do perfil foram excluídos. Não é possível desfazer.',
  existsAction: 'Ir para o login',
  existsHeading: 'Você já tem uma conta',
  existsMore: 'Entre como de costume. Se esqueceu a senha, escolha “Esqueceu a senha?” na página de login.',
  existsNote: 'Se não foi você, não precisa fazer nada: sua conta está segura.',
  existsPreview: 'Entre em vez de se cadastrar.',
  existsReason: 'Você recebeu este e-mail porque alguém tentou criar uma segunda conta com este endereço.',
  existsSubject: 'Você já tem uma conta do Octavo',
  existsText:
    'Alguém, provavelmente você, tentou se cadastrar no Octavo com este endereço. Ele já tem uma conta, então nada mudou.',
  factorOffHeading: 'O login em duas etapas está desativado',
  factorOffNote: 'Se não foi você, troque sua senha agora e encerre a sessão dos outros dispositivos.',
  factorOffPreview: 'Agora sua conta abre só com a senha.',
  factorOffSubject: 'O login em duas etapas do Octavo foi desativado',
  factorOffText:
    'O Octavo não pede mais códigos do autenticador no login. Você pode reativá-los na página do perfil.',
  factorOnHeading: 'O login em duas etapas está ativado',
  factorOnNote: 'Se não foi você, redefina sua senha agora e fale com o suporte.',
  factorOnPreview: 'Agora o login com senha também pede um código.',
  factorOnSubject: 'O login em duas etapas do Octavo foi ativado',
  factorOnText:
    'Agora o Octavo pede um código do app autenticador no login com senha. Guarde os códigos de recuperação: cada um permite entrar uma vez se você perder o celular.',
  greeting: 'Olá,',
  greetingName: (name) => `Olá, ${name},`,
  keysRevoked: 'Estas chaves de API foram revogadas:',
  keysWork: 'Estas chaves de API continuam funcionando:',
  keyUnused: (name, prefix) => `${name} (${prefix}…), nunca usada`,
  keyUsed: (name, prefix, day) => `${name} (${prefix}…), usada pela última vez em ${day}`,
  linkOnce: 'O link funciona uma única vez.',
  linkOnceFor: (time) => `O link funciona uma única vez, por ${time}.`,
  openMembership: 'Abrir sua assinatura',
  openProfile: 'Abrir seu perfil',
  operator: 'quem administra este servidor',
  passwordHeading: 'Sua senha foi alterada',
  passwordNote:
    'Se não foi você, redefina a senha agora com “Esqueceu a senha?” na página de login e depois revogue todas as chaves de API.',
  passwordPreview: 'A sessão foi encerrada nos outros dispositivos.',
  passwordReviewKeys: 'Conferir suas chaves de API',
  passwordSubject: 'Sua senha do Octavo foi alterada',
  passwordText:
    'A senha da sua conta do Octavo foi alterada e a sessão foi encerrada nos outros dispositivos.',
  paymentHeading: 'Um pagamento falhou',
  paymentNote: 'Se você já pagou, não precisa fazer nada.',
  paymentOtherwise:
    'Sem o pagamento, sua conta passa para o plano Basic. Nada é excluído: você pode ler e exportar todos os seus documentos.',
  paymentPreview: (day) => `Seu plano continua até ${day}.`,
  paymentPreviewOver: 'Seu plano está pausado até o pagamento ser concluído.',
  paymentReason: (plan) =>
    `Você recebeu este e-mail porque o pagamento do plano ${plan} da sua conta falhou. Ele é enviado uma vez por fatura.`,
  paymentSubject: (plan) => `O pagamento do seu plano ${plan} do Octavo falhou`,
  paymentText: (plan, day) =>
    `O pagamento do seu plano ${plan} não foi concluído. Seu plano continua ativo até ${day}.`,
  paymentTextOver: (plan, day) =>
    `O pagamento do seu plano ${plan} não foi concluído. O plano esteve ativo até ${day} e está pausado até o pagamento ser concluído.`,
  paymentNextStep:
    'Abra sua assinatura, escolha “Cartões e faturas” e confira se o cartão é válido e tem saldo. Depois tentaremos o pagamento de novo; nada mais muda.',
  questions: (email) => `Dúvidas? Escreva para ${email}.`,
  resetAction: 'Escolher uma nova senha',
  resetHeading: 'Redefina sua senha',
  resetNote: 'Se você não pediu isso, ignore este e-mail: sua senha não vai mudar.',
  resetPreview: 'Escolha uma nova senha para sua conta.',
  resetReason: 'Você recebeu este e-mail porque uma nova senha foi pedida com este endereço.',
  resetSubject: 'Redefina sua senha do Octavo',
  resetText:
    'Escolha uma nova senha para sua conta do Octavo. A sessão será encerrada em todos os dispositivos e você entrará com a nova senha.',
  securityReason: 'Você recebeu este e-mail porque a segurança da sua conta do Octavo mudou.',
  signInAction: 'Entrar',
  signInHeading: 'Entrar no Octavo',
  signInNote: 'Se você não pediu isso, ignore este e-mail e não compartilhe o link: ele abre a sua conta.',
  signInPreview: 'Abra-o no dispositivo em que você quer entrar.',
  signInReason: 'Você recebeu este e-mail porque um link de acesso foi pedido com este endereço.',
  signInSubject: 'Seu link de acesso ao Octavo',
  signInText: 'Aqui está o link de acesso que você pediu. Não precisa de senha.',
  verifyAction: 'Verificar e-mail',
  verifyHeading: 'Verifique seu e-mail',
  verifyNote:
    'Se você não se cadastrou, ignore este e-mail. Sem o link, ninguém pode usar uma conta com o seu endereço.',
  verifyPreview: 'Só mais uma etapa e sua conta estará pronta.',
  verifyReason: 'Você recebeu este e-mail porque alguém criou uma conta do Octavo com este endereço.',
  verifySubject: 'Verifique seu e-mail para o Octavo',
  verifyText: 'Confirme que este endereço é seu para começar a usar sua conta do Octavo.',
};

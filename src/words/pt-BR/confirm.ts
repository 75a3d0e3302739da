import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: 'Enviar um código por e-mail',
  byGoogle: 'Confirmar com o Google',
  cancel: 'Cancelar',
  code: 'Código do e-mail',
  codeHint: (email) => `Seis dígitos, enviados para ${email}.`,
  codeResend: 'Reenviar código',
  codeSentText: (email) => `Um novo código está a caminho de ${email}.`,
  codeSentTitle: 'Código enviado',
  confirm: 'Confirmar',
  confirmed: 'Confirmado',
  confirming: 'Confirmando',
  otherWay: 'Esta conta não tem senha; confirme de outra forma. A confirmação vale por dez minutos.',
  password: 'Senha',
  passwordText: 'Informe sua senha para continuar.',
  reason: 'Pedimos isso antes de alterações sensíveis.',
  restart:
    'Esta conta não tem senha nem um e-mail que funcione. Reinicie o Octavo e abra o link de acesso exibido. Depois disso, você tem dez minutos para fazer alterações.',
  sending: 'Enviando',
  title: 'Confirme que é você',
};

import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: 'Enviarme un código por correo',
  byGoogle: 'Confirmar con Google',
  cancel: 'Cancelar',
  code: 'Código del correo',
  codeHint: (email) => `Seis dígitos, enviados a ${email}.`,
  codeResend: 'Reenviar el código',
  codeSentText: (email) => `Un código nuevo va en camino a ${email}.`,
  codeSentTitle: 'Código enviado',
  confirm: 'Confirmar',
  confirmed: 'Confirmado',
  confirming: 'Confirmando',
  otherWay:
    'Esta cuenta no tiene contraseña, así que confirma de otra forma. La confirmación vale diez minutos.',
  password: 'Contraseña',
  passwordText: 'Escribe tu contraseña para continuar.',
  reason: 'Lo pedimos antes de los cambios delicados.',
  restart:
    'Esta cuenta no tiene contraseña ni un correo que funcione. Reinicia Octavo y abre el enlace de acceso que muestra. Después tienes diez minutos para hacer cambios.',
  sending: 'Enviando',
  title: 'Confirma que eres tú',
};

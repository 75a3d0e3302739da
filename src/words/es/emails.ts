import type { words as english } from '../en/emails.ts';

export const words: typeof english = {
  buttonFails: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  changeAction: 'Confirmar el nuevo correo',
  changedHeading: 'Se ha cambiado tu correo',
  changedNote: (contact) =>
    `Si no lo cambiaste tú, puede que otra persona tenga acceso a tu cuenta. Contacta de inmediato con ${contact}.`,
  changedPreview: 'Ahora tu cuenta usa otra dirección.',
  changedReason: 'Recibes este correo porque hasta ahora esta era la dirección de una cuenta de Octavo.',
  changedSubject: 'Se ha cambiado el correo de tu cuenta de Octavo',
  changedText:
    'Tu cuenta de Octavo tiene ahora otra dirección de correo. Inicia sesión con la nueva; aquí ya no llegarán mensajes.',
  changeHeading: 'Confirma tu nuevo correo',
  changeNote: 'Si no tienes una cuenta de Octavo, ignora este correo: no cambiará nada.',
  changePreview: 'Mientras tanto, tu cuenta conserva su dirección actual.',
  changeReason: 'Recibes este correo porque se indicó esta dirección como la nueva de una cuenta de Octavo.',
  changeSubject: 'Confirma tu nuevo correo para Octavo',
  changeText:
    'Alguien indicó esta dirección como la nueva de una cuenta de Octavo. Confirma que es tuya; mientras tanto, la cuenta conserva la actual.',
  codeHeading: 'Confirma que eres tú',
  codeNote: (minutes) =>
    `El código funciona una vez, durante ${minutes} minutos, en el navegador que lo pidió.`,
  codeOther: 'Si no fuiste tú, cierra la sesión de los demás dispositivos en tu perfil.',
  codePreview: 'Escríbelo en tu perfil para confirmar que eres tú.',
  codeReason: 'Recibes este correo porque tu cuenta de Octavo pidió una confirmación.',
  codeSubject: 'Tu código de confirmación para Octavo',
  codeText:
    'Alguien con la sesión iniciada en tu cuenta quiere cambiar los ajustes de seguridad. Si eres tú, escribe este código en la página de perfil:',
  deletedHeading: 'Se ha eliminado tu cuenta',
  deletedMore: 'Los enlaces que compartiste ya no funcionan. Puedes crear una cuenta nueva cuando quieras.',
  deletedNote: (contact) => `Si no la eliminaste tú, contacta con ${contact}.`,
  deletedPreview: 'Tus documentos, chats y perfil se han eliminado definitivamente.',
  deletedReason:
    'Recibes este correo porque esta dirección pertenecía a la cuenta. Es el último mensaje sobre ella.',
  deletedSubject: 'Se ha eliminado tu cuenta de Octavo',
  deletedText:
    'Se han eliminado tu cuenta de Octavo y todos sus documentos, chats y datos de perfil. No se puede deshacer.',
  existsAction: 'Ir al inicio de sesión',
  existsHeading: 'Ya tienes una cuenta',
  existsMore:
    'Inicia sesión como siempre. Si olvidaste la contraseña, elige «¿Olvidaste tu contraseña?» en la página de inicio de sesión.',
  existsNote: 'Si no fuiste tú, no tienes que hacer nada: tu cuenta está segura.',
  existsPreview: 'Inicia sesión en lugar de registrarte.',
  existsReason: 'Recibes este correo porque alguien intentó crear una segunda cuenta con esta dirección.',
  existsSubject: 'Ya tienes una cuenta de Octavo',
  existsText:
    'Alguien, seguramente tú, intentó registrarse en Octavo con esta dirección. Ya tiene una cuenta, así que no ha cambiado nada.',
  factorOffHeading: 'El acceso en dos pasos está desactivado',
  factorOffNote:
    'Si no lo desactivaste tú, cambia ahora tu contraseña y cierra la sesión de los demás dispositivos.',
  factorOffPreview: 'Ahora tu cuenta se abre solo con la contraseña.',
  factorOffSubject: 'Se ha desactivado el acceso en dos pasos a Octavo',
  factorOffText:
    'Octavo ya no pide códigos de autenticación al iniciar sesión. Puedes volver a activarlos en tu perfil.',
  factorOnHeading: 'El acceso en dos pasos está activado',
  factorOnNote: 'Si no lo activaste tú, restablece ahora tu contraseña y contacta con el soporte.',
  factorOnPreview: 'Ahora el inicio de sesión con contraseña pide también un código.',
  factorOnSubject: 'Se ha activado el acceso en dos pasos a Octavo',
  factorOnText:
    'Ahora Octavo pide un código de tu aplicación de autenticación al iniciar sesión con contraseña. Guarda los códigos de recuperación: cada uno sirve para entrar una vez si pierdes el teléfono.',
  greeting: 'Hola:',
  greetingName: (name) => `Hola, ${name}:`,
  keysRevoked: 'Se han revocado estas claves de API:',
  keysWork: 'Estas claves de API siguen funcionando:',
  keyUnused: (name, prefix) => `${name} (${prefix}…), nunca usada`,
  keyUsed: (name, prefix, day) => `${name} (${prefix}…), usada por última vez el ${day}`,
  linkOnce: 'El enlace funciona una sola vez.',
  linkOnceFor: (time) => `El enlace funciona una sola vez, durante ${time}.`,
  openMembership: 'Abrir tu suscripción',
  openProfile: 'Abrir tu perfil',
  operator: 'quien administra este servidor',
  passwordHeading: 'Se ha cambiado tu contraseña',
  passwordNote:
    'Si no la cambiaste tú, restablécela ahora con «¿Olvidaste tu contraseña?» en la página de inicio de sesión y revoca después todas las claves de API.',
  passwordPreview: 'Se ha cerrado la sesión en los demás dispositivos.',
  passwordReviewKeys: 'Revisar tus claves de API',
  passwordSubject: 'Se ha cambiado tu contraseña de Octavo',
  passwordText:
    'Se ha cambiado la contraseña de tu cuenta de Octavo y se ha cerrado la sesión en los demás dispositivos.',
  paymentHeading: 'Ha fallado un pago',
  paymentNote: 'Si ya has pagado, no tienes que hacer nada.',
  paymentOtherwise:
    'Sin el pago, tu cuenta pasa al plan Basic. No se elimina nada: puedes leer y exportar todos tus documentos.',
  paymentPreview: (day) => `Tu plan sigue activo hasta el ${day}.`,
  paymentPreviewOver: 'Tu plan está en pausa hasta que se complete el pago.',
  paymentReason: (plan) =>
    `Recibes este correo porque ha fallado el pago del plan ${plan} de tu cuenta. Se envía una vez por factura.`,
  paymentSubject: (plan) => `Ha fallado el pago de tu plan ${plan} de Octavo`,
  paymentText: (plan, day) =>
    `El pago de tu plan ${plan} no se ha completado. Tu plan sigue activo hasta el ${day}.`,
  paymentTextOver: (plan, day) =>
    `El pago de tu plan ${plan} no se ha completado. El plan estuvo activo hasta el ${day} y está en pausa hasta que se complete el pago.`,
  paymentNextStep:
    'Abre tu suscripción, elige «Tarjetas y facturas» y comprueba que la tarjeta es válida y tiene saldo. Después reintentaremos el pago; no cambia nada más.',
  questions: (email) => `¿Preguntas? Escribe a ${email}.`,
  resetAction: 'Elegir una nueva contraseña',
  resetHeading: 'Restablece tu contraseña',
  resetNote: 'Si no lo pediste, ignora este correo: tu contraseña no cambiará.',
  resetPreview: 'Elige una nueva contraseña para tu cuenta.',
  resetReason: 'Recibes este correo porque se pidió una nueva contraseña con esta dirección.',
  resetSubject: 'Restablece tu contraseña de Octavo',
  resetText:
    'Elige una nueva contraseña para tu cuenta de Octavo. Se cerrará la sesión en todos los dispositivos y entrarás con la nueva.',
  securityReason: 'Recibes este correo porque ha cambiado la seguridad de tu cuenta de Octavo.',
  signInAction: 'Iniciar sesión',
  signInHeading: 'Inicia sesión en Octavo',
  signInNote: 'Si no lo pediste, ignora este correo y no compartas el enlace: abre tu cuenta.',
  signInPreview: 'Ábrelo en el dispositivo en el que quieras iniciar sesión.',
  signInReason: 'Recibes este correo porque se pidió un enlace de acceso con esta dirección.',
  signInSubject: 'Tu enlace de acceso a Octavo',
  signInText: 'Aquí tienes el enlace de acceso que pediste. No necesita contraseña.',
  verifyAction: 'Verificar correo',
  verifyHeading: 'Verifica tu correo',
  verifyNote:
    'Si no te registraste, ignora este correo. Sin el enlace, nadie puede usar una cuenta con tu dirección.',
  verifyPreview: 'Un paso más y tu cuenta estará lista.',
  verifyReason: 'Recibes este correo porque alguien creó una cuenta de Octavo con esta dirección.',
  verifySubject: 'Verifica tu correo para Octavo',
  verifyText: 'Confirma que esta dirección es tuya para empezar a usar tu cuenta de Octavo.',
};

import type { words as english } from '../en/confirm.ts';

export const words: typeof english = {
  byEmail: 'M’envoyer un code par e-mail',
  byGoogle: 'Confirmer avec Google',
  cancel: 'Annuler',
  code: 'Code reçu par e-mail',
  codeHint: (email) => `Six chiffres, envoyés à ${email}.`,
  codeResend: 'Renvoyer le code',
  codeSentText: (email) => `Un nouveau code est en route vers ${email}.`,
  codeSentTitle: 'Code envoyé',
  confirm: 'Confirmer',
  confirmed: 'Confirmé',
  confirming: 'Confirmation',
  otherWay:
    'Ce compte n’a pas de mot de passe : confirmez autrement. La confirmation est valable dix minutes.',
  password: 'Mot de passe',
  passwordText: 'Saisissez votre mot de passe pour continuer.',
  reason: 'Nous le demandons avant toute modification sensible.',
  restart:
    'Ce compte n’a ni mot de passe ni adresse e-mail valide. Redémarrez Octavo et ouvrez le lien de connexion affiché. Vous avez ensuite dix minutes pour faire vos modifications.',
  sending: 'Envoi',
  title: 'Confirmez que c’est bien vous',
};

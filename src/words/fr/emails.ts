import type { words as english } from '../en/emails.ts';

export const words: typeof english = {
  buttonFails: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  changeAction: 'Confirmer la nouvelle adresse',
  changedHeading: 'Votre adresse e-mail a été modifiée',
  changedNote: (contact) =>
    `Si vous n’êtes pas à l’origine de ce changement, quelqu’un d’autre a peut-être accès à votre compte. Contactez immédiatement ${contact}.`,
  changedPreview: 'Votre compte utilise désormais une autre adresse.',
  changedReason: 'Vous recevez cet e-mail, car cette adresse était jusqu’à présent celle d’un compte Octavo.',
  changedSubject: 'L’adresse e-mail de votre compte Octavo a été modifiée',
  changedText:
    'Votre compte Octavo a désormais une autre adresse e-mail. Connectez-vous avec la nouvelle ; plus aucun e-mail n’arrivera ici.',
  changeHeading: 'Confirmez votre nouvelle adresse',
  changeNote: 'Si vous n’avez pas de compte Octavo, ignorez cet e-mail : rien ne changera.',
  changePreview: 'En attendant, votre compte garde son adresse actuelle.',
  changeReason:
    'Vous recevez cet e-mail, car cette adresse a été saisie comme nouvelle adresse d’un compte Octavo.',
  changeSubject: 'Confirmez votre nouvelle adresse e-mail pour Octavo',
  changeText:
    'Cette adresse a été saisie comme nouvelle adresse d’un compte Octavo. Confirmez qu’elle est à vous ; en attendant, le compte garde son adresse actuelle.',
  codeHeading: 'Confirmez que c’est bien vous',
  codeNote: (minutes) =>
    `Le code fonctionne une seule fois, pendant ${minutes} minutes, dans le navigateur qui l’a demandé.`,
  codeOther: 'Si ce n’était pas vous, déconnectez tous les autres appareils sur votre page de profil.',
  codePreview: 'Saisissez-le sur votre page de profil pour confirmer votre identité.',
  codeReason: 'Vous recevez cet e-mail, car votre compte Octavo a demandé une confirmation.',
  codeSubject: 'Votre code de confirmation pour Octavo',
  codeText:
    'Une personne connectée à votre compte veut modifier ses paramètres de sécurité. Si c’est vous, saisissez ce code sur la page de profil :',
  deletedHeading: 'Votre compte a été supprimé',
  deletedMore:
    'Les liens que vous avez partagés ne fonctionnent plus. Vous pouvez créer un nouveau compte à tout moment.',
  deletedNote: (contact) => `Si vous ne l’avez pas supprimé, contactez ${contact}.`,
  deletedPreview: 'Vos documents, vos conversations et votre profil ont été définitivement supprimés.',
  deletedReason:
    'Vous recevez cet e-mail, car cette adresse était celle du compte. C’est le dernier e-mail à son sujet.',
  deletedSubject: 'Votre compte Octavo a été supprimé',
  deletedText:
    'Votre compte Octavo et tous ses documents, conversations et données de profil ont été supprimés. Cette action est irréversible.',
  existsAction: 'Aller à la connexion',
  existsHeading: 'Vous avez déjà un compte',
  existsMore:
    'Connectez-vous comme d’habitude. Si vous avez oublié le mot de passe, choisissez « Mot de passe oublié ? » sur la page de connexion.',
  existsNote: 'Si ce n’était pas vous, vous n’avez rien à faire : votre compte est en sécurité.',
  existsPreview: 'Connectez-vous au lieu de vous inscrire.',
  existsReason: 'Vous recevez cet e-mail, car quelqu’un a voulu créer un second compte avec cette adresse.',
  existsSubject: 'Vous avez déjà un compte Octavo',
  existsText:
    'Quelqu’un, sans doute vous, a voulu s’inscrire à Octavo avec cette adresse. Elle a déjà un compte, donc rien n’a changé.',
  factorOffHeading: 'La connexion en deux étapes est désactivée',
  factorOffNote:
    'Si ce n’était pas vous, changez votre mot de passe maintenant et déconnectez tous les autres appareils.',
  factorOffPreview: 'Votre mot de passe suffit désormais pour ouvrir votre compte.',
  factorOffSubject: 'La connexion en deux étapes à Octavo a été désactivée',
  factorOffText:
    'Octavo ne demande plus de code d’authentification à la connexion. Vous pouvez le réactiver sur votre page de profil.',
  factorOnHeading: 'La connexion en deux étapes est activée',
  factorOnNote:
    'Si ce n’était pas vous, réinitialisez votre mot de passe maintenant et contactez l’assistance.',
  factorOnPreview: 'La connexion par mot de passe demande désormais aussi un code.',
  factorOnSubject: 'La connexion en deux étapes à Octavo a été activée',
  factorOnText:
    'Octavo demande désormais un code de votre application d’authentification lors de la connexion par mot de passe. Conservez vos codes de secours : chacun permet une connexion si vous perdez votre téléphone.',
  greeting: 'Bonjour,',
  greetingName: (name) => `Bonjour ${name},`,
  keysRevoked: 'Ces clés API ont été révoquées :',
  keysWork: 'Ces clés API fonctionnent toujours :',
  keyUnused: (name, prefix) => `${name} (${prefix}…), jamais utilisée`,
  keyUsed: (name, prefix, day) => `${name} (${prefix}…), utilisée pour la dernière fois le ${day}`,
  linkOnce: 'Le lien fonctionne une seule fois.',
  linkOnceFor: (time) => `Le lien fonctionne une seule fois, pendant ${time}.`,
  openMembership: 'Ouvrir votre abonnement',
  openProfile: 'Ouvrir votre profil',
  operator: 'la personne qui gère ce serveur',
  passwordHeading: 'Votre mot de passe a été modifié',
  passwordNote:
    'Si ce n’était pas vous, réinitialisez maintenant votre mot de passe avec « Mot de passe oublié ? » sur la page de connexion, puis révoquez toutes les clés API.',
  passwordPreview: 'Tous les autres appareils sont déconnectés.',
  passwordReviewKeys: 'Vérifier vos clés API',
  passwordSubject: 'Votre mot de passe Octavo a été modifié',
  passwordText:
    'Le mot de passe de votre compte Octavo a été modifié et tous les autres appareils sont déconnectés.',
  paymentHeading: 'Un paiement a échoué',
  paymentNote: 'Si vous avez déjà payé, vous n’avez rien à faire.',
  paymentOtherwise:
    'Sans paiement, votre compte passe à la formule Basic. Rien n’est supprimé : vous pouvez lire et exporter tous vos documents.',
  paymentPreview: (day) => `Votre formule reste active jusqu’au ${day}.`,
  paymentPreviewOver: 'Votre formule est suspendue jusqu’au paiement.',
  paymentReason: (plan) =>
    `Vous recevez cet e-mail, car le paiement de la formule ${plan} de votre compte a échoué. Il est envoyé une seule fois par facture.`,
  paymentSubject: (plan) => `Le paiement de votre formule Octavo ${plan} a échoué`,
  paymentText: (plan, day) =>
    `Le paiement de votre formule ${plan} n’a pas abouti. Votre formule reste active jusqu’au ${day}.`,
  paymentTextOver: (plan, day) =>
    `Le paiement de votre formule ${plan} n’a pas abouti. Elle était active jusqu’au ${day} et reste suspendue jusqu’au paiement.`,
  paymentNextStep:
    'Ouvrez votre abonnement, choisissez « Cartes et factures » et vérifiez que la carte est valide et approvisionnée. Nous réessaierons alors le paiement ; rien d’autre ne change.',
  questions: (email) => `Des questions ? Écrivez à ${email}.`,
  resetAction: 'Choisir un nouveau mot de passe',
  resetHeading: 'Réinitialisez votre mot de passe',
  resetNote: 'Si vous n’avez rien demandé, ignorez cet e-mail : votre mot de passe ne changera pas.',
  resetPreview: 'Choisissez un nouveau mot de passe pour votre compte.',
  resetReason: 'Vous recevez cet e-mail, car un nouveau mot de passe a été demandé avec cette adresse.',
  resetSubject: 'Réinitialisez votre mot de passe Octavo',
  resetText:
    'Choisissez un nouveau mot de passe pour votre compte Octavo. Tous les appareils seront alors déconnectés et vous vous connecterez avec le nouveau.',
  securityReason: 'Vous recevez cet e-mail, car la sécurité de votre compte Octavo a changé.',
  signInAction: 'Se connecter',
  signInHeading: 'Se connecter à Octavo',
  signInNote:
    'Si vous n’avez rien demandé, ignorez cet e-mail et ne partagez pas le lien : il ouvre votre compte.',
  signInPreview: 'Ouvrez-le sur l’appareil où vous voulez vous connecter.',
  signInReason: 'Vous recevez cet e-mail, car un lien de connexion a été demandé avec cette adresse.',
  signInSubject: 'Votre lien de connexion à Octavo',
  signInText: 'Voici le lien de connexion que vous avez demandé. Aucun mot de passe n’est nécessaire.',
  verifyAction: 'Vérifier l’adresse',
  verifyHeading: 'Vérifiez votre adresse e-mail',
  verifyNote:
    'Si vous ne vous êtes pas inscrit, ignorez cet e-mail. Sans le lien, personne ne peut utiliser un compte avec votre adresse.',
  verifyPreview: 'Encore une étape et votre compte est prêt.',
  verifyReason: 'Vous recevez cet e-mail, car un compte Octavo a été créé avec cette adresse.',
  verifySubject: 'Vérifiez votre adresse e-mail pour Octavo',
  verifyText: 'Confirmez que cette adresse est la vôtre pour commencer à utiliser votre compte Octavo.',
};

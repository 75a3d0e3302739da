import { framesOf } from './frames-of.ts';
import type { LetterWords } from './letter-words.ts';

export const french: LetterWords = {
  letters:
    'lettre, lettre de motivation, lettre de réclamation, lettre de résiliation, lettre de remerciement, lettre de démission, lettre d’excuses, courrier, mail, e-mail, email, courriel, mot, message, réclamation, résiliation, démission, invitation, candidature, remerciement, remerciements, excuses, appel aux dons, écris, écrire, écrivez, discours, allocution, toast, éloge funèbre, discours de mariage',
  addressing: 'écris, écrire',
  speeches: 'discours, allocution, toast, éloge funèbre, discours de mariage, quelques mots',
  courtesies:
    'chère ia, cher ia, bonjour, bonsoir, salut, coucou, merci d’avance, merci beaucoup, merci, s’il te plaît, s’il vous plaît, svp, stp, peux-tu, peux tu, pouvez-vous, pouvez vous, pourriez-vous, pourrais-tu, j’ai besoin d’, j’ai besoin de, je voudrais, je veux, il me faut, moi, une, un, la, le, des, écris, écrire, écrivez, rédige, rédigez, rédiger, fais, faire, créer',
  to: 'à, au, aux, pour',
  toNoun: 'au, aux',
  from: 'de la part de, signé, signée, signé par, signature, signataire, signer, je m’appelle, mon nom est, au nom de',
  signOffs:
    'de, merci, merci d’avance, cordialement, bien à vous, sincèrement, amicalement, bises, merci beaucoup',
  about:
    'au sujet de la, au sujet de l’, au sujet de, au sujet du, au sujet des, concernant, à propos de, à propos du, à propos des, sur',
  determiners:
    'le, la, les, l’, un, une, des, mon, ma, mes, notre, nos, son, sa, ses, leur, leurs, ce, cette, ces, tous, toutes, votre',
  openers: '',
  own: 'mon, ma, mes, notre, nos',
  ends: 'pour, qui, que, parce, car, afin, concernant, de, du, depuis, avec, dans, sur, et, mais, chez, malgré, suite, est, sont, a, ont, je, j’, nous, il, elle, ils, elles, au, à',
  close:
    'maman, papa, mère, père, mamie, papi, grand-mère, grand-père, sœur, frère, tante, oncle, cousin, cousine, nièce, neveu, fils, fille, ami, amie, amis, copain, copine, famille, mari, femme',
  roles:
    'parents, voisins, locataires, membres, adhérents, clients, collègues, bénévoles, donateurs, invités, amis, famille',
  and: 'et, puis, et aussi',
  subjects: 'je, j’, nous, il, elle, ils, elles, on, tu, vous, ce, c’, ça, cela, tout, personne',
  joins:
    'qui, que, qu’, parce, car, quand, lorsque, si, comme, et, ou, mais, malgré, avec, sans, après, avant, pour, à, de, du, dans, sur, en, depuis, dont, où, afin, puis, sauf, chez, au, aux',
  fronts:
    'grâce à, à cause de, en, depuis, après, avant, pendant, malgré, dans, puis, et, mais, sans, avec, pour',
  wishes:
    'poli, polie, ferme, mais, court, courte, bref, brève, formel, formelle, chaleureux, chaleureuse, professionnel, professionnelle, drôle, émouvant, émouvante, sérieux, sérieuse, amical, amicale, simple, ton, page, pages, minute, minutes, mots, pas, trop, très, et, un, une, peu, plutôt, avec, humour, de, l, en, français, environ, maximum, deux, trois, sincère, touchant',
  relatives: {
    you: 'vous',
    words: 'qui',
    verbs:
      'a=vous avez, est=vous êtes, avait=vous aviez, était=vous étiez, m’a=vous m’avez, nous a=vous nous avez',
  },
  that: 'que, qu’',
  isAddressedFirst: true,
  addressedTold: '',
  addressed: 'lui=vous, leur=vous, le=vous, la=vous, les=vous',
  frames: framesOf(`
    demander, demande, demande-lui, demande lui, demandez-lui > si, quand, comment, pourquoi, où = +Pourriez-vous me dire {link} {rest} ?
    demande-lui, demande lui, demande-leur, demandez-lui > de, d’ = +Je vous demande {link} {rest}.
    pour lui dire, pour leur dire, pour dire, dis-lui, dis lui, dis-leur, dire, pour lui expliquer, mentionne, précise, explique, ajoute, pour l’informer, pour les informer > que, qu’ =
    parce > que, qu’ = Je vous écris parce {link} {rest}. / Je t’écris parce {link} {rest}.
    pour, afin de @ lettre de motivation, candidature = +Je souhaite postuler pour {rest}.
    pour @ remerciement, remerciements, remercier = +Merci pour {rest}.
    pour @ excuses, excuse = +Je vous présente mes excuses pour {rest}.
    de @ résiliation = +Je vous demande la résiliation de {rest}.
    du @ résiliation = +Je vous demande la résiliation du {rest}.
    à @ invitation = +Je vous invite à {rest}.
    pour = +Je vous écris pour {rest}. / Je t’écris pour {rest}.
    demander, remercier, signaler, rappeler, proposer, annoncer = +Je souhaite {word} {rest}.
  `),
  others:
    'fils, fille, enfant, enfants, mari, femme, mère, père, chien, chat, frère, sœur, médecin, il, elle',
  unsaid: {
    subject: 'Je',
    verbs: 'veux, voudrais, souhaite, demande, espère, parle, suis, travaille, peux, cherche',
  },
  introduces: 'je suis',
  salutations: {
    parents: 'Chers parents,',
    voisins: 'Chers voisins,',
    locataires: 'Chers locataires,',
    adhérents: 'Chers adhérents,',
    membres: 'Chers membres,',
    clients: 'Chers clients,',
    collègues: 'Chers collègues,',
    bénévoles: 'Chers bénévoles,',
    donateurs: 'Chers amis,',
    amis: 'Chers amis,',
    maman: 'Chère maman,',
    papa: 'Cher papa,',
    mamie: 'Chère mamie,',
    papi: 'Cher papi,',
  },
  hello: 'Bonjour,',
  points: 'En résumé :',
};

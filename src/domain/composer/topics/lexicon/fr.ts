import type { TopicWords } from './topic-words.ts';

export const french: TopicWords = {
  forms: {
    deck: 'présentation, diaporama, diapositives, diapositive, diapos, diapo, slides, exposé, powerpoint, conférence, cours magistral',
    article:
      'article, texte, essai, dissertation, rapport, billet, billet de blog, page, document, résumé, explication, discours, dossier',
    sheet:
      'fiche, fiche d’information, fiche d’informations, fiche mémo, fiche synthèse, fiche de synthèse, fiche pratique, fiche de révision, fiche de révisions, mémo, vue d’ensemble, aperçu, synthèse, note de synthèse, antisèche, en un coup d’œil',
    guide: 'guide, livret, brochure, dépliant, introduction, manuel, guide pratique, polycopié, support',
    faq: 'faq, foire aux questions, questions fréquentes, questions-réponses, questions et réponses',
    quiz: 'quiz, quizz, qcm, questionnaire, test, interrogation',
    worksheet: 'fiche d’exercices, feuille d’exercices, exercices, fiche élève, fiche d’activités',
    lesson:
      'fiche de préparation, plan de cours, plan de leçon, fiche de séance, séance, leçon, plan de séance',
    poster: 'affiche, poster, infographie, panneau, flyer, tract, prospectus',
  },
  needAbout:
    'rapport, page, texte, document, flyer, tract, dépliant, brochure, test, discours, résumé, fiche, séance, panneau',
  about: 'sur, de, du, des, d’, à propos de, à propos du, au sujet de, concernant, le thème de, expliquant',
  facets: {
    history: 'histoire, origine, origines, naissance, chronologie, passé, frise',
    how: 'comment, fonctionne, fonctionnent, fonctionnement, marche, marchent, fabriqué, fabriquée, fabrication, se forme, se forment, formation, processus, mécanisme, ça marche',
    benefits: 'bienfaits, avantages, avantage, atouts, utilité, bénéfices, points forts',
    limits:
      'risques, risque, dangers, danger, inconvénients, limites, effets secondaires, problèmes, effets, conséquences',
    kinds: 'types, type, sortes, variétés, formes, parties, catégories, espèces',
    start:
      'conseils, conseil, astuces, premiers pas, débuter, bien débuter, étapes, gestes, bonnes pratiques, faire face, gérer',
    myths: 'idées reçues, mythes, erreurs, malentendus, préjugés',
    terms: 'vocabulaire, lexique, glossaire, définition, définitions, mots-clés, termes',
    figures: 'chiffres, chiffres clés, faits, faits et chiffres',
    questions: 'question, questions',
    quiz: 'quiz, quizz',
    task: 'exercice, exercices, activité, discussion',
    summary: 'résumé, conclusion, synthèse, bilan',
    compare: 'différences, différence, comparaison',
    causes: 'causes, cause, raisons, origines de',
    why: 'pourquoi, sert, servent, importance, important, importante, enjeux',
    rules: 'règles, règle, règles du jeu',
    etiquette: 'étiquette, savoir-vivre, bonnes manières',
  },
  small:
    'en bas, en bas de page, au dos, à la dernière page, à la fin, pour finir, en fin, c’est quoi, à quoi, besoin, j’ai besoin, j’, ai, merci, bonjour, fais-moi, les bases, de façon simple, tout savoir, le, la, les, l’, un, une, des, du, de, d’, et, ou, sur, à, au, aux, en, dans, est, sont, était, étaient, se, s’, il, elle, ils, elles, on, nous, vous, je, que, qu’, ce, c’, qui, quoi, quel, quelle, quels, quelles, simple, simples, simplement, bref, brève, court, courte, rapide, bases, base, essentiel, notions, initiation, introduction, tout, tous, toute, savoir, faut, doit, pour, thème, sujet, avec, images, illustrations, réponses, corrigé, corrections, exemples, pas à pas, étape par étape, en un coup d’œil, apprendre, comprendre, générale, général, formation, atelier, séminaire, cours, classe, séance, monde, quotidien, à la maison, à l’école, au travail, français, en français, joli, jolie, beau, belle, s’il vous plaît, svp, notre, votre, mon, ma, mes, donc, expliqué, expliquée, expliqués, expliquées, comme',
  asking:
    'expliqué, expliquée, expliqués, qu, quoi, explique, expliquer, expliquez, explique-moi, présente, présenter, décris, décrire, montre, montrer, informe, informer, raconte, raconter, résume, résumer',
  toward: 'pour, à, aux, avec, destiné à, destinée à',
  readers:
    'enfants, enfant, débutants, débutant, élèves, élève, étudiants, classe, classes, école, collège, lycée, maternelle, primaire, jeunes, adolescents, ados, adultes, seniors, parents, salariés, employés, personnel, équipe, collègues, nouveaux, tous, tout le monde, grand public, enseignants, professeurs, membres, familles, famille, bénévoles, visiteurs, patients, groupe, club, cours, atelier, séminaire, formation, public, voisins, habitants, clients, stagiaires, cp, ce1, ce2, cm1, cm2, sixième, cinquième, quatrième, troisième, seconde, première, terminale, 6e, 5e, 4e, 3e, cycle',
  children:
    'enfants, enfant, maternelle, primaire, école primaire, élémentaire, petits, cp, ce1, ce2, cm1, cm2',
  people: {
    words:
      'gens, personnes, femmes, hommes, filles, garçons, bébés, mères, pères, grands-parents, frères, couples, amis, invités, citoyens, touristes, associations, clubs, groupes, équipes, chorale, chorales, entreprises, sociétés, bureaux, communes, paroisses, hôtels, restaurants, cafés, commerces, fermes, bibliothèques, musées, hôpitaux, cabinets, maisons de retraite, écoles, universités, foyers, ménages, jeunesse, pompiers, police, cuisiniers, apprentis, retraités, internes, soignants, infirmières, infirmiers',
    endings: 'eurs, euses, istes, iens, iennes, ières, iers, trices, ants, antes',
    things:
      'fleurs, couleurs, erreurs, moteurs, ordinateurs, valeurs, saveurs, odeurs, papiers, rivières, matières, plantes, élephants, restaurants, cahiers, escaliers, dossiers, fichiers, lumières, manières, premières, chantiers, quartiers',
  },
  own: 'mon, ma, mes, notre, nos',
  due: {
    phrases:
      'aujourd’hui, demain, cette semaine, la semaine prochaine, ce mois-ci, bientôt, dès que possible',
    before: 'pour, d’ici, avant, avant le, jusqu’à',
    units: 'minutes, minute, min, heures, heure, secondes',
  },
  qualities:
    'meilleurs, meilleures, bons, bonnes, fréquentes, fréquents, courantes, courants, principaux, principales, importants, importantes, utiles, pratiques, simples, cinq, dix, sept, trois, quatre, six, huit, quelques, grands, grandes, les, nos, vos',
  by: 'par, présenté par, présentée par, animé par',
  articles: 'le, la, les, l’, un, une, des, du',
  headsLast: false,
  again:
    'maintenant, plutôt, à la place, svp, s’il te plaît, s’il vous plaît, fais, faites, faire, transforme, transformez, convertis, change, changez, en, donne, moi, comme, même, aussi, peux, pouvez, tu, vous, je, voudrais, veux, aimerais, juste, seulement, ça, cela, le, la, les, nous, avec, de, plus, moins, court, courte, long, longue, détaillé, détaillée, version, autre',
  endings:
    'ements, ement, ments, ment, ations, ation, tions, tion, iques, ique, euses, euse, eurs, eur, ives, ive, ifs, if, aux, ale, ales, al, ees, ee, er, ir, ent, ant, ants, ante, antes, es, e, s, x, t, i',
  labels: {
    titles: {
      deck: 'Présentation',
      article: 'L’essentiel',
      sheet: 'Fiche',
      guide: 'Guide',
      faq: 'Questions fréquentes',
      quiz: 'Quiz',
      worksheet: 'Fiche d’exercices',
      lesson: 'Fiche de préparation',
      poster: 'Affiche',
    },
    name: 'Nom',
    points: 'Points',
    people: 'On entend dire',
    fact: 'En réalité',
    meant: 'Quel mot est décrit ?',
    lacking: 'Deux ou trois phrases à ce sujet',
    choose: 'Coche la bonne réponse',
    answer: 'Réponds par une phrase',
    match: 'Relie chaque mot à sa définition',
    order: 'Remets les étapes dans l’ordre',
    answers: 'Réponses',
    remember: 'À retenir',
    read: 'À lire d’abord',
    inShort: 'En bref',
    words: 'Les mots à connaître',
    facts: 'Repères',
    goal: 'Objectif',
    goalText: 'Les élèves expliquent le sujet avec leurs propres mots et répondent à des questions.',
    time: 'Durée',
    minutes: '45 minutes',
    phase: 'Phase',
    doing: 'Déroulement',
    material: 'Matériel',
    materialText: 'Tableau, papier, les questions ci-dessous',
    opening: 'Mise en route',
    openingText: 'Écrire la phrase au tableau. Est-elle vraie ? Recueillir ce que les élèves savent.',
    explaining: 'Découverte',
    working: 'Activité',
    checking: 'Bilan',
    checkingText: 'Poser les questions ci-dessous. Ce qui reste mal compris ouvrira la séance suivante.',
    agenda: 'Au programme',
    question: 'Une question pour vous',
  },
};

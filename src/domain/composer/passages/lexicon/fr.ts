import type { PassageWords } from './passage-words.ts';

export const fr: PassageWords = {
  same: 'frais prix tarif coût paiement payer remboursement, annulation annuler résiliation résilier désistement, arrivée accueil arriver clés, départ partir quitter sortie, poubelles déchets tri ordures, wifi internet réseau connexion, malade maladie fièvre santé, enfant enfants bébé famille, chien animal animaux chat, visite visiteur visites invités, bruit silence calme musique, ménage nettoyage propreté nettoyer hygiène, matériel équipement outils ordinateur, confidentialité données protection confidentiel, sécurité sûreté, repas nourriture cantine manger, retard ponctualité retards, réservation réserver rendez-vous inscription inscrire, parking stationnement voiture véhicule, retour échange rembourser, livraison expédition colis, horaires heures jours ouverture, entraînement exercice exercices pratique, risque risques danger dangers, avantage avantages bénéfices raisons, objectif objectifs but, erreur erreurs pièges problème, hébergement hôtel logement, voyage trajet déplacement transport, location louer prêt, conflit litige réclamation, papiers documents pièces passeport, assurance assuré responsabilité, vaccin vaccins vaccination, météo pluie, urgence accident incendie, chauffage poêle cheminée, dégâts casse panne réparation, caution dépôt, accroche introduction début, bilan conclusion synthèse clôture, client clients clientèle, salarié salariés équipe personnel, vacances congés congé, télétravail distance domicile, draps linge serviettes, reçu facture justificatif justificatifs, signalement signaler alerte, gestes postures manutention, chariot chariots circulation engins, chutes chute glissade',
  announcing: 'avec les parties, y compris, couvrant, avec des sections sur, sur les points',
  groups: {
    guide: `livret d'accueil, livret d’accueil, livret de bienvenue, guide`,
    comparison: 'comparatif, comparaison, comparer, ou',
    'training-plan': `plan de révision, plan d'entraînement, programme de révision`,
    'company-policy': 'politique, charte, politique de',
    'house-rules': 'règlement, règles, règlement intérieur',
    checklist: 'checklist, check-list, liste',
    'lesson-plan': 'séance, fiche de préparation, leçon',
  },
};

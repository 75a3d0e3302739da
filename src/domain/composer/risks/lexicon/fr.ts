import type { RiskWords } from './risk-words.ts';

export const french: RiskWords = {
  allergens:
    'noix|fruits a coque|noisette*, arachide*|cacahuete*, gluten|ble, lait|lactose|laitier*, œuf|œufs|oeuf|oeufs, soja, poisson*, crustace*|crevette*, sesame, celeri, moutarde, lupin*, sulfite*, pollen*|rhume des foins, latex, abeille*|guepe*, acarien*, moisissure*, fructose, histamine',
  allergy: 'allerg*, intoleran*, anaphyla*',
  before: 'sans, aucun, aucune, exempt de',
  behind: '',
  conditions:
    'cœliaque*|coeliaque*, diabet*, asthm*, epilep*, demence*|alzheimer*, parkinson*, cancer*|chimiotherap*, hypertens*, insuffisance renale|dialyse*, insuffisance cardiaque|cardiaque*, avc, bpco, goutte, hemophil*, crohn|colite, migraine*, arthrite*|arthrose*, osteopor*, anemie, thyroid*, anorexi*|boulimi*, mucoviscidose, sclerose en plaques',
  drugs:
    'insuline*, metformine, ibuprofene, paracetamol|doliprane, aspirine, anticoagulant*|warfarine, penicilline*, amoxicilline*, antibiotique*, cortisone|prednisolone, opioide*|morphine, methotrexate, lithium, statine*, adrenaline|epinephrine, salbutamol|ventoline, melatonine, antihistaminique*, antidepresseur*, ritaline',
  ages: 'bebe*|nourrisson*|nouveau-ne*, tout-petit*, enceinte*|grossesse*, allait*, personnes agees|senior*',
  care: 'sommeil*, dormir, sieste*, repas, aliment*, nourri*, manger, recette*, regime*, nutrition*, boisson*, dose*, dosage*, medicament*, fievre*, toux, premiers secours, etouff*, exercice*, sport*, yoga, bain*, nage*, natation, voyage*, vol, siege auto, massage*, vitamine*, securite*',
};

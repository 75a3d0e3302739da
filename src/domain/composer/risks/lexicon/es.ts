import type { RiskWords } from './risk-words.ts';

export const spanish: RiskWords = {
  allergens:
    'nuez|nueces|frutos secos, cacahuete*|mani, gluten|trigo, leche|lactosa|lacteo*, huevo*, soja|soya, pescado*, marisco*|crustaceo*|gamba*, sesamo, apio, mostaza, altramuz*, sulfito*, polen|polenes, latex, abeja*|avispa*, acaro*, moho*, fructosa, histamina',
  allergy: 'alerg*, intoleran*, anafil*',
  before: 'sin, libre de, libres de',
  behind: '',
  conditions:
    'celiac*|celiaq*, diabet*, asma*, epilep*, demencia*|alzheimer*, parkinson*, cancer*|quimioterap*, hipertens*, insuficiencia renal|dialisis, insuficiencia cardiaca|cardiac*, ictus, epoc, gota, hemofil*, crohn|colitis, migran*, artritis|artrosis, osteopor*, anemia, tiroid*|hipotiroid*, anorexi*|bulimi*, fibrosis quistica, esclerosis multiple',
  drugs:
    'insulina*, metformina, ibuprofeno, paracetamol, aspirina*, anticoagulante*|warfarina, penicilina*, amoxicilina*, antibiotico*, cortisona|prednisona, opioide*|morfina, metotrexato, litio, estatina*, adrenalina|epinefrina, salbutamol, melatonina, antihistaminico*, antidepresivo*, ritalin*',
  ages: 'bebe|bebes|lactante*|recien nacido*, embaraz*, lactancia, ancian*|personas mayores|adultos mayores',
  care: 'sueno, dormir, siesta*, comida*, aliment*, comer, receta*, dieta*, nutricion*, bebida*, dosis, medicament*, medicina*, fiebre*, tos, primeros auxilios, atragant*, ejercicio*, deporte*, yoga, bano*, natacion, nadar, viaje*, vuelo*, masaje*, vitamina*, seguridad',
};

import type { RiskWords } from './risk-words.ts';

export const english: RiskWords = {
  allergens:
    'nut|nuts, peanut*, gluten*|wheat, milk|dairy|lactose, egg|eggs, soy|soya|soybean*, fish|fishes, shellfish|crustacean*|prawn*|shrimp*, sesame, celery, mustard, lupin*, sulfite*|sulphite*, pollen*|hay fever, latex, bee|bees|wasp*, dust mite*, mold|mould, pet hair|cat hair|dog hair, fructose, histamine',
  allergy: 'allerg*, intoleran*, anaphyla*',
  before: 'without, no, free of, free from',
  behind: 'free',
  conditions:
    'celiac*|coeliac*, diabet*, asthma*, epilep*|seizure*, dementia|alzheimer*, parkinson*, cancer*|chemotherap*, hypertens*|high blood pressure, kidney disease|dialysis, heart disease|heart failure, stroke*, copd, gout, hemophil*|haemophil*, crohn*|colitis, migraine*, arthrit*, osteopor*, anemia|anaemia, thyroid*|hypothyroid*, eating disorder*|anorexi*|bulimi*, phenylketonuria|pku, cystic fibrosis, multiple sclerosis',
  drugs:
    'insulin*, metformin, ibuprofen, paracetamol|acetaminophen|tylenol, aspirin, warfarin|anticoagulant*|blood thinner*, penicillin*, amoxicillin*, antibiotic*, cortisone|prednisone|prednisolone|steroid*, opioid*|opiate*|morphine, methotrexate, lithium, statin*, epinephrine|adrenaline|epipen*, salbutamol|albuterol, melatonin, antihistamine*, antidepressant*, methylphenidate|ritalin, naloxone',
  ages: 'baby|babies|infant*|newborn*, toddler*, pregnan*, breastfeed*|breast-feed*|nursing mother*, elderly|senior|seniors|older adult*|older people',
  care: 'sleep*, nap*, feed*, food*, meal*, eat*, snack*, recipe*, diet*, nutrition*, drink*, dos*, medicin*, medication*, pill*, fever*, cough*, first aid, cpr, chok*, exercis*, workout*, yoga, stretch*, bath*, swim*, travel*, flight*, car seat*, massage*, supplement*, vitamin*, safety, safe',
};

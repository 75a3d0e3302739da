import type { RiskWords } from './risk-words.ts';

export const german: RiskWords = {
  allergens:
    'nuss*|nusse*, erdnuss*|erdnusse*, gluten*|weizen*, milch*|laktose*, huhnerei*|ei|eier*, soja*, fisch*, krebstier*|schalentier*|garnele*, sesam*, sellerie*, senf*, lupine*, sulfit*, pollen*|heuschnupfen, latex*, biene*|wespe*, hausstaub*, schimmel*, tierhaar*|katzenhaar*|hundehaar*, fruktose*, histamin*',
  allergy: 'allerg*, intoleran*, unvertraglich*, anaphyla*',
  before: 'ohne, frei von, keine',
  behind: 'frei, freie, freier, freies, freien, freiem',
  conditions:
    'zoliakie*, diabet*|zuckerkrank*, asthma*, epilep*, demenz*|alzheimer*, parkinson*, krebskrank*|krebstherap*|chemotherap*, bluthochdruck*|hypertonie*, niereninsuffizienz*|dialyse*|nierenkrank*, herzkrank*|herzinsuffizienz*, schlaganfall*, copd, gicht, hamophil*, morbus crohn|colitis, migrane*, arthrit*|rheuma*, osteopor*, blutarmut|anamie, schilddruse*, essstorung*|magersucht*|bulimi*, mukoviszidose*, multiple sklerose',
  drugs:
    'insulin*, metformin*, ibuprofen*, paracetamol*, aspirin*, marcumar*|blutverdunn*|gerinnungshemm*, penicillin*, amoxicillin*, antibioti*, kortison*|cortison*|prednisolon*, opioid*|morphin*, methotrexat*, lithium*, statin*, adrenalin*|notfallpen*, salbutamol*, melatonin*, antihistamin*, antidepressiv*, methylphenidat*|ritalin*',
  ages: 'baby*|saugling*|neugeboren*, kleinkind*, schwanger*, stillend*|stillzeit*, senioren*|altere menschen|hochbetagt*',
  care: 'schlaf*, futter*, essen*, ernahr*, mahlzeit*, rezept*, brei*, diat*, getrank*, trink*, dosier*, dosis, medikament*, arznei*, fieber*, husten*, erste hilfe, wiederbeleb*, verschluck*, sport*, training*, yoga*, bad*, schwimm*, reise*, flug*, kindersitz*, massage*, vitamin*, sicherheit*, sicher',
};

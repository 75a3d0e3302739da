const servings =
  /^(?:it )?(?:serves|feeds|makes|yields|for|ergibt|reicht für|für|pour|rinde|para)(?: about| around| ca\.| circa| env\.| environ)? (?:\d{1,3}|an? dozen)(?:[-–]\d{1,3})? (?:people|persons?|guests?|servings?|portions?|personen|portionen|gäste|personnes|parts|convives|personas|porciones|raciones)[\s.!]*$/iu;

/** 'Serves 6 people': says for how many a dish is, and never what it is called. */
export const saysServings = (clause: string): boolean => clause.length < 60 && servings.test(clause.trim());

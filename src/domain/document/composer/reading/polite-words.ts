/** What people say around a wish, in four languages; it changes nothing of what is wished. */
const openings =
  /^(?:(?:please|pls|plz|hey|hi|hello|ok|okay|now|also|and|then|so|well|actually|maybe|just|(?:can|could|would|will) (?:you|u|we)|i (?:want|need|would like|'d like)(?: (?:you )?to)?(?= )|i'd like(?: (?:you )?to)?|let's|lets|want(?: to)?|bitte|hallo|also|und|dann|noch|jetzt|mal|kannst du(?: mir)?|könntest du(?: mir)?|koenntest du(?: mir)?|könnten sie(?: mir)?|können sie(?: mir)?|ich (?:möchte|moechte|hätte gerne?|will|würde gerne?)(?: (?:dass du|bitte))?|s[’' ]?il (?:te|vous) pla[iî]t|stp|svp|et|puis|maintenant|alors|(?:est-ce que )?tu peux|peux-tu|tu pourrais|pourrais-tu|vous pouvez|pouvez-vous|pourriez-vous|je (?:voudrais|veux|souhaite)|j[’']aimerais|por favor|porfa|hola|y|luego|ahora|puedes|podrías|podrias|puede|podría|quiero|quisiera|me gustaría|me gustaria)(?![\p{L}'’-]),? *)+/iu;
const endings =
  /(?:[\s,]+(?:please|pls|plz|thanks|thank you|thx|bitte|danke|s[’' ]?il (?:te|vous) pla[iî]t|stp|svp|merci|por favor|porfa|porfavor|gracias))+[\s.!?]*$|\s*[?]+\s*$/iu;
/** German puts it in the middle. */
const middle = / (?:bitte|mal bitte|bitte mal|doch bitte|por favor|please)(?= )/giu;
const quoted = /["“„«]/;

/** A wish without its courtesies. Nothing is left of 'please', so that one stays. */
export function withoutCourtesy(wish: string): string {
  const bare = wish.trim().replace(endings, '').replace(openings, '').trim();
  const plain = quoted.test(bare) || bare.includes(':') ? bare : bare.replace(middle, '');
  return plain === '' ? wish.trim() : plain;
}

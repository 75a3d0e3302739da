import { findKind } from '../reading/kinds.ts';
import type { Remainder } from '../reading/remainder.ts';

const opening =
  /^[\s,]*(?:(?:please|pls|hi|hello|hey|can you|can u|could you|help me(?: to)?|help us(?: to)?|i need to|i want to|i need|i want|need|want|i would like|i'd like|we need|let's|bitte|ich brauche|ich möchte|s'il vous plaît|je voudrais|il me faut|por favor|necesito|quiero)[\s,]+)*(?:(?:make|create|write|generate|draft|prepare|build|design|produce|give|send|do|put together|turn this into|erstelle?|schreibe?|mach|créer?|crée|faire|fais|rédige|prépare|crea|haz|genera|escribe|prepara)(?:\s+(?:me|us|up|mir|uns|-moi|moi))?[\s,]+)?(?:(?:an?|the|my|our|some|eine?n?|une?|una?)\s+)*/iu;
const plainWords =
  /^(?:nice|new|simple|short|quick|good|great|professional|modern|clean|stylish|beautiful|styled|well-styled|small|little|full|detailed|one|page|1|single|the|a|an|draft|print|printable|digital|event|info)$/i;

/**
 * Takes the command off the head of a prompt ('Please make me a web design invoice') and returns what stands between
 * it and the kind, as a heading ('Web design'), or ''.
 */
export function takeCommand(rest: Remainder, kindId: string): string {
  const before = rest.text.match(opening)?.[0] ?? '';
  const body = rest.text.slice(before.length);
  const mention = findKind(body);
  if (
    mention?.kind.id !== kindId ||
    mention.start > 60 ||
    /[,;:\n]/.test(body.slice(0, mention.start).trim().replace(/^,|,$/g, ''))
  ) {
    rest.text = body;
    return '';
  }
  const qualifier = body
    .slice(0, mention.start)
    .split(/[\s,]+/)
    .filter((word) => word && !plainWords.test(word))
    .join(' ')
    .replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])[の的]$/u, '');
  rest.text = body.slice(mention.end);
  // '12 hours … invoice' is matter for its lines, not a heading.
  return /\d/.test(qualifier) && (kindId === 'invoice' || kindId === 'quote')
    ? ''
    : qualifier.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

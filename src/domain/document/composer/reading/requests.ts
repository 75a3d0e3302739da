import { findKind, type KindName } from './kinds.ts';
import { withoutCourtesy } from './polite-words.ts';

/** Those who are billed, and what for. */
const billed =
  '(?:them|him|her|it|this|that|these|everything|all of (?:it|this|that)|all|the (?:client|customer|company|work|hours)|my client|ihnen|ihm|ihr|sie|es|das|dies|alles|(?:dem|der) kund(?:en|in)|leur|lui|les|la|le|ça|cela|tout|le tout|(?:le|la|au|à la) cliente?|esto|eso|todo|al cliente|a la clienta)';
const billing = [
  `(?:bill|invoice|charge)(?: ${billed})+(?: for(?: ${billed})+)?(?: (?:now|today|asap|accordingly))?`,
  `stelle?n?(?: sie)?(?: ${billed})* in rechnung`,
  `(?:${billed} )*in rechnung stellen`,
  `(?:${billed} )*(?:abrechnen|berechnen|verrechnen|fakturieren)`,
  `(?:be|ver)rechnen?(?: sie)?(?: ${billed})+|rechnen?(?: sie)?(?: ${billed})+ ab`,
  `factur(?:e|ez)[- ](?:${billed}|moi|nous)(?: ${billed})*`,
  `(?:de )?(?:(?:les|leur|lui|la|le) )+facturer(?: ${billed})*`,
  `(?:fact[uú]r[ae]|c[oó]br[ae]|facturar|cobrar)(?:se)?(?:les?|l[oa]s?)(?: ${billed})*`,
  `(?:facture|factura|cobre|cobra)(?: (?:esto|eso|todo|al cliente|a la clienta))+`,
];
const isBilling = new RegExp(`^(?:${billing.join('|')})$`, 'iu');

const verb =
  '(?:make|create|write|generate|draft|design|build|prepare|produce|do|send|give|mach|mache|machen|erstellen?|schreiben?|gestalten?|entwirf|entwerfen|generieren?|fais|faites|faire|crée[rz]?|rédige[rz]?|prépare[rz]?|génère[rz]?|haz|haga|crea|cree|prepar[ae]|prepára|escriba|escribe|genera|genere|diseña|diseñe|redacta|hacer|crear|preparar)';
const forWhom =
  "(?:[- ]?(?:me|nos|les)(?= )|[ -](?:me|us|them|him|her|mir|uns|ihnen|ihm|moi|nous|leur|lui|en|sie|m['’]en))";
const article =
  "(?:an?|the|my|our|one|eine?n?|die|den|das|unsere?n?|meine?n?|une?|la|le|les|l['’]|ma|notre|una?|el|mi|nuestr[oa])";
const fromThat =
  '(?:(?:from|of|out of|with|for|about) (?:it|this|that|these|them|the above)|daraus|davon|dafür|dazu|hieraus|(?:de|avec|à partir de|pour) (?:ça|cela|tout cela)|(?:con|de|para) (?:esto|eso|todo esto))';
const asksForThing = new RegExp(
  `^(?:(?:${verb}(?:${forWhom}){0,2} |(?:me|nos|en) (?:haces|hace|preparas|faire|créer) )(?:${fromThat} )?|${fromThat} )?(?:${article} ?)(\\p{L}[\\p{L}’' -]{1,50}?)(?: ${fromThat})?(?: (?:machen|erstellen|schreiben|gestalten|entwerfen|generieren))?$`,
  'iu',
);
const turnsInto = new RegExp(
  `^(?:turn|make|put|convert) (?:it|this|that|these|them|the above|everything) (?:all )?(?:into|on|onto|as) (?:${article} )?(\\p{L}[\\p{L}’' -]{1,50})$`,
  'iu',
);
const anyPage =
  /^(?:(?:single|nice|simple|professional|short|schöne[ns]?|einfache[ns]?|belle|jolie?|bonita?) )*(?:page|document|doc|pdf|dokument|seite|página|documento)$/iu;
/** 'From this', 'make me': said to whoever makes the page, without a please. */
const toMaker = new RegExp(
  `(?<![\\p{L}])(?:${fromThat}|${verb}[- ]?(?:me|us|mir|uns|moi|nous|nos)(?= )|(?:me|nos) (?:haces|hace|preparas))(?![\\p{L}])`,
  'iu',
);

/** Longer clauses say more than that a page is to be made. */
const longest = 90;

/**
 * Whether a clause asks for the page itself and says nothing of what is on it: 'please bill them', 'kannst du daraus
 * einen Flyer machen?'. A task on a list, such as 'create a flyer' on a checklist, is none: the page is of another kind.
 */
export function isRequest(clause: string, kind: KindName | null): boolean {
  const said = clause.replace(/^¿|^(?:(?:and|so|und|also|et|donc|y|así que) )+|[\s.!?…]+$/giu, '').trim();
  if (said.length > longest || !/\p{L}/u.test(said)) return false;
  const core = withoutCourtesy(said)
    .replace(/^(?:merci de|i need|we need|ich brauche|wir brauchen|il me faut|necesito|necesitamos) /iu, '')
    .replace(/^[\s,]+|[\s,]+$/g, '');
  if ((kind === null || kind.base === 'invoice') && isBilling.test(core)) return true;
  const turned = turnsInto.exec(core);
  const thing = (turned ?? asksForThing.exec(core))?.[1];
  if (thing === undefined) return false;
  if (!turned && core === said && !toMaker.test(said)) return false;
  const named = findKind(thing);
  return anyPage.test(thing) || (named !== null && named.kind.id === kind?.id && named.end === thing.length);
}

const between =
  /((?<=[.!?])\s+|\s*\n+\s*|\s*;\s*|,\s+| [–—-] | (?:and|und|et|y) (?=(?:please|bitte|por favor|s['’]il) ))/iu;

const courtesy =
  /^(?:please|thanks|thank you|many thanks|thanks in advance|bitte|danke(?: schön)?|vielen dank|s['’]il (?:te|vous) pla[iî]t|stp|svp|merci(?: beaucoup| d['’]avance)?|por favor|(?:muchas )?gracias)[\s.!]*$/iu;

/** '… – Flyer', '…, as a poster please': the last clause of a prompt that names its kind nowhere before. */
function isKindBehind(clause: string, before: string, kind: KindName | null): boolean {
  const name = withoutCourtesy(clause)
    .replace(/[\s.!]+$/, '')
    .replace(/^(?:as an?|als|en|como|comme) (?:une? |una? )?/iu, '');
  const named = kind && name.length <= longest ? findKind(name) : null;
  const isAlone = named?.start === 0 && named.end === name.length;
  return isAlone && named.kind.id === kind?.id && findKind(before)?.kind.id !== kind.id;
}

/** A prompt without the clauses, behind its first one, that only ask for the page, and the courtesies beside them. */
export function withoutRequests(text: string, kind: KindName | null): string {
  const parts = text.split(between);
  const last = parts.findLastIndex((part, index) => index % 2 === 0 && part.trim() !== '');
  const isAsking = parts.map(
    (part, index) =>
      index > 0 &&
      index % 2 === 0 &&
      (isRequest(part, kind) || (index === last && isKindBehind(part, parts.slice(0, index).join(''), kind))),
  );
  let kept = parts[0] ?? '';
  let isBehind = false;
  for (let index = 1; index < parts.length; index += 2) {
    const [separator = '', clause = ''] = parts.slice(index, index + 2);
    const isCourtesy: boolean = courtesy.test(clause) && (isBehind || isAsking[index + 3] === true);
    isBehind = isAsking[index + 1] === true || isCourtesy;
    if (!isBehind) kept += separator + clause;
  }
  return kept;
}

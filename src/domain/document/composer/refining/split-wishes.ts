import { colourPattern } from '../reading/colours.ts';

const verbs =
  'make|add|change|set|remove|delete|drop|move|rename|use|put|replace|turn|switch|increase|decrease|reduce|fill|update|shorten|translate|undo|give|apply|insert|include|take|swap|mark|try|show|convert|call|correct|fix|enlarge|shrink|tighten|write|the (?:client|due date|total|address|invoice number|title|headline|price|date)|my (?:name|address)|we are|i am|mach|füge|ändere|setze|entferne|lösche|ersetze|ajoute|change|mets|enlève|supprime|remplace|añade|agrega|cambia|pon|quita|elimina';
const looks =
  'bigger|smaller|larger|tighter|landscape|portrait|editorial|swiss|elegant|minimal|modern|dark|light|lighter|darker|shorter|slides|a4|a5|letter|square|bold';
const things =
  '(?:an? |the |another )?(?:thank|short note|note|quote|section|\\d{1,2} ?% (?:vat|tax|discount|mwst|tva|iva)|discount|deposit)';

const boundary = new RegExp(
  `(?:\\s*[.;!]\\s+|\\s*\\n+\\s*|,?\\s+(?:and then|then|and also|also|and|plus|but|und|dann|et|puis|y|luego)\\s+|,\\s+)(?=(?:please\\s+|also\\s+|bitte\\s+)?(?:(?:${verbs}|${looks})(?![\\p{L}])|(?:in )?${colourPattern}|${things}))`,
  'iu',
);
const opening =
  /^\s*(?:(?:please|can you|could you|would you|hey|ok|okay|now|also|and|then|i want you to|i want to|i'd like to|i would like to|let's|bitte|kannst du|s'il te plaît|por favor|,)\s+)+/iu;
const carriesOn = new RegExp(`^(?:${things})`, 'i');
const carriesLook = new RegExp(`^(?:${looks}|in )|^${colourPattern}`, 'iu');
const addVerb = /^(?:add|insert|include|put|apply|give|füge|ajoute|añade|agrega)(?![\p{L}])/iu;
const lookVerb = /^(?:make|turn|set|switch|use|mach)(?![\p{L}])/iu;

/** A refinement is read up to this length; what follows would be content, not a wish. */
const readLength = 2_000;
const mostWishes = 12;

/**
 * The wishes of a sentence: 'make it dark green and add a thank-you note' → two. It is cut only where the next
 * words begin a wish of their own, so that names keep their 'and'; a verb carries over: 'add a note and a quote'.
 */
export function splitWishes(prompt: string): string[] {
  const wishes: string[] = [];
  let verb = '';
  for (const part of prompt.slice(0, readLength).split(boundary)) {
    const text = part
      .replace(opening, '')
      .replace(/[\s.!,;]+$/u, '')
      .trim();
    if (!text) continue;
    const ownVerb = addVerb.exec(text)?.[0] ?? lookVerb.exec(text)?.[0];
    const needsVerb =
      !ownVerb && (carriesOn.test(text) ? addVerb.test(verb) : carriesLook.test(text) && lookVerb.test(verb));
    wishes.push(needsVerb ? (addVerb.test(verb) ? `${verb} ${text}` : `make it ${text}`) : text);
    verb = ownVerb ?? verb;
  }
  return wishes.slice(0, mostWishes);
}

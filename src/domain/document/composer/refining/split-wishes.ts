import { colourPattern } from '../reading/colours.ts';
import { withoutCourtesy } from '../reading/polite-words.ts';
import { essenceOf } from './spoken/essence.ts';
import { plainWish } from './spoken/plain-wish.ts';

const verbs =
  'make|add|change|set|remove|delete|drop|move|rename|use|put|replace|turn|switch|increase|decrease|reduce|fill|update|shorten|translate|undo|give|apply|insert|include|take|swap|mark|try|undo|revert|swap|exchange|shrink|show|convert|call|correct|fix|enlarge|shrink|tighten|write|the (?:client|due date|total|address|invoice number|title|headline|price|date)|my (?:name|address)|we are|i am|mach|mache|füge|ergänze|ändere|setze|setz|stelle|entferne|entfern|lösche|lösch|streiche|nimm|ersetze|ersetz|benenne|nenne|verschiebe|verschieb|tausche|übersetze|kürze|ajoute|ajouter|change|modifie|mets|enlève|retire|supprime|remplace|renomme|appelle|déplace|échange|traduis|raccourcis|passe|añade|agrega|cambia|modifica|pon|ponlo|hazlo|quita|elimina|borra|renombra|llama|mueve|intercambia|reemplaza|traduce|acorta|usa|utilise|nutze|verwende';
const looks =
  'bigger|smaller|larger|tighter|landscape|portrait|editorial|swiss|elegant|minimal|modern|dark|light|lighter|darker|shorter|slides|a4|a5|letter|square|bold';
const things =
  '(?:an? |the |another )?(?:thank|short note|note|quote|section|\\d{1,2} ?% (?:vat|tax|discount|mwst|tva|iva)|discount|deposit)';

const boundary = new RegExp(
  `(?:[.;!] |,? (?:and then|then|and also|also|and|plus|but|und dann|und|dann|et puis|et|puis|y luego|y|luego) |, )(?=(?:please |also |bitte )?(?:(?:${verbs}|${looks})(?![\\p{L}])|(?:in )?${colourPattern}|${things}))`,
  'iu',
);
const carriesOn = new RegExp(`^(?:${things})`, 'i');
const carriesLook = new RegExp(`^(?:${looks}|in )|^${colourPattern}`, 'iu');
const addVerb = /^(?:add|insert|include|put|apply|give|füge|ajoute|añade|agrega)(?![\p{L}])/iu;
const lookVerb = /^(?:make|turn|set|switch|use|mach)(?![\p{L}])/iu;

/** A refinement is read up to this length; what follows would be content, not a wish. */
const readLength = 2_000;
const mostWishes = 12;

/** Without the full stops at the end; a loop, because a pattern tries every start of a long run. */
function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && ' .!,;'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Black and white are one wish. */
const bothColours =
  /(?<!\p{L})(?:black (?:and|&|n) white|schwarz[ -]?(?:und )?wei(?:ß|ss)|noir et blanc|blanco y negro)(?! (?:text|schrift|texte|texto))(?!\p{L})/giu;

/** One line with single spaces: the patterns then have nothing to try twice. */
function oneLine(prompt: string): string {
  const lines = prompt
    .slice(0, readLength)
    .replace(/[^\S\n]+/g, ' ')
    .split('\n');
  return lines
    .map((line) => line.trim().replace(bothColours, 'monochrome'))
    .filter(Boolean)
    .join('; ');
}

/** 'Größer und im Querformat' are two wishes: each piece says something of the whole page. */
function piecesOf(wish: string): readonly string[] {
  const pieces = wish
    .split(/\s*[,;]\s*(?:(?:and|und|et|y) )?|\s+(?:and|und|et|y|dann|puis|luego)\s+/iu)
    .filter(Boolean);
  return pieces.length > 1 && pieces.every((piece) => essenceOf(piece) !== null) ? pieces : [wish];
}

/**
 * The wishes of a sentence: 'make it dark green and add a thank-you note' → two. It is cut only where the next
 * words begin a wish of their own, so that names keep their 'and'; a verb carries over: 'add a note and a quote'.
 */
export function splitWishes(prompt: string): string[] {
  const wishes: string[] = [];
  let verb = '';
  for (const part of oneLine(prompt).split(boundary)) {
    const wish = trimEnd(withoutCourtesy(part)).trim();
    if (!wish) continue;
    const ownVerb = addVerb.exec(wish)?.[0] ?? lookVerb.exec(wish)?.[0];
    const needsVerb =
      !ownVerb && (carriesOn.test(wish) ? addVerb.test(verb) : carriesLook.test(wish) && lookVerb.test(verb));
    wishes.push(...piecesOf(needsVerb ? (addVerb.test(verb) ? `${verb} ${wish}` : `make it ${wish}`) : wish));
    verb = ownVerb ?? verb;
  }
  return wishes.slice(0, mostWishes).map(plainWish);
}

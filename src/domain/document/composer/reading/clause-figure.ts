import type { KeyFigure } from '../brief.ts';
import { currencyAfter, currencyBefore } from './currency.ts';
import { numberPattern } from './decimal.ts';
import { upperFirst } from './upper-first.ts';

const scale =
  '(?:k|K|m|M|mn|mio\\.?|Mio\\.?|million(?:en|s|es)?|Million(?:en)?|millones|bn|billion)(?![\\p{L}])';
const figure =
  `[~≈±+−-]?(?:${currencyBefore} ?)?(?:\\d{1,3}(?: \\d{3}){1,3}|${numberPattern})` +
  `(?: ?${scale})?\\+?(?: ?(?:%|Prozent|per ?cent)| ?${currencyAfter}| (?:francs?|Franken|crowns?|kronor|pesos)(?![\\p{L}]))?(?:/\\d+)?`;
const ofTotal = `(?: (?:of|out of|von|sur|de) ${figure})?`;
const units =
  '(?:litres?|liters?|Liter|litros?|minutes?|Minuten|minutos?|hours?|Stunden|heures?|horas?|years?|Jahre|ans|años|days?|Tage|jours?|días?|weeks?|Wochen|semaines?|semanas?|months?|Monate|mois|meses|metres?|meters?|Meter|mètres?|metros?|tonnes?|tons?|acres?|hectares?|miles?|km/h|mph|watts?|k?m²?|cm|mm|k?g|t|l|ml|[kKMGT]?Wh?|MWp|kWp|GB|TB|MB|h|min|s|ha|°C|fps|mAh|V|A|Hz|[kMG]Hz|dB|inch(?:es)?|["”]|x)(?![\\p{L}])';
const word = "[\\p{L}][\\p{L}\\d'’/-]{0,30}";

const founded =
  /^(founded|established|started|opened|launched|since|gegründet|seit|fondée?|créée?|depuis|fundad[oa]|desde|fundación)(?: (?:in|en|im jahr|im jahre))? ((?:1[5-9]|20)\d\d)$/iu;
const unitLast = new RegExp(`^(${figure}) ?(${units})(?: (${word}(?: ${word}){0,3}))?$`, 'u');
const valueFirst = new RegExp(`^(${figure}${ofTotal})(?: (${word}(?: ${word}){0,5}))?$`, 'iu');
const valueLast = new RegExp(
  `^(${word}(?: ${word}){0,4}?)(?: (?:is|are|was|of|at|by|from|costs?|:|beträgt|est de|de|es de))? (${figure}${ofTotal})(?: (${units}))?(?: (${word}(?: ${word})?))?$`,
  'iu',
);
/** A clause that tells something happening is a sentence, however many figures it holds. */
const verb =
  /(?<![\p{L}])(?:we|i|our|is|are|was|were|has|have|had|will|can|helps?|makes?|puts?|saves?|cuts?|grew|won|raising|seeking|planted|wir|nous|ist|sind|hat|haben|est|sont|es|son|on|by|until|bis|am|le|el|in|im|en|at|for|from|with|für|pour|para|since|mit|avec|con|to)(?![\p{L}])/iu;
/** '12 March', '10 am': days and hours count nothing. */
const calendar =
  /(?<![\p{L}])(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mon|tues?|wednes|thurs|fri|satur|sun)(?:day)?s?(?![\p{L}])|\d ?[ap]\.?m\b|\d:\d\d|uhr/iu;

/** The longest clause that is a figure with its label, and not a sentence. */
const longestClause = 60;
const longestLabel = 34;

/** A clause that is one figure and the words that name it, and nothing else: '12 employees', 'budget 45k of 60k used'. */
export function clauseFigure(clause: string): KeyFigure | null {
  const text = clause.replace(/^(?:and|und|et|y|plus|with|mit|avec|con) /iu, '').trim();
  if (text.length > longestClause || !/\d/.test(text)) return null;
  const since = founded.exec(text);
  if (since) return { value: since[2] ?? '', label: upperFirst(since[1] ?? '') };
  if (calendar.test(text)) return null;
  const measured = unitLast.exec(text);
  if (measured && !verb.test(measured[3] ?? '')) {
    return {
      value: measured[1] ?? '',
      unit: measured[2] ?? '',
      label: upperFirst((measured[3] ?? '').replace(/^(?:of|de|von|di) /i, '')),
    };
  }
  const first = valueFirst.exec(text);
  if (first) {
    const label = first[2] ?? '';
    const isYear = /^(?:19|20)\d\d$/.test(first[1] ?? '');
    if (!label || isYear || label.length > longestLabel || verb.test(label)) return null;
    return { value: (first[1] ?? '').trim(), label: upperFirst(label) };
  }
  const last = valueLast.exec(text);
  if (
    !last ||
    verb.test(last[1] ?? '') ||
    /^(?:of|per|a|an|and|de|von|du|des|pro|par|por)(?: |$)/i.test(last[4] ?? '')
  )
    return null;
  if (verb.test(last[4] ?? '')) return null;
  const label = `${last[1] ?? ''}${last[4] ? ` ${last[4]}` : ''}`;
  const isNumbered =
    /^(?:room|page|grade|class|level|step|chapter|phase|version|q|no|nr|klasse|raum|stufe|salle|project|projekt|projet|team|line|gate)$/i;
  if (label.length > longestLabel || isNumbered.test(last[1] ?? '')) return null;
  if (/^\p{Lu}/u.test(last[1] ?? '') && !/[%$£€]|\d{3}|\d ?[kKM]/.test(last[2] ?? '')) return null;
  return { value: (last[2] ?? '').trim(), ...(last[3] ? { unit: last[3] } : {}), label: upperFirst(label) };
}

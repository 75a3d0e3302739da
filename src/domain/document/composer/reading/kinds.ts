import type { DocumentKind } from '../brief.ts';
import type { ReadingLanguage } from './language.ts';

/** A kind of document by its name, and the layout that carries it. */
export interface KindName {
  readonly id: string;
  readonly base: DocumentKind;
  /** What the document calls itself, by language. */
  readonly heading: Record<ReadingLanguage, string>;
  readonly words: readonly string[];
}

const kind = (
  id: string,
  base: DocumentKind,
  heading: readonly [string, string, string, string],
  words: string,
): KindName => ({
  id,
  base,
  heading: { en: heading[0], de: heading[1], fr: heading[2], es: heading[3] },
  words: words.split('|'),
});

/** Every kind a prompt may name. The words are matched whole, case and hyphens aside. */
export const kindNames: readonly KindName[] = [
  kind(
    'invoice',
    'invoice',
    ['Invoice', 'Rechnung', 'Facture', 'Factura'],
    'invoice|bill|rechnung|facture|factura|fattura|fatura|factuur|faktura',
  ),
  kind('receipt', 'invoice', ['Receipt', 'Quittung', 'Reçu', 'Recibo'], 'receipt|quittung|reçu|recibo'),
  kind(
    'quote',
    'invoice',
    ['Quote', 'Angebot', 'Devis', 'Presupuesto'],
    'quote|quotation|price estimate|cost estimate|estimate|angebot|kostenvoranschlag|offerte|preventivo|orçamento|devis|presupuesto',
  ),
  kind(
    'pitch-deck',
    'pitch-deck',
    ['Pitch deck', 'Pitch', 'Présentation', 'Presentación'],
    'pitch deck|pitch|investor deck|investor presentation|pitch presentation|pitch präsentation|pitchdeck|deck investisseurs|investorenpräsentation|presentación para inversores|présentation aux investisseurs|présentation pour investisseurs',
  ),
  kind(
    'status-deck',
    'pitch-deck',
    ['Status', 'Statusbericht', 'Point d’étape', 'Estado'],
    'status update slides|status update deck|status update presentation|project status slides|status report slides|status deck|status slides|status update deck|project update deck|statusfolien|statuspräsentation|projektfolien|présentation d’avancement|diapositives d’avancement|presentación de estado',
  ),
  kind(
    'training-deck',
    'pitch-deck',
    ['Training', 'Schulung', 'Formation', 'Formación'],
    'training deck|training slides|training presentation|onboarding slides|onboarding deck|schulungsfolien|schulungspräsentation|diapositives de formation|présentation de formation|diapositivas de formación|presentación de formación',
  ),
  kind(
    'deck',
    'pitch-deck',
    ['Presentation', 'Präsentation', 'Présentation', 'Presentación'],
    'slide deck|slideshow|slides|deck|presentation|powerpoint|keynote|präsentation|folien|présentation|diaporama|presentación|diapositives|diapositivas',
  ),
  kind(
    'poster',
    'flyer',
    ['Poster', 'Plakat', 'Affiche', 'Cartel'],
    'poster|plakat|affiche|cartel|manifesto|locandina|cartaz|sign|aushang',
  ),
  kind(
    'invitation',
    'flyer',
    ['Invitation', 'Einladung', 'Invitation', 'Invitación'],
    'invitation|invite|einladung|invitación|save the date|invito|convite|uitnodiging|zaproszenie',
  ),
  kind(
    'menu',
    'flyer',
    ['Menu', 'Speisekarte', 'Carte', 'Carta'],
    'menu|speisekarte|menú|cardápio|ementa|menukaart',
  ),
  kind(
    'price-list',
    'flyer',
    ['Price list', 'Preisliste', 'Tarifs', 'Lista de precios'],
    'price list|preisliste|liste de prix|liste des prix|grille tarifaire|lista de precios',
  ),
  kind(
    'flyer',
    'flyer',
    ['Flyer', 'Flyer', 'Flyer', 'Folleto'],
    'flyer|flier|leaflet|handbill|handzettel|flugblatt|tract|prospectus|folleto|volante|volantino|folheto|panfleto|ulotka|strooibiljet',
  ),
  kind(
    'timetable',
    'one-pager',
    ['Timetable', 'Stundenplan', 'Emploi du temps', 'Horario'],
    "class timetable|school timetable|class schedule|school schedule|weekly schedule|bus schedule|train schedule|shift schedule|bus timetable|train timetable|timetable|time table|schedule|opening times|opening hours|business hours|office hours|store hours|shop hours|bus times|train times|ferry times|shuttle times|shuttle bus times|departure times|stundenplan|öffnungszeiten|sprechzeiten|fahrplan|abfahrtszeiten|busfahrplan|trainingsplan|trainingszeiten|dienstplan|emploi du temps|heures d’ouverture|heures d'ouverture|horaires d’ouverture|horaires d'ouverture|horaires de bus|horaires|horario de apertura|horario de clases|horarios de autobús|horarios|horario|orario di apertura|orario|horário de funcionamento|horário|openingstijden|lesrooster|rooster|godziny otwarcia|plan lekcji",
  ),
  kind(
    'certificate',
    'one-pager',
    ['Certificate', 'Urkunde', 'Certificat', 'Certificado'],
    'certificate of attendance|certificate of completion|certificate of achievement|certificate of appreciation|certificate of participation|certificate of excellence|certificate of merit|certificate|teilnahmeurkunde|siegerurkunde|ehrenurkunde|urkunde|zertifikat|attestation de participation|attestation|certificat de participation|certificat|certificado de participación|certificado|diploma',
  ),
  kind(
    'proposal',
    'one-pager',
    ['Proposal', 'Vorschlag', 'Proposition', 'Propuesta'],
    'proposal|vorschlag|proposition|propuesta',
  ),
  kind(
    'product-sheet',
    'one-pager',
    ['Product sheet', 'Produktblatt', 'Fiche produit', 'Ficha de producto'],
    'product sheet|data sheet|datasheet|spec sheet|fact sheet|factsheet|produktblatt|datenblatt|fiche produit|ficha de producto',
  ),
  kind(
    'press-release',
    'one-pager',
    ['Press release', 'Pressemitteilung', 'Communiqué', 'Nota de prensa'],
    'press release|pressemitteilung|communiqué de presse|nota de prensa',
  ),
  kind(
    'case-study',
    'one-pager',
    ['Case study', 'Fallstudie', 'Étude de cas', 'Caso de éxito'],
    'case study|fallstudie|étude de cas|caso de éxito',
  ),
  kind(
    'newsletter',
    'one-pager',
    ['Newsletter', 'Newsletter', 'Lettre d’information', 'Boletín'],
    'newsletter|rundbrief|boletín',
  ),
  kind(
    'lesson-plan',
    'one-pager',
    ['Lesson plan', 'Unterrichtsplan', 'Plan de cours', 'Plan de clase'],
    'lesson plan|unterrichtsplan|plan de cours|plan de clase',
  ),
  kind(
    'cv',
    'one-pager',
    ['Curriculum vitae', 'Lebenslauf', 'Curriculum vitæ', 'Currículum'],
    'cv|resume|résumé|curriculum vitae|lebenslauf|currículum',
  ),
  kind(
    'minutes',
    'one-pager',
    ['Minutes', 'Protokoll', 'Compte rendu', 'Acta'],
    'meeting minutes|minutes|minutes of|minutes for|minutes from|meeting notes|sitzungsprotokoll|besprechungsprotokoll|protokoll|compte rendu|compte rendu de réunion|acta de reunión|acta',
  ),
  kind(
    'agenda',
    'one-pager',
    ['Agenda', 'Tagesordnung', 'Ordre du jour', 'Orden del día'],
    'agenda|tagesordnung|ordre du jour|orden del día',
  ),
  kind(
    'checklist',
    'one-pager',
    ['Checklist', 'Checkliste', 'Liste de contrôle', 'Lista'],
    'checklist|check list|to do list|packing list|checkliste|packliste|liste de contrôle|lista de verificación|lista de comprobación',
  ),
  kind(
    'letter',
    'one-pager',
    ['Letter', 'Brief', 'Lettre', 'Carta'],
    'cover letter|covering letter|motivation letter|letter of motivation|application letter|letter of application|job application|thank you letter|letter to|letter for|letter from|letter|bewerbungsschreiben|motivationsschreiben|bewerbung|anschreiben|brief an|lettre de motivation|lettre de candidature|candidature|lettre|carta de presentación|carta de motivación|candidatura|carta a|carta para',
  ),
  kind(
    'report',
    'one-pager',
    ['Report', 'Bericht', 'Rapport', 'Informe'],
    "annual report|geschäftsbericht|tätigkeitsbericht|rapport d’activité|rapport d'activité|rapport annuel|memoria anual|informe anual|quarterly report|status report|project update|weekly update|monthly update|quarterly update|progress report|project report|status update|project status|report|statusbericht|projektbericht|monatsbericht|jahresbericht|quartalsbericht|bericht|rapport d’avancement|rapport|informe de estado|informe",
  ),
  kind(
    'one-pager',
    'one-pager',
    ['Summary', 'Überblick', 'En bref', 'Resumen'],
    'one pager|onepager|one page summary|one page overview|one page|single page|1 pager|executive summary|résumé sur une page|résumé en une page|résumé d’une page|resumen de una página|resumen ejecutivo|una página|une page|note de synthèse|eine seite|übersicht|overview|summary|fact page|einseiter|überblick|zusammenfassung|resumen',
  ),
];

/** 'Letter size', 'US letter': paper, not a letter. */
const isPaperSize = (text: string, at: number): boolean =>
  /^letter[- ](?:size|format|paper|landscape|portrait)/i.test(text.slice(at, at + 24)) ||
  /US[- ]$/i.test(text.slice(Math.max(0, at - 3), at));

const bigLetters = /(?:big|large|bold|huge|block|capital) $/i;
const minutesFirst =
  /^\s*(?:(?:please|write|make|draft|create|up|me|the|our|my|board|team|staff|club|committee|council|quick|short) +)*$/i;
const signHere = /^sign(?= *(?:$|[,.:;\n])| (?:for|saying|that|with|to say|about) )/i;

export interface KindMention {
  readonly kind: KindName;
  readonly start: number;
  readonly end: number;
}

/** 'Invitacion': accents are what hurried people leave out. */
const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

const byWord = new Map(
  [bare, (word: string) => word].flatMap((spell) =>
    kindNames.flatMap((name) => name.words.map((word) => [spell(word), name] as const)),
  ),
);
const alternatives = [...byWord.keys()]
  .sort((one, other) => other.length - one.length)
  .map((word) => word.replaceAll(' ', '[- ]'))
  .join('|');
const kindPattern = new RegExp(`(?<![\\p{L}\\d])(?:${alternatives})(?:s|n)?(?![\\p{L}\\d])`, 'giu');

/** A kind is named early; later mentions belong to the subject ('a pitch deck for an invoice tool'). */
const readLength = 400;

/** Kinds in scripts that set no spaces between words, or whose words take no other ending. */
const scriptKinds: readonly [RegExp, string][] = [
  [/請求書|发票|發票|فاتورة/u, 'invoice'],
  [/見積書|报价单|報價單|عرض سعر/u, 'quote'],
  [/ポスター|海报|海報|ملصق/u, 'poster'],
  [/招待状|邀请函|邀請函|دعوة/u, 'invitation'],
  [/チラシ|传单|傳單|منشور/u, 'flyer'],
  [/スライド|プレゼン|幻灯片|演示文稿|عرض تقديمي/u, 'deck'],
  [/履歴書|简历|簡歷|سيرة ذاتية/u, 'cv'],
  [/議事録|会议纪要|محضر/u, 'minutes'],
  [/報告書|报告|تقرير/u, 'report'],
  [
    /時間割|時刻表|営業時間|课程表|課程表|时刻表|营业时间|營業時間|开放时间|جدول|مواعيد|ساعات العمل/u,
    'timetable',
  ],
  [/お知らせ|ご案内|通知|公告|إعلان/u, 'poster'],
];

function kindByScript(text: string): KindMention | null {
  for (const [pattern, id] of scriptKinds) {
    const match = pattern.exec(text);
    const named = match ? kindNames.find((name) => name.id === id) : undefined;
    if (match && named) return { kind: named, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/**
 * The first kind that a prompt names, or null. 'One page' is a size as often as a kind, so a named kind beside
 * it wins, and 'slides' gives way to the kind of deck they are.
 */
export function findKind(text: string, except?: string): KindMention | null {
  const head = text.slice(0, readLength);
  const mentions: KindMention[] = [];
  for (const match of head.matchAll(kindPattern)) {
    const word = match[0].toLowerCase().replaceAll('-', ' ');
    const name = byWord.get(word) ?? byWord.get(word.slice(0, -1));
    if (word === 'letter' && isPaperSize(head, match.index)) continue;
    // 'Big letters' are a wish; one can 'sign up' for anything.
    if (word === 'letters' && bigLetters.test(head.slice(0, match.index))) continue;
    if (word === 'sign' && !signHere.test(head.slice(match.index))) continue;
    // '45 minutes' is a length; 'minutes tenants meeting' opens what was asked for.
    if (word === 'minutes' && !minutesFirst.test(head.slice(0, match.index))) continue;
    // 'La troisième offerte' is given away, no offer.
    if (word === 'offerte' && match.index > 12) continue;
    if (name && name.id !== except)
      mentions.push({ kind: name, start: match.index, end: match.index + match[0].length });
  }
  const [first, second] = mentions;
  if (!first) return kindByScript(head);
  const isNear = second && second.start - first.end < 12;
  // 'Report deck', 'lesson plan slides': slides of that sort.
  const isSort = second?.kind.base === 'pitch-deck' && second.start - first.end < 3;
  if (second && isSort && first.kind.base === 'one-pager') return { ...second, start: first.start };
  if (isNear && ['one-pager', 'deck'].includes(first.kind.id) && first.kind.id !== second.kind.id) {
    return first.kind.id === 'deck' || second.kind.base !== 'pitch-deck' ? second : first;
  }
  return first;
}

import type { WorldLanguage } from '../../layout/world-labels.ts';
import type { Remainder } from './remainder.ts';

interface WorldFacts {
  /** A clause that is a place by one of its words; the group is the place. */
  readonly place: RegExp;
  readonly free: RegExp;
  readonly price: RegExp;
}

const clauseStart = '(?<=^|[,.;\\n])\\s*';
const clauseEnd = '\\s*(?=$|[,.;\\n])';
const latinMoney = '(?:[€$£] ?\\d[\\d.,]*|\\d[\\d.,]* ?(?:€|euro|eur|zł|pln|reais|kč)|R\\$ ?\\d[\\d.,]*)';

/** A clause that opens with a word for a place, or has one in it, in languages that write with spaces. */
const latinPlace = (words: string, ties: string): RegExp =>
  new RegExp(
    `${clauseStart}(?:(?:${ties}) )?((?:[\\p{L}’'.-]+ ){0,3}?(?:${words})(?!\\p{L})[^,;\\n]{0,50})${clauseEnd}`,
    'iu',
  );
const latin = (places: string, ties: string, free: string, priced: string): WorldFacts => ({
  place: latinPlace(places, ties),
  free: new RegExp(`${clauseStart}(${free})${clauseEnd}`, 'iu'),
  price: new RegExp(`${clauseStart}(?:(?:${priced})[ :]+)(${latinMoney})${clauseEnd}`, 'iu'),
});

const facts: Readonly<Record<WorldLanguage, WorldFacts>> = {
  it: latin(
    'piazza|piazzale|parco|porto|teatro|sala|palazzo|via|viale|chiesa|scuola|oratorio|campo|palestra|centro|cortile|spiaggia|museo|biblioteca',
    'in|al|alla|nel|nella|presso',
    'ingresso (?:libero|gratuito)|entrata (?:libera|gratuita)|gratis',
    'bigliett[oi]|ingresso|prezzo',
  ),
  pt: latin(
    'praça|parque|rua|avenida|salão|sala|teatro|quadra|escola|igreja|praia|centro|clube|biblioteca|museu|largo|quinta do|casa',
    'no|na|em',
    'entrada (?:franca|livre|gratuita)|grátis|gratuito',
    'ingressos?|bilhetes?|entrada|preço',
  ),
  nl: latin(
    '\\p{L}*plein|\\p{L}*park|\\p{L}*kerk|\\p{L}*zaal|\\p{L}*school|\\p{L}*straat|\\p{L}*laan|buurthuis|café|theater|museum|bibliotheek|haven|strand|\\p{L}*hal',
    'in|op|bij|in de|in het|op het',
    'gratis(?: toegang)?|toegang (?:is )?gratis|vrije toegang',
    'kaarten|tickets|toegang|entree|prijs',
  ),
  pl: latin(
    'park|plac|rynek|klub|ul\\.?|ulica|aleja|sala|hala|dom kultury|szkoła|kościół|teatr|muzeum|biblioteka|stadion|plaża',
    'w|na|przy',
    'wstęp (?:wolny|bezpłatny)|za darmo|bezpłatnie',
    'bilety?|wstęp|cena',
  ),
  ar: latin(
    'قاعة|حديقة|ساحة|مركز|مدرسة|نادي|فندق|شارع|مسجد|مسرح|مكتبة|ملعب',
    'في',
    '(?:الدخول )?مجان[اًيـ]+|دخول مجاني',
    'التذكرة|السعر|التذاكر',
  ),
  ja: {
    place: new RegExp(
      `${clauseStart}((?![^,.;\\n]{0,30}(?:無料|持参|中止|参加))[^,.;\\n\\d]{0,24}(?:公園|会館|体育館|ホール|センター|学校|校庭|駅|広場|館|寺|神社|公民館|会場|カフェ|教室|グラウンド|海岸|商店街))(?:にて|で|に?集合)?${clauseEnd}`,
      'u',
    ),
    free: new RegExp(`${clauseStart}((?:参加|入場|料金)?(?:費|料)?(?:は)?無料)${clauseEnd}`, 'u'),
    price: new RegExp(
      `${clauseStart}(?:参加費|入場料|料金|会費|チケット)[: ]*((?:一?人)?[¥￥]?\\d[\\d,]*円?)${clauseEnd}`,
      'u',
    ),
  },
  zh: {
    place: new RegExp(
      `${clauseStart}(?:地点[: ]*|在)?((?![^,.;\\n]{0,20}(?:免费|免費|参加|报名))[^,.;\\n\\d]{1,20}(?:公园|公園|中心|广场|廣場|馆|館|酒店|学校|學校|社区|厅|廳|楼|寺|体育场|操场|剧院|礼堂|车站|教室))${clauseEnd}`,
      'u',
    ),
    free: new RegExp(
      `${clauseStart}((?:免费|免費)(?:参加|參加|入场|入場)?|(?:入场|入場)(?:免费|免費))${clauseEnd}`,
      'u',
    ),
    price: new RegExp(
      `${clauseStart}(?:票价|票價|门票|門票|费用|費用)[: ]*([¥￥]?\\d[\\d,]*元?)${clauseEnd}`,
      'u',
    ),
  },
};

/** What a world language says of where it is and what it costs, taken out of a text. */
export function takeWorldFacts(
  rest: Remainder,
  language: WorldLanguage,
): { readonly place: string | null; readonly price: string | null } {
  const { place, free, price } = facts[language];
  const cost = rest.take(free) ?? rest.take(price);
  return { price: cost?.[1]?.trim() ?? null, place: rest.take(place)?.[1]?.trim() ?? null };
}

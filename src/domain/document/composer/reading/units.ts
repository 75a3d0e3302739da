import type { ReadingLanguage } from './language.ts';

interface Unit {
  readonly names: Record<ReadingLanguage, readonly [string, string]>;
  readonly aliases: string;
}

const unit = (names: readonly (readonly [string, string])[], aliases: string): Unit => {
  const [en = ['', ''], de = en, fr = en, es = en] = names;
  return { names: { en, de, fr, es }, aliases };
};

const units: readonly Unit[] = [
  unit(
    [
      ['hour', 'hours'],
      ['Stunde', 'Stunden'],
      ['heure', 'heures'],
      ['hora', 'horas'],
    ],
    'hours|hour|hrs|hr|h|stunden|stunde|std|heures|heure|horas|hora|ore|ora|uur|uren|godzin|godziny|ساعات|ساعة',
  ),
  unit(
    [
      ['day', 'days'],
      ['Tag', 'Tage'],
      ['jour', 'jours'],
      ['día', 'días'],
    ],
    'days|day|tage|tagen|tag|jours|jour|días|día|dias|dia|giorni|giorno|dagen|dag|dni|أيام|يوم',
  ),
  unit(
    [
      ['week', 'weeks'],
      ['Woche', 'Wochen'],
      ['semaine', 'semaines'],
      ['semana', 'semanas'],
    ],
    'weeks|week|wochen|woche|semaines|semaine|semanas|semana',
  ),
  unit(
    [
      ['month', 'months'],
      ['Monat', 'Monate'],
      ['mois', 'mois'],
      ['mes', 'meses'],
    ],
    'months|month|monate|monaten|monat|mois|meses|mes',
  ),
  unit(
    [
      ['piece', 'pieces'],
      ['Stück', 'Stück'],
      ['pièce', 'pièces'],
      ['unidad', 'unidades'],
    ],
    'pieces|piece|pcs|pc|stück|stk|pièces|pièce|unidades|unidad',
  ),
  unit(
    [
      ['page', 'pages'],
      ['Seite', 'Seiten'],
      ['page', 'pages'],
      ['página', 'páginas'],
    ],
    'pages|page|seiten|seite|páginas|página',
  ),
  unit(
    [
      ['session', 'sessions'],
      ['Sitzung', 'Sitzungen'],
      ['séance', 'séances'],
      ['sesión', 'sesiones'],
    ],
    'sessions|session|sitzungen|sitzung|séances|séance|sesiones|sesión',
  ),
  unit(
    [
      ['night', 'nights'],
      ['Nacht', 'Nächte'],
      ['nuit', 'nuits'],
      ['noche', 'noches'],
    ],
    'nights|night|nächte|nacht|nuits|nuit|noches|noche',
  ),
  unit(
    [
      ['word', 'words'],
      ['Wort', 'Wörter'],
      ['mot', 'mots'],
      ['palabra', 'palabras'],
    ],
    'words|word|wörter|wort|mots|mot|palabras|palabra',
  ),
  unit([['km', 'km']], 'km|kilometres|kilometers'),
  unit([['m²', 'm²']], 'm²|m2|qm|sqm'),
  unit([['kg', 'kg']], 'kg|kilos|kilo'),
  unit(
    [
      ['box', 'boxes'],
      ['Kiste', 'Kisten'],
      ['boîte', 'boîtes'],
      ['caja', 'cajas'],
    ],
    'boxes|box|kisten|kiste|cajas|caja',
  ),
];

const byAlias = new Map(
  units.flatMap((entry) => entry.aliases.split('|').map((alias) => [alias, entry] as const)),
);

/** Every word for a unit, longest first, for use inside a pattern. */
export const unitPattern = [...byAlias.keys()].sort((one, other) => other.length - one.length).join('|');

/** The word for a unit in a language and number: 'hrs', 12 → 'hours'. */
export function unitName(alias: string, quantity: number, language: ReadingLanguage): string {
  const found = byAlias.get(alias.toLowerCase().replace(/\.$/, ''));
  return found ? found.names[language][quantity === 1 ? 0 : 1] : alias;
}

import type { ArticleContent, ContentBlock, RichText } from '../brief.ts';
import type { Dish } from '../reading/dishes.ts';
import type { ReadingLanguage } from '../reading/language.ts';

const plain = (text: string): RichText => [{ text }];
const heads: Record<ReadingLanguage, { dish: string; service: string; price: string }> = {
  en: { dish: 'Dish', service: 'Service', price: 'Price' },
  de: { dish: 'Gericht', service: 'Leistung', price: 'Preis' },
  fr: { dish: 'Plat', service: 'Prestation', price: 'Prix' },
  es: { dish: 'Plato', service: 'Servicio', price: 'Precio' },
};

/** Dishes by their courses, or services: names on the left, prices on the right. */
export function writeMenu(
  dishes: readonly Dish[],
  head: Pick<ArticleContent, 'organisation' | 'runningTitle' | 'title' | 'lead'>,
  notes: readonly string[],
  language: ReadingLanguage,
  goods: 'dish' | 'service',
): ArticleContent {
  const courses = [...new Set(dishes.map(({ course }) => course))];
  const blocks = courses.flatMap((course): ContentBlock[] => [
    ...(course ? [{ type: 'heading' as const, level: 2 as const, text: plain(course) }] : []),
    {
      type: 'table',
      table: {
        head: [plain(heads[language][goods]), plain(heads[language].price)],
        rows: dishes
          .filter((dish) => dish.course === course)
          .map(({ name, price }) => [plain(name), plain(price)]),
        alignment: ['left', 'right'],
      },
    },
  ]);
  return {
    kind: 'article',
    date: '',
    ...head,
    blocks: [...blocks, ...notes.map((note): ContentBlock => ({ type: 'paragraph', text: plain(note) }))],
  };
}

import { describe, expect, it } from 'vitest';
import { readContent } from '../lenient/read-content.ts';
import { languageIn, otherLanguageOf } from './content-language.ts';
import { otherLanguage } from './text-language.ts';

const sentences: Readonly<Record<string, string>> = {
  en: 'The water will be turned off on Monday from nine to eleven, so please fill a bucket the evening before.',
  de: 'Am Montag wird das Wasser von neun bis elf Uhr abgestellt, bitte füllen Sie am Vorabend einen Eimer.',
  fr: 'L’eau sera coupée lundi de neuf heures à onze heures, merci de remplir un seau la veille au soir.',
  es: 'El lunes se cortará el agua de nueve a once, por favor llenen un cubo la noche anterior en la cocina.',
  pl: 'W poniedziałek od dziewiątej do jedenastej nie będzie wody, prosimy napełnić wiadro poprzedniego wieczoru.',
  tr: 'Pazartesi günü saat dokuzdan on bire kadar sular kesilecek, lütfen bir akşam önceden bir kova doldurun.',
  ja: '月曜日の九時から十一時まで断水します。前日の夜にバケツに水をためておいてください。よろしくお願いします。',
  ru: 'В понедельник с девяти до одиннадцати не будет воды, пожалуйста, наполните ведро накануне вечером.',
};

const contentOf = (text: string) => {
  const { content } = readContent({ title: 'x', blocks: [{ type: 'paragraph', icon: 'drop', text }] });
  if (!content) throw new Error('unreadable');
  return content;
};

describe('the language of a text', () => {
  const pairs = Object.keys(sentences).flatMap((own) =>
    Object.keys(sentences).map((wanted) => [own, wanted] as const),
  );
  it.each(pairs)('in %s is another one than %s only if it is', (own, wanted) => {
    const text = sentences[own] ?? '';
    expect(otherLanguage(text, wanted)).toBe(own === wanted ? null : own);
    expect(otherLanguageOf(contentOf(text), wanted)).toBe(own === wanted ? null : own);
  });

  it('is the same for all regions of a language', () => {
    expect(otherLanguage(sentences.de ?? '', 'de-CH')).toBeNull();
    expect(
      otherLanguage('Vannet blir stengt på mandag fra ni til elleve, fyll en bøtte kvelden før.', 'nb'),
    ).toBeNull();
  });

  it('is unknown if the text is short, or the wanted language is rare or invalid', () => {
    expect(otherLanguage('Wasser abgestellt', 'en')).toBeNull();
    expect(otherLanguage(sentences.de ?? '', 'gsw')).toBeNull();
    expect(otherLanguage(sentences.de ?? '', '?')).toBeNull();
  });

  it('does not depend on code, or on the names of layouts and icons', () => {
    const code = {
      type: 'code',
      text: 'for each of these lines do something and return the next of them; '.repeat(9),
    };
    const { content } = readContent({
      title: 'x',
      blocks: [code, { type: 'paragraph', text: sentences.de }],
    });
    expect(content && otherLanguageOf(content, 'de')).toBeNull();
    expect(languageIn({ layout: 'article', blocks: [{ type: 'paragraph', text: sentences.de }] })).toBe('de');
    expect(languageIn({ layout: 'article', blocks: [] })).toBeNull();
  });
});

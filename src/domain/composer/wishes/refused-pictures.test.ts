import { expect, test } from 'vitest';
import type { ReaderLanguage } from '../../reader/languages.ts';
import { refusesPictures } from './refused-pictures.ts';

test.each([
  ['en', 'Flyer for the pond club, no frog clip art.'],
  ['en', 'A menu for Friday without pictures'],
  ['de', 'Aushang zum Lauftreff, bitte ohne Bilder'],
  ['fr', 'Affiche pour la chorale, sans images'],
  ['es', 'Cartel del coro, sin fotos'],
  ['it', 'Volantino del coro, senza immagini'],
  ['pt', 'Cartaz do coral, sem imagens'],
  ['nl', 'Poster voor het koor, zonder foto’s'],
  ['pl', 'Plakat chóru, bez zdjęć'],
  ['ja', '合唱のポスター、写真なし'],
  ['zh', '合唱团海报，不要图片'],
  ['ar', 'ملصق للجوقة، بدون صور'],
] as const)('%s: %j wants no pictures', (language, prompt) => {
  expect(refusesPictures(prompt, language as ReaderLanguage)).toBe(true);
});

test.each([
  ['en', 'Flyer for the pond club with a picture of a frog'],
  ['de', 'Aushang zum Lauftreff mit Bildern'],
  ['ja', '合唱のポスター、写真付き'],
] as const)('%s: %j does not', (language, prompt) => {
  expect(refusesPictures(prompt, language as ReaderLanguage)).toBe(false);
});

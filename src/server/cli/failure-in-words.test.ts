import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { forCallers, told } from '../told.ts';
import { failureInWords } from './failure-in-words.ts';

test('tells a failure in the language of the terminal', async () => {
  const error = new AppError('model_failed', told('modelTooSlow', { seconds: 30 }));
  expect(await failureInWords(error, 'en')).toBe(error.detail);
  expect(await failureInWords(error, 'es')).toBe(
    'No ha llegado ninguna respuesta completa en 30 segundos. Comprueba la carga del servidor de modelos.',
  );
});

test('tells what has no message in English', async () => {
  expect(await failureInWords(new AppError('invalid_input', forCallers('No such file.')), 'fr')).toBe(
    'No such file.',
  );
  expect(await failureInWords(new Error('broken'), 'fr')).toBe('broken');
});

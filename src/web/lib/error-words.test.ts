import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { errorWords, loadErrorWords, serverWords } from './error-words.ts';
import { setDrawnLanguage } from './language.ts';
import { errorOfResponse } from './refused-answer.ts';
import { loadWords } from './words.ts';

const full = {
  code: 'conflict',
  message: 'There are 1,200 keys already. Delete one you no longer use.',
  reason: 'keysFull',
  values: { limit: 1200 },
} as const;

afterEach(() => setDrawnLanguage('en'));

describe('an error of the server', () => {
  beforeEach(async () => {
    setDrawnLanguage('de');
    await loadErrorWords();
  });

  it('is shown in the language of the page, with numbers and days as written in it', () => {
    expect(errorWords(full)).toBe(
      'Es gibt bereits 1.200 Schlüssel. Löschen Sie einen, den Sie nicht mehr brauchen.',
    );
    const budget = {
      code: 'quota_exceeded',
      message: '',
      reason: 'budgetUsedUp',
      values: { day: { day: '2026-03-01' } },
    };
    expect(errorWords(budget)).toContain('am 1. März zurückgesetzt');
  });

  it('shows the message of its code if it has no reason', () => {
    expect(errorWords({ code: 'forbidden', message: 'This call needs the scope documents:read.' })).toBe(
      'Sie haben darauf keinen Zugriff.',
    );
  });

  it('stays English if its reason is from a newer server, or its code from elsewhere', () => {
    expect(errorWords({ code: 'conflict', message: 'Newer.', reason: 'newer' })).toBe('Newer.');
    expect(errorWords({ code: 'cut', message: 'Cut off.' })).toBe('Cut off.');
  });

  it('is translated in answers, with the message of its field', async () => {
    const detail = 'Password must be at least 6 characters long.';
    const body = {
      detail,
      code: 'password_policy',
      reason: 'passwordTooShort',
      values: { limit: 6 },
      request_id: 'r',
      fields: [{ path: 'password', message: detail }],
    };
    const error = await errorOfResponse(new Response(JSON.stringify(body), { status: 400 }));
    expect(error.detail).toBe('Das Passwort muss mindestens 6 Zeichen lang sein.');
    expect(error.fields).toEqual([{ path: 'password', message: error.detail }]);
  });
});

it('stays as the server wrote it in English', () => {
  expect(errorWords(full)).toBe(full.message);
});

it('names findings and steps by their reason', async () => {
  setDrawnLanguage('fr');
  await loadWords('findings', 'steps');
  expect(serverWords('findings', 'emptyPage', { page: 2 })).toBe(
    'La page 2 est vide : elle n’a ni texte ni image.',
  );
  expect(serverWords('steps', 'write_document_running')).toBe('Rédaction de la page');
});

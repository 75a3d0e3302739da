import { expect, test } from 'vitest';
import { words as cli } from '../words/en/cli.ts';
import { words as start } from '../words/en/start.ts';
import { languageCodes, sourceLanguage } from '../words/languages.ts';
import { ConfigError, readConfig } from './config.ts';
import { portProblem } from './lifecycle/port-problem.ts';
import { diskProblem } from './lifecycle/start-error.ts';
import { BrowserMissingError } from './rendering/browser/browser-missing-error.ts';
import { languageOfTerminal, OperatorError, openTerminalWords, said } from './terminal-words.ts';

test.each([
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'en_US.UTF-8', LC_ALL: 'pt_BR.UTF-8' }, 'pt-BR'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'sv_SE' }, 'en'],
  [{}, 'en'],
])('reads the language of a terminal: %o', (env, language) => {
  expect(languageOfTerminal(env)).toBe(language);
});

/** Settings with a fault of each kind. */
const faulty = {
  PORT: '70000',
  LOG_LEVEL: 'loud',
  OCTAVO_WORK_AHEAD: 'maybe',
  OCTAVO_ROLES: 'web,printer',
  DATABASE_URL: 'mysql://db/x',
  STORAGE_URL: 'ftp://x',
  OCTAVO_PUBLIC_URL: 'octavo.example.com',
  OCTAVO_MODELS: 'fast=anthropic:claude',
  OCTAVO_TEXT_MODELS: 'slow',
  OCTAVO_ALLOW_HOSTS: 'wiki.local',
  OCTAVO_STAFF_DOMAINS: 'not a domain',
  OCTAVO_SEARCH: 'searxng',
  STRIPE_SECRET_KEY: 'sk_test_1',
  SMTP_URL: 'smtp://mail.example.com',
};

function settingsError(): ConfigError {
  try {
    readConfig(faulty);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('no fault was found');
}

const refused = (code: string) => Object.assign(new Error(code), { code });
const place = { host: '127.0.0.1', port: 3000 };
const errors = [
  settingsError(),
  portProblem(refused('EADDRINUSE'), place),
  portProblem(refused('EACCES'), place),
  portProblem(refused('EADDRNOTAVAIL'), place),
  ...['ENOSPC', 'EROFS', 'EACCES', 'ENOTDIR'].map((code) => diskProblem(refused(code), '/data')),
  new BrowserMissingError(said('browserMissing')),
].filter((error): error is OperatorError => error instanceof OperatorError);

test.each(languageCodes.filter((code) => code !== sourceLanguage))(
  'tells faults of the settings and of a start in %s, with the names that they have in English',
  async (language) => {
    expect(errors).toHaveLength(9);
    const say = await openTerminalWords(language);
    for (const error of errors) {
      const lines = error.inWords(say).split('\n');
      const inEnglish = error.message.split('\n');
      expect(lines).toHaveLength(inEnglish.length);
      for (const [at, line] of lines.entries()) {
        const english = inEnglish[at] ?? '';
        expect(line).not.toBe(english);
        expect(line).not.toMatch(/\{\w+\}|undefined/);
        for (const name of english.match(/[A-Z]+_[A-Z_]+|\/data/g) ?? []) expect(line).toContain(name);
      }
    }
  },
);

test('has no name in both areas', () => {
  expect(Object.keys(start).filter((name) => Object.hasOwn(cli, name))).toEqual([]);
});

test('joins a choice as in the language', async () => {
  const error = diskProblem(refused('EROFS'), '/data', ['STORAGE_URL', 'OCTAVO_DATA_DIR']);
  expect(error?.message).toContain('Set STORAGE_URL or OCTAVO_DATA_DIR to');
  expect(error?.inWords(await openTerminalWords('de'))).toContain('STORAGE_URL oder OCTAVO_DATA_DIR');
});

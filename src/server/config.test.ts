import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { digestPageSettings } from './config/page-settings.ts';
import { settings } from './config/settings.ts';
import { type Config, ConfigError, readConfig, settingsMarkdown } from './config.ts';
import { type Said, sayInEnglish } from './terminal-words.ts';

function faultsOf(env: Record<string, string>) {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  throw new Error('no fault was found');
}

const inEnglish = ({ reason, values }: Said): string => sayInEnglish(reason, values);

describe('readConfig', () => {
  it('has a default for every setting', () => {
    const config = readConfig({});
    expect(config.port).toBe(3000);
    expect(config.host).toBe('127.0.0.1');
    expect(config.isLoopback).toBe(true);
    expect(config.publicUrl).toBe('http://localhost:3000');
    expect(config.dataDir).toBe(`${process.cwd()}/.octavo`);
    expect(config.roles).toEqual(['web', 'worker']);
    expect(config.databaseUrl).toBeNull();
    expect(config.storage).toEqual({ kind: 'disk', folder: `${process.cwd()}/.octavo/files` });
    expect([config.google, config.captcha, config.stripe]).toEqual([null, null, null]);
  });

  it('treats an empty variable as unset and trims the others', () => {
    const config = readConfig({ PORT: '', HOST: ' 0.0.0.0 ' });
    expect(config.port).toBe(3000);
    expect(config.isLoopback).toBe(false);
  });

  it('reads lists, addresses and aliases', () => {
    const config = readConfig({
      OCTAVO_ROLES: 'worker',
      OCTAVO_PUBLIC_URL: 'https://octavo.example.com/',
      OCTAVO_ALLOW_HOSTS: 'wiki.local:443, [::1]:8080',
      OPENAI_BASE_URL: 'http://localhost:11434/v1/',
      OCTAVO_MODELS: 'fast=compatible:qwen3:8b,plain=composer',
      STORAGE_URL: 's3://pages?endpoint=http://minio:9000&region=eu-1',
      OCTAVO_STAFF_DOMAINS: 'example.com,example.org',
    });
    expect(config.roles).toEqual(['worker']);
    expect(config.publicUrl).toBe('https://octavo.example.com');
    expect(config.allowedHosts).toEqual([
      { host: 'wiki.local', port: 443 },
      { host: '::1', port: 8080 },
    ]);
    expect(config.models.openaiBaseUrl).toBe('http://localhost:11434/v1');
    expect(config.models.aliases).toEqual([
      { alias: 'fast', provider: 'compatible', model: 'qwen3:8b' },
      { alias: 'plain', provider: 'composer', model: '' },
    ]);
    expect(config.storage).toEqual({
      kind: 's3',
      bucket: 'pages',
      endpoint: 'http://minio:9000',
      region: 'eu-1',
    });
    expect(config.company.staffDomains).toEqual(['example.com', 'example.org']);
  });

  it('reports all errors together, each with a fix', () => {
    const faults = faultsOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      OCTAVO_ROLES: 'web,printer',
      DATABASE_URL: 'mysql://root:hunter2@db/x',
      STORAGE_URL: 'ftp://x',
      OCTAVO_PUBLIC_URL: 'octavo.example.com',
      OCTAVO_MODELS: 'fast=anthropic:claude',
      OCTAVO_ALLOW_HOSTS: 'wiki.local',
      OCTAVO_STAFF_DOMAINS: 'not a domain',
      STRIPE_SECRET_KEY: 'sk_test_1',
      SMTP_URL: 'smtp://mail.example.com',
    });
    expect(faults.map((fault) => fault.variable).sort()).toEqual(
      [
        'PORT',
        'LOG_LEVEL',
        'OCTAVO_ROLES',
        'DATABASE_URL',
        'STORAGE_URL',
        'OCTAVO_PUBLIC_URL',
        'OCTAVO_MODELS',
        'OCTAVO_ALLOW_HOSTS',
        'OCTAVO_STAFF_DOMAINS',
        'STRIPE_PUBLISHABLE_KEY',
        'STRIPE_WEBHOOK_SECRET',
        'MAIL_FROM',
      ].sort(),
    );
    for (const { variable, problem, fix } of faults) {
      expect(inEnglish(problem), variable).not.toBe('');
      expect(inEnglish(fix), variable).toMatch(/^Set .*\.$/);
    }
    const message = new ConfigError(faults).message;
    expect(message).toContain('12 settings need correcting:');
    expect(message).toContain(
      'PORT: is not a whole number from 0 to 65535. Set it like PORT=3001, or leave it unset.',
    );
    expect(message).not.toContain('hunter2');
  });

  it('rejects a duplicate alias and a model without a name', () => {
    const base = { OPENAI_API_KEY: 'k' };
    const problemOf = (models: string) =>
      faultsOf({ ...base, OCTAVO_MODELS: models }).map(({ problem }) => inEnglish(problem))[0];
    expect(problemOf('a=openai:x,a=openai:y')).toContain("'a' twice");
    expect(problemOf('a=openai')).toContain("'a=openai'");
  });

  it('never prints a secret', () => {
    const config: Config = readConfig({
      OPENAI_API_KEY: 'sk-hidden',
      DATABASE_URL: 'postgres://octavo:hidden@db/octavo',
      SMTP_URL: 'smtp://u:hidden@mail',
      MAIL_FROM: 'Octavo <hello@example.com>',
    });
    const printed = `${JSON.stringify(config)} ${inspect(config, { depth: null })} ${config.databaseUrl}`;
    expect(printed).not.toContain('hidden');
    expect(printed).toContain('[secret]');
    expect(config.databaseUrl?.reveal()).toBe('postgres://octavo:hidden@db/octavo');
  });
});

describe('digestPageSettings', () => {
  it('changes with every model setting, and with the browser', () => {
    const ofModels = Object.entries(settings).filter(([, { section }]) => section === 'Models');
    const named = [...ofModels.map(([name]) => name), 'OCTAVO_BROWSER'];
    const digests = named.map((name) => digestPageSettings({ [name]: 'other' }));
    expect(new Set([...digests, digestPageSettings({})]).size).toBe(named.length + 1);
    expect(digestPageSettings({ OPENAI_API_KEY: ' ', PORT: '1' })).toBe(digestPageSettings({}));
  });
});

describe('docs/settings.md', () => {
  it('matches the parser', () => {
    const written = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
    expect(written).toBe(settingsMarkdown());
  });
});

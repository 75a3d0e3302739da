import type { z } from 'zod';
import { supportedVersions } from '../rendering/browser/browser-versions.ts';
import { defaultDataDir } from './data-dir.ts';
import * as value from './value-schemas.ts';

/** One variable of the environment: how it is read, and what docs/settings.md says of it. */
export interface Setting {
  readonly section: string;
  /** What may stand there, for people: 'a port number'. */
  readonly type: string;
  readonly schema: z.ZodType<unknown, string>;
  /** The text that is read when the variable is unset; null where unset means 'none'. */
  readonly default: string | null;
  /** What unset means, where that is no fixed text. */
  readonly unset?: string;
  readonly example: string;
  readonly doc: string;
}

function define<const S extends Record<string, Setting>>(settings: S): S {
  return settings;
}

/** Every setting there is. Nothing else of the environment is read, and docs/settings.md is made from this table. */
export const settings = define({
  PORT: {
    section: 'Server',
    type: 'a port number',
    schema: value.port,
    default: '3000',
    example: '3001',
    doc: 'The port that Octavo listens on; 0 takes a free one.',
  },
  HOST: {
    section: 'Server',
    type: 'a host name or an IP address',
    schema: value.host,
    default: '127.0.0.1',
    example: '0.0.0.0',
    doc: 'The address that Octavo listens on; anything but a loopback address opens it to the network.',
  },
  OCTAVO_PUBLIC_URL: {
    section: 'Server',
    type: 'an http(s) address without a path',
    schema: value.origin,
    default: null,
    unset: '`http://localhost:PORT`',
    example: 'https://octavo.example.com',
    doc: 'The address under which people reach this server; links in mails and sign-in begin with it.',
  },
  OCTAVO_HOSTNAMES: {
    section: 'Server',
    type: 'a list of host names',
    schema: value.hostNames,
    default: null,
    example: 'octavo,octavo.internal',
    doc: 'Further names that requests may come in under (Host header), such as the one by which a proxy or a monitor asks. The host of OCTAVO_PUBLIC_URL, loopback names and HOST are always answered; so are IP addresses, unless HOST is a loopback address. Others get 421.',
  },
  OCTAVO_TRUSTED_PROXIES: {
    section: 'Server',
    type: 'a list of addresses, networks, `loopback` or `private`',
    schema: value.proxies,
    default: null,
    example: 'loopback,10.0.0.0/8',
    doc: 'The proxies in front of this server. Only their Forwarded and X-Forwarded-* headers are believed, so rate limits count real visitors.',
  },
  OCTAVO_DATA_DIR: {
    section: 'Server',
    type: 'a folder',
    schema: value.text,
    default: defaultDataDir,
    example: '/var/lib/octavo/main',
    doc: 'The folder for the embedded database, files and secrets; one running Octavo to a folder, which also serves the command line.',
  },
  OCTAVO_ROLES: {
    section: 'Server',
    type: 'a list of web and worker',
    schema: value.roleList,
    default: 'web,worker',
    example: 'worker',
    doc: 'What this process does: answer requests (web), run jobs (worker), or both.',
  },
  OCTAVO_STALLED_STREAM_SECONDS: {
    section: 'Server',
    type: 'a whole number of seconds',
    schema: value.seconds,
    default: '120',
    example: '60',
    doc: 'How long a browser may take nothing of a stream before its connection is closed; it goes on where it was when it comes back.',
  },
  OCTAVO_BROWSER: {
    section: 'Server',
    type: 'a path',
    schema: value.text,
    default: null,
    unset: 'bundled (Linux x64), else looked for',
    example: '/usr/bin/chromium',
    doc: `The Chrome, Chromium or Edge that renders pages, version ${supportedVersions.oldest} or newer. Unset, Octavo uses the first of these that renders its probe page: the bundled browser, a headless shell on PATH or in the caches of puppeteer and playwright, an installed Chrome, Chromium or Edge.`,
  },
  OCTAVO_ALLOW_HOSTS: {
    section: 'Server',
    type: 'a list of host:port',
    schema: value.hostsAndPorts,
    default: null,
    example: '10.0.0.5:8080,wiki.local:443',
    doc: 'Private addresses that Octavo may fetch from on behalf of users and models; unset means none.',
  },
  LOG_LEVEL: {
    section: 'Server',
    type: 'one of trace, debug, info, warn, error, fatal, silent',
    schema: value.logLevel,
    default: 'info',
    example: 'debug',
    doc: 'The least severe messages that are logged; debug adds stacks to start-up failures.',
  },
  DATABASE_URL: {
    section: 'Database and files',
    type: 'a PostgreSQL address',
    schema: value.secretAddress('postgres', 'postgresql'),
    default: null,
    unset: 'embedded PostgreSQL',
    example: 'postgres://octavo:PASSWORD@db.example.com/octavo',
    doc: 'The PostgreSQL server (15 or later) that keeps everything but files.',
  },
  STORAGE_URL: {
    section: 'Database and files',
    type: 'file:FOLDER or s3://BUCKET?endpoint=…&region=…',
    schema: value.storageLocation,
    default: null,
    unset: '`files/` in the data folder',
    example: 'file:/srv/octavo-files',
    doc: 'Where files are kept; several servers need one that they share.',
  },
  OCTAVO_ASSET_QUOTA_MB: {
    section: 'Database and files',
    type: 'a whole number of MB',
    schema: value.megabytes,
    default: '1024',
    example: '5000',
    doc: 'What the pictures, drawings and fonts of one account may take up.',
  },
  SMTP_URL: {
    section: 'Mail',
    type: 'an SMTP address',
    schema: value.secretAddress('smtp', 'smtps'),
    default: null,
    unset: 'the outbox page',
    example: 'smtps://USER:PASSWORD@mail.example.com',
    doc: 'The relay that sends mail; without it, emails stay on /dev/outbox (on loopback only; opened by the link that the start prints, or by the owner).',
  },
  MAIL_FROM: {
    section: 'Mail',
    type: 'an e-mail address, with or without a name',
    schema: value.mailbox,
    default: 'Octavo <octavo@localhost.localdomain>',
    example: 'Octavo <hello@example.com>',
    doc: 'The sender of every mail; needed with SMTP_URL.',
  },
  MAIL_RETURN_PATH: {
    section: 'Mail',
    type: 'an e-mail address',
    schema: value.email,
    default: null,
    unset: 'MAIL_FROM',
    example: 'bounces@example.com',
    doc: 'The mailbox for reports of mails that came back later; each quotes a Message-ID that begins with the id of the mail on the staff page.',
  },
  OPENAI_API_KEY: {
    section: 'Models',
    type: 'a key',
    schema: value.secret,
    default: null,
    example: 'sk-…',
    doc: 'Key of OpenAI, or of the server at OPENAI_BASE_URL.',
  },
  OPENAI_BASE_URL: {
    section: 'Models',
    type: 'an http(s) address',
    schema: value.webAddress,
    default: null,
    example: 'http://localhost:11434/v1',
    doc: 'Any server that speaks the OpenAI protocol: Ollama, vLLM, llama.cpp and others.',
  },
  ANTHROPIC_API_KEY: {
    section: 'Models',
    type: 'a key',
    schema: value.secret,
    default: null,
    example: 'sk-ant-…',
    doc: 'Key of Anthropic.',
  },
  ANTHROPIC_BASE_URL: {
    section: 'Models',
    type: 'an http(s) address',
    schema: value.webAddress,
    default: null,
    unset: 'Anthropic itself',
    example: 'https://gateway.example.com/v1',
    doc: 'A gateway that speaks as Anthropic does.',
  },
  GOOGLE_GENERATIVE_AI_API_KEY: {
    section: 'Models',
    type: 'a key',
    schema: value.secret,
    default: null,
    example: 'AIza…',
    doc: 'Key of Google Gemini.',
  },
  GOOGLE_GENERATIVE_AI_BASE_URL: {
    section: 'Models',
    type: 'an http(s) address',
    schema: value.webAddress,
    default: null,
    unset: 'Google itself',
    example: 'https://gateway.example.com/v1beta',
    doc: 'A gateway that speaks as Google does.',
  },
  OCTAVO_MODELS: {
    section: 'Models',
    type: 'a list of alias=provider:model',
    schema: value.modelAliases,
    default: null,
    unset: 'the built-in composer',
    example: 'fast=compatible:qwen3:8b,quality=anthropic:claude-opus-4-5',
    doc: 'The models that prompts can be sent to, the first being the default; providers are composer, openai, anthropic, google and compatible (the server at OPENAI_BASE_URL).',
  },
  OCTAVO_TEXT_MODELS: {
    section: 'Models',
    type: 'a list of aliases',
    schema: value.modelNames,
    default: null,
    unset: 'found out by asking, on compatible servers',
    example: 'fast',
    doc: 'Models that cannot call tools, or not reliably: they are asked for plain text with marks instead.',
  },
  OCTAVO_IMAGE_MODEL: {
    section: 'Models',
    type: 'provider:model',
    schema: value.imageModel,
    default: null,
    unset: 'pictures are drawings of the kit',
    example: 'openai:gpt-image-1',
    doc: 'What makes the pictures that a model asks for; providers are openai, google and compatible. Its prices are not counted.',
  },
  OCTAVO_MODEL_PRICES: {
    section: 'Models',
    type: 'a list of alias=input/output',
    schema: value.modelPrices,
    default: null,
    unset: 'costs are told in tokens alone',
    example: 'fast=0.25/2,quality=1.25/10',
    doc: 'What models cost, in US dollars for a million tokens in and out; estimates and histories show money by it.',
  },
  GOOGLE_CLIENT_ID: {
    section: 'Sign-in',
    type: 'a client id',
    schema: value.text,
    default: null,
    example: '1234.apps.googleusercontent.com',
    doc: 'Turns on sign-in with Google, together with GOOGLE_CLIENT_SECRET.',
  },
  GOOGLE_CLIENT_SECRET: {
    section: 'Sign-in',
    type: 'a client secret',
    schema: value.secret,
    default: null,
    example: 'GOCSPX-…',
    doc: 'The secret that belongs to GOOGLE_CLIENT_ID.',
  },
  GOOGLE_DISCOVERY_URL: {
    section: 'Sign-in',
    type: 'an http(s) address',
    schema: value.webAddress,
    default: 'https://accounts.google.com/.well-known/openid-configuration',
    example: 'https://login.example.com/.well-known/openid-configuration',
    doc: 'Where the provider describes itself (OpenID Connect discovery).',
  },
  CAPTCHA_PROVIDER: {
    section: 'Sign-in',
    type: 'one of cloudflare-turnstile, google-recaptcha, hcaptcha',
    schema: value.captchaProvider,
    default: null,
    example: 'cloudflare-turnstile',
    doc: 'Turns on a captcha at sign-up and sign-in, together with the two keys.',
  },
  CAPTCHA_SITE_KEY: {
    section: 'Sign-in',
    type: 'a key',
    schema: value.text,
    default: null,
    example: '0x4AAA…',
    doc: 'The public key of the captcha.',
  },
  CAPTCHA_SECRET_KEY: {
    section: 'Sign-in',
    type: 'a key',
    schema: value.secret,
    default: null,
    example: '0x4BBB…',
    doc: 'The secret key of the captcha.',
  },
  OCTAVO_TOKEN_SYNC_URL: {
    section: 'Sign-in',
    type: 'an http(s) address',
    schema: value.webAddress,
    default: null,
    example: 'https://intranet.example.com/octavo-session',
    doc: 'Another server that browsers hand their identity token to: a POST with the bearer on sign-in and renewal (once in 300 s), a DELETE on sign-out. It has to allow this origin (CORS, with credentials).',
  },
  OCTAVO_BASE_TIER: {
    section: 'Payments',
    type: 'one of basic, pro, enterprise',
    schema: value.tier,
    default: 'basic',
    example: 'enterprise',
    doc: 'The tier of every account that does not pay; enterprise opens all features without limits to everybody. The local owner has it in any case.',
  },
  STRIPE_SECRET_KEY: {
    section: 'Payments',
    type: 'a key',
    schema: value.secret,
    default: null,
    unset: 'the sandbox',
    example: 'sk_live_…',
    doc: 'Turns on payments by Stripe, together with the other two keys.',
  },
  STRIPE_PUBLISHABLE_KEY: {
    section: 'Payments',
    type: 'a key',
    schema: value.text,
    default: null,
    example: 'pk_live_…',
    doc: 'The public key of the Stripe account.',
  },
  STRIPE_WEBHOOK_SECRET: {
    section: 'Payments',
    type: 'a key',
    schema: value.secret,
    default: null,
    example: 'whsec_…',
    doc: 'The secret that signs what Stripe sends to Octavo.',
  },
  STRIPE_API_URL: {
    section: 'Payments',
    type: 'an http(s) address',
    schema: value.webAddress,
    default: 'https://api.stripe.com',
    example: 'http://localhost:12111',
    doc: 'Where the Stripe API is; another server for tests.',
  },
  OCTAVO_STAFF_DOMAINS: {
    section: 'Company',
    type: 'a list of domains',
    schema: value.domains,
    default: null,
    example: 'example.com,example.org',
    doc: 'The domains of the company that runs this server; accounts with a confirmed address there are staff.',
  },
  OCTAVO_BOOKING_URL: {
    section: 'Company',
    type: 'an http(s) address',
    schema: value.webAddress,
    default: null,
    example: 'https://cal.example.com/demo',
    doc: 'The page where visitors book a call.',
  },
  OCTAVO_SUPPORT_EMAIL: {
    section: 'Company',
    type: 'an e-mail address',
    schema: value.email,
    default: null,
    example: 'help@example.com',
    doc: 'The address for questions, shown in the app and in mails.',
  },
  OCTAVO_POSTAL_ADDRESS: {
    section: 'Company',
    type: 'text',
    schema: value.text,
    default: null,
    example: '1 Main Street, Springfield',
    doc: 'The postal address at the foot of mails.',
  },
});

export type SettingName = keyof typeof settings;

/** What the schemas make of the environment: the default where there is one, else null. */
export type SettingValues = {
  readonly [N in SettingName]: (typeof settings)[N]['default'] extends string
    ? z.output<(typeof settings)[N]['schema']>
    : z.output<(typeof settings)[N]['schema']> | null;
};

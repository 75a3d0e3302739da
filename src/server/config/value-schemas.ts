import { isIP } from 'node:net';
import { z } from 'zod';
import { searchEngineKinds } from '../../contract/search-engine-kinds.ts';
import { tiers } from '../../domain/membership/tiers.ts';
import { trimEndOf } from '../../domain/text/trim-characters.ts';
import { type Said, said } from '../terminal-words.ts';
import { Secret } from './secret.ts';

/*
 * One schema per kind of value. Each parses the raw text, and rejects it with a message of the catalog that follows
 * the variable's name: 'PORT: is not a whole number from 0 to 65535'.
 */

/** Returns the problem that a schema found. */
export function problemOf(issue: z.core.$ZodIssue | undefined): Said {
  const problem: unknown = issue?.code === 'custom' ? issue.params?.said : undefined;
  return problem ? (problem as Said) : said('notReadable');
}

/** Ends a transform with an error. zod ignores the return value. */
function fail(context: z.core.$RefinementCtx, problem: Said): never {
  context.addIssue({ code: 'custom', params: { said: problem } });
  return z.NEVER;
}

/** Returns a schema for texts that pass a test. */
const textThat = (passes: (value: string) => boolean, problem: Said) =>
  z.string().transform((value, context) => (passes(value) ? value : fail(context, problem)));

/** Returns a schema for one of some words. */
const oneOf = <const V extends string>(choices: readonly V[], problem = said('notAnyOf', { choices })) =>
  z.string().transform((value, context): V => {
    const choice = choices.find((each) => each === value);
    return choice ?? fail(context, problem);
  });

const eitherOf = (one: string, other: string) =>
  oneOf([one, other], said('neither', { one, other })).transform((given) => given === one);

/** Returns a schema for a whole number. */
const whole = (least: number, most: number, reason: 'notWhole' | 'notMegabytes' = 'notWhole') =>
  z.string().transform((value, context): number => {
    const isWithin = /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most;
    const problem = said(reason, { least: String(least), most: String(most) });
    return isWithin ? Number(value) : fail(context, problem);
  });

/** The providers that an alias in OCTAVO_MODELS may point to. */
export const modelProviders = ['composer', 'openai', 'anthropic', 'google', 'compatible'] as const;
export type ModelProvider = (typeof modelProviders)[number];

export interface ModelAlias {
  readonly alias: string;
  readonly provider: ModelProvider;
  /** The provider's name of the model; empty for the composer. */
  readonly model: string;
}

export interface HostAndPort {
  readonly host: string;
  readonly port: number;
}

/** Storage of rendered and uploaded files. */
export type StorageLocation =
  | { readonly kind: 'disk'; readonly folder: string }
  | {
      readonly kind: 's3';
      readonly bucket: string;
      readonly endpoint: string | null;
      readonly region: string | null;
    };

export const roles = ['web', 'worker'] as const;
export type Role = (typeof roles)[number];

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** Text after 'provider:' may contain colons, as in 'compatible:qwen3:8b'. */
const aliasPattern = /^([a-z0-9][a-z0-9._-]{0,63})=([a-z]+)(?::(\S+))?$/i;
const domainPattern = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;

export const text = z.string();
export const secret = z.string().transform((value) => new Secret(value));

export const port = whole(0, 65_535);
export const megabytes = whole(1, 9_999_999, 'notMegabytes');
export const seconds = whole(1, 99_999);
export const passwordLength = whole(6, 64);
export const yesOrNo = eitherOf('true', 'false');
export const switched = eitherOf('on', 'off');
export const host = textThat((value) => /^[a-z0-9.:_-]+$/i.test(value), said('notHost'));

export const captchaProvider = oneOf(['cloudflare-turnstile', 'google-recaptcha', 'hcaptcha']);
export const searchEngine = oneOf(searchEngineKinds);
export const tier = oneOf(tiers);
export const logLevel = oneOf(logLevels);

/** `http(s)://host[:port]`; the trailing slash is removed. */
export const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  const isOrigin =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.pathname === '/' &&
    url.search === '' &&
    url.username === '';
  if (!isOrigin) return fail(context, said('notOrigin'));
  return url.origin;
});

/** Any http(s) URL; the trailing slash is removed. */
export const webAddress = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return fail(context, said('notWebAddress'));
  return trimEndOf(value, '/');
});

const isEmail = (value: string): boolean => z.email().safeParse(value).success;
export const email = textThat(isEmail, said('notEmail'));

/** `Name <address>` or just an address. */
export const mailbox = textThat(
  (value) => isEmail(/<([^<>]+)>$/.exec(value)?.[1] ?? value),
  said('notMailbox'),
);

const notBeginning = (anyOf: readonly string[]): Said => said('notBeginning', { beginnings: { anyOf } });

/** Returns a schema for a URL that contains a password, with one of the given schemes. */
export function secretAddress(...schemes: readonly string[]) {
  return z.string().transform((value, context) => {
    const url = URL.parse(value);
    if (url === null || !schemes.includes(url.protocol.slice(0, -1))) {
      return fail(context, notBeginning(schemes.map((scheme) => `${scheme}://`)));
    }
    return new Secret(value);
  });
}

export const storageLocation = z.string().transform((value, context): StorageLocation => {
  if (value.startsWith('file:')) {
    const folder = value.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
    return folder === '' ? fail(context, said('noFolder')) : { kind: 'disk', folder };
  }
  const url = URL.parse(value);
  if (url?.protocol !== 's3:' || url.hostname === '') {
    return fail(context, notBeginning(['file:', 's3://']));
  }
  return {
    kind: 's3',
    bucket: url.hostname,
    endpoint: url.searchParams.get('endpoint'),
    region: url.searchParams.get('region'),
  };
});

export const domains = list().transform((entries, context): readonly string[] =>
  entries.every((entry) => domainPattern.test(entry)) ? entries : fail(context, said('notDomains')),
);

export const hostNames = list().transform((entries, context): readonly string[] =>
  entries.map((entry) =>
    /^[a-z0-9._-]+$/i.test(entry) ? entry.toLowerCase() : fail(context, said('notHostName', { entry })),
  ),
);

/** Networks of the named entries in a list of proxies. */
const proxyNetworks: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 6 ? 128 : 32));
}

export const proxies = list().transform((entries, context): readonly string[] =>
  entries.flatMap((entry) => {
    const networks = proxyNetworks[entry.toLowerCase()] ?? [entry];
    return networks.every(isNetwork) ? networks : fail(context, said('notNetwork', { entry }));
  }),
);

export const roleList = list().transform((entries, context): readonly Role[] => {
  const known = entries.filter((entry): entry is Role => roles.some((role) => role === entry));
  if (known.length !== entries.length || known.length === 0) {
    return fail(context, said('notRoles', { choices: roles }));
  }
  return [...new Set(known)];
});

export const hostsAndPorts = list().transform((entries, context): readonly HostAndPort[] =>
  entries.map((entry) => {
    const found = /^(\[[0-9a-f:.]+\]|[^:\s[\]]+):(\d{1,5})$/i.exec(entry);
    const portNumber = Number(found?.[2]);
    if (!found?.[1] || !(portNumber >= 1 && portNumber <= 65535)) {
      return fail(context, said('notHostAndPort', { entry }));
    }
    return { host: found[1].replace(/^\[|\]$/g, '').toLowerCase(), port: portNumber };
  }),
);

export const modelAliases = list().transform((entries, context): readonly ModelAlias[] => {
  const aliases = entries.map((entry): ModelAlias => {
    const [, alias, providerName, model = ''] = aliasPattern.exec(entry) ?? [];
    const provider = modelProviders.find((name) => name === providerName);
    if (!alias || !provider || (model === '' && provider !== 'composer')) {
      return fail(context, said('notAlias', { entry, choices: modelProviders }));
    }
    return { alias, provider, model };
  });
  const names = aliases.map((entry) => entry?.alias);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? aliases : fail(context, said('aliasTwice', { alias: twice }));
});

export const imageProviders = ['openai', 'google', 'compatible'] as const;

export interface ImageModel {
  readonly provider: (typeof imageProviders)[number];
  readonly model: string;
}

export const imageModel = z.string().transform((text, context): ImageModel => {
  const [, name, model] = /^([a-z]+):(\S+)$/.exec(text) ?? [];
  const provider = imageProviders.find((known) => known === name);
  return provider && model
    ? { provider, model }
    : fail(context, said('notImageModel', { choices: imageProviders }));
});

export interface ModelPrice {
  readonly alias: string;
  /** US dollars per million tokens. */
  readonly input: number;
  readonly output: number;
}

export const modelPrices = list().transform((entries, context): readonly ModelPrice[] =>
  entries.map((entry) => {
    const found = /^([a-z][a-z0-9_-]{0,63})=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/i.exec(entry);
    if (!found) return fail(context, said('notPrice', { entry }));
    return { alias: found[1] ?? '', input: Number(found[2]), output: Number(found[3]) };
  }),
);

export const modelNames = list();

function list() {
  return z.string().transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );
}

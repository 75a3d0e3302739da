import { isIP } from 'node:net';
import { z } from 'zod';
import { searchEngineKinds } from '../../contract/search-engine-kinds.ts';
import { tiers } from '../../domain/membership/tiers.ts';
import { trimEndOf } from '../../domain/text/trim-characters.ts';
import { Secret } from './secret.ts';

/*
 * One schema per kind of value. Each parses the raw text; its error messages follow the variable's name:
 * 'PORT: is not a whole number from 0 to 65535'.
 */

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

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'is not a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65535, 'is not a whole number from 0 to 65535');

export const yesOrNo = z
  .string()
  .regex(/^(?:true|false)$/, 'is neither true nor false')
  .transform((given) => given === 'true');

export const megabytes = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'is not a whole number of MB from 1 to 9999999')
  .transform(Number);

export const seconds = z
  .string()
  .regex(/^[1-9]\d{0,4}$/, 'is not a whole number from 1 to 99999')
  .transform(Number);

export const passwordLength = z
  .string()
  .regex(/^\d{1,2}$/, 'is not a whole number from 6 to 64')
  .transform(Number)
  .refine((value) => value >= 6 && value <= 64, 'is not a whole number from 6 to 64');

export const host = z.string().regex(/^[a-z0-9.:_-]+$/i, 'is not a host name or an IP address');

const captchaProviders = ['cloudflare-turnstile', 'google-recaptcha', 'hcaptcha'] as const;
export const captchaProvider = z.enum(captchaProviders, {
  error: `is not one of ${captchaProviders.join(', ')}`,
});

export const searchEngine = z.enum(searchEngineKinds, {
  error: `is not one of ${searchEngineKinds.join(', ')}`,
});
export const switched = z
  .enum(['on', 'off'], { error: 'is neither on nor off' })
  .transform((given) => given === 'on');
export const tier = z.enum(tiers, { error: `is not one of ${tiers.join(', ')}` });
export const logLevel = z.enum(logLevels, { error: `is not one of ${logLevels.join(', ')}` });

/** `http(s)://host[:port]`; the trailing slash is removed. */
export const origin = z.string().transform((value, context) => {
  const url = URL.parse(value);
  const isOrigin =
    url !== null &&
    (url.protocol === 'http:' || url.protocol === 'https:') &&
    url.pathname === '/' &&
    url.search === '' &&
    url.username === '';
  if (!isOrigin) return fail(context, 'is not an http(s) address without a path');
  return url.origin;
});

/** Any http(s) URL; the trailing slash is removed. */
export const webAddress = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url === null || !/^https?:$/.test(url.protocol)) return fail(context, 'is not an http(s) address');
  return trimEndOf(value, '/');
});

export const email = z.email('is not an email address');

/** `Name <address>` or just an address. */
export const mailbox = z
  .string()
  .refine(
    (value) => z.email().safeParse(/<([^<>]+)>$/.exec(value)?.[1] ?? value).success,
    'is not an email address, with or without a name before it',
  );

/** Returns a schema for a URL that contains a password, with one of the given schemes. */
export function secretAddress(...schemes: readonly string[]) {
  return z.string().transform((value, context) => {
    const url = URL.parse(value);
    if (url === null || !schemes.includes(url.protocol.slice(0, -1))) {
      return fail(context, `does not begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
    }
    return new Secret(value);
  });
}

export const storageLocation = z.string().transform((value, context): StorageLocation => {
  if (value.startsWith('file:')) {
    const folder = value.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
    return folder === '' ? fail(context, 'names no folder after file:') : { kind: 'disk', folder };
  }
  const url = URL.parse(value);
  if (url?.protocol !== 's3:' || url.hostname === '') {
    return fail(context, 'begins with neither file: nor s3://');
  }
  return {
    kind: 's3',
    bucket: url.hostname,
    endpoint: url.searchParams.get('endpoint'),
    region: url.searchParams.get('region'),
  };
});

export const domains = list().refine(
  (entries) => entries.every((entry) => domainPattern.test(entry)),
  'holds something that is not a domain',
);

export const hostNames = list().transform((entries, context): readonly string[] =>
  entries.map((entry) =>
    /^[a-z0-9._-]+$/i.test(entry)
      ? entry.toLowerCase()
      : fail(context, `holds '${entry}', which is not a host name without a port`),
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
    return networks.every(isNetwork)
      ? networks
      : fail(context, `holds '${entry}', which is no address or network, nor loopback or private`);
  }),
);

export const roleList = list().transform((entries, context): readonly Role[] => {
  const known = entries.filter((entry): entry is Role => roles.some((role) => role === entry));
  if (known.length !== entries.length || known.length === 0) {
    return fail(context, `is not a list of ${roles.join(' and ')}`);
  }
  return [...new Set(known)];
});

export const hostsAndPorts = list().transform((entries, context): readonly HostAndPort[] =>
  entries.map((entry) => {
    const found = /^(\[[0-9a-f:.]+\]|[^:\s[\]]+):(\d{1,5})$/i.exec(entry);
    const portNumber = Number(found?.[2]);
    if (!found?.[1] || !(portNumber >= 1 && portNumber <= 65535)) {
      return fail(context, `holds '${entry}', which is not host:port`);
    }
    return { host: found[1].replace(/^\[|\]$/g, '').toLowerCase(), port: portNumber };
  }),
);

export const modelAliases = list().transform((entries, context): readonly ModelAlias[] => {
  const aliases = entries.map((entry): ModelAlias => {
    const [, alias, providerName, model = ''] = aliasPattern.exec(entry) ?? [];
    const provider = modelProviders.find((name) => name === providerName);
    if (!alias || !provider || (model === '' && provider !== 'composer')) {
      return fail(
        context,
        `holds '${entry}', which is not alias=provider:model with a provider of ${modelProviders.join(', ')}`,
      );
    }
    return { alias, provider, model };
  });
  const names = aliases.map((entry) => entry?.alias);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? aliases : fail(context, `names the alias '${twice}' twice`);
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
    : fail(context, `is not provider:model with a provider of ${imageProviders.join(', ')}`);
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
    if (!found) return fail(context, `holds '${entry}', which is not alias=input/output`);
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

/** Ends a transform with an error. zod ignores the return value. */
function fail(context: { addIssue: (message: string) => void }, message: string): never {
  context.addIssue(message);
  return z.NEVER;
}

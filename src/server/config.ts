import { resolve } from 'node:path';
import type { PhotoService } from '../contract/photo-services.ts';
import type { SearchEngineKind } from '../contract/search-engine-kinds.ts';
import type { Language } from '../words/languages.ts';
import { ConfigError, type ConfigFault } from './config/config-error.ts';
import { crossFaults } from './config/cross-faults.ts';
import { digestPageSettings } from './config/page-settings.ts';
import type { Secret } from './config/secret.ts';
import { type Setting, type SettingName, type SettingValues, settings } from './config/settings.ts';
import type {
  HostAndPort,
  ImageModel,
  ModelAlias,
  ModelPrice,
  Role,
  StorageLocation,
} from './config/value-schemas.ts';
import { problemOf } from './config/value-schemas.ts';
import { languageOfTerminal, said } from './terminal-words.ts';

export { ConfigError } from './config/config-error.ts';
export { Secret } from './config/secret.ts';
export { settingsMarkdown } from './config/settings-markdown.ts';
export type {
  HostAndPort,
  ModelAlias,
  ModelPrice,
  ModelProvider,
  Role,
  StorageLocation,
} from './config/value-schemas.ts';

/** All operator settings, read once at start and passed down. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** True if only this machine can reach the server. Owner link and outbox require it. */
  readonly isLoopback: boolean;
  /** Origin without a trailing slash. */
  readonly publicUrl: string;
  /** True if the operator set OCTAVO_PUBLIC_URL. */
  readonly isPublicUrlSet: boolean;
  /** Addresses and networks of proxies whose headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Absolute path. */
  readonly dataDir: string;
  readonly roles: readonly Role[];
  readonly logLevel: SettingValues['LOG_LEVEL'];
  /** Null for the embedded PostgreSQL. */
  readonly databaseUrl: Secret | null;
  readonly storage: StorageLocation;
  /** Maximum total size of one account's assets. */
  readonly assetQuotaBytes: number;
  readonly minPasswordLength: number;
  /** A stream whose client accepts no data for this long is closed. */
  readonly stalledStreamMs: number;
  /** Whether idle time prepares for the next prompt and page. */
  readonly worksAhead: boolean;
  readonly browserPath: string | null;
  /** See digestPageSettings. */
  readonly pageSettings: string;
  readonly allowedHosts: readonly HostAndPort[];
  /** Further host names of this server, in lowercase. */
  readonly hostnames: readonly string[];
  readonly mail: {
    readonly smtpUrl: Secret | null;
    readonly from: string;
    /** Address for bounces; null for `from`. */
    readonly returnPath: string | null;
  };
  readonly models: {
    readonly aliases: readonly ModelAlias[];
    /** Aliases of models without tool calls, which get plain-text prompts. */
    readonly textAliases: readonly string[];
    readonly prices: readonly ModelPrice[];
    /** Image model; null if the kit draws pictures. */
    readonly image: ImageModel | null;
    /** Where to look for model servers; null for the usual ports on this computer. */
    readonly localServers: readonly HostAndPort[] | null;
    readonly openaiApiKey: Secret | null;
    readonly openaiBaseUrl: string | null;
    readonly anthropicApiKey: Secret | null;
    readonly googleApiKey: Secret | null;
    readonly anthropicBaseUrl: string | null;
    readonly googleBaseUrl: string | null;
  };
  /** Search engine of search mode; null if it is chosen in the browser. */
  readonly search: {
    readonly kind: SearchEngineKind;
    readonly key: Secret | null;
    /** Null for the engine's own address. */
    readonly address: string | null;
  } | null;
  /** Stock photo services, in the order in which they are asked. */
  readonly photos: readonly {
    readonly service: PhotoService;
    readonly address: string;
    readonly key: Secret | null;
  }[];
  readonly google: {
    readonly clientId: string;
    readonly clientSecret: Secret;
    readonly discoveryUrl: string;
  } | null;
  readonly captcha: {
    readonly provider: NonNullable<SettingValues['CAPTCHA_PROVIDER']>;
    readonly siteKey: string;
    readonly secretKey: Secret;
  } | null;
  /** URL that browsers send their token to; null for none. */
  readonly tokenSyncUrl: string | null;
  /** Tier of every account that doesn't pay. */
  readonly baseTier: SettingValues['OCTAVO_BASE_TIER'];
  readonly stripe: {
    readonly secretKey: Secret;
    readonly publishableKey: string;
    readonly webhookSecret: Secret;
    readonly apiUrl: string;
  } | null;
  readonly company: {
    readonly staffDomains: readonly string[];
    readonly bookingUrl: string | null;
    readonly supportEmail: string | null;
    readonly postalAddress: string | null;
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads all settings from an environment. No other code in the server may read the environment.
 * @throws ConfigError with all errors found, not only the first
 */
export function readConfig(env: Environment): Config {
  const values: Partial<Record<SettingName, unknown>> = {};
  const faults: ConfigFault[] = [];
  for (const [name, setting] of Object.entries(settings) as [SettingName, Setting][]) {
    const given = env[name]?.trim();
    const raw = given === undefined || given === '' ? setting.default : given;
    if (raw === null) {
      values[name] = null;
      continue;
    }
    const parsed = setting.schema.safeParse(raw);
    if (parsed.success) values[name] = parsed.data;
    else faults.push({ variable: name, ...faultOf(name, setting, parsed.error.issues[0]) });
  }
  faults.push(...crossFaults(env, values));
  if (faults.length > 0) throw new ConfigError(faults);
  return shape(values as SettingValues, digestPageSettings(env));
}

/** Reads the settings of this process. For entry points only: other code gets its config passed in. */
export function readProcessConfig(): Config {
  return readConfig(process.env);
}

/** Returns the language of this process's terminal. For entry points only. */
export const terminalLanguage = (): Language => languageOfTerminal(process.env);

function faultOf(
  name: SettingName,
  setting: Setting,
  issue: Parameters<typeof problemOf>[0],
): Omit<ConfigFault, 'variable'> {
  return {
    problem: problemOf(issue),
    fix: said('fixExample', { example: `${name}=${setting.example}` }),
  };
}

function shape(values: SettingValues, pageSettings: string): Config {
  const dataDir = resolve(values.OCTAVO_DATA_DIR);
  const storage = values.STORAGE_URL ?? { kind: 'disk', folder: resolve(dataDir, 'files') };
  return {
    port: values.PORT,
    host: values.HOST,
    isLoopback: isLoopback(values.HOST),
    publicUrl: values.OCTAVO_PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    isPublicUrlSet: values.OCTAVO_PUBLIC_URL !== null,
    trustedProxies: values.OCTAVO_TRUSTED_PROXIES ?? [],
    dataDir,
    roles: values.OCTAVO_ROLES,
    logLevel: values.LOG_LEVEL,
    databaseUrl: values.DATABASE_URL,
    storage: storage.kind === 'disk' ? { kind: 'disk', folder: resolve(storage.folder) } : storage,
    assetQuotaBytes: values.OCTAVO_ASSET_QUOTA_MB * 1024 * 1024,
    minPasswordLength: values.OCTAVO_PASSWORD_MIN_LENGTH,
    stalledStreamMs: values.OCTAVO_STALLED_STREAM_SECONDS * 1000,
    worksAhead: values.OCTAVO_WORK_AHEAD,
    browserPath: values.OCTAVO_BROWSER,
    pageSettings,
    allowedHosts: values.OCTAVO_ALLOW_HOSTS ?? [],
    hostnames: values.OCTAVO_HOSTNAMES ?? [],
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, returnPath: values.MAIL_RETURN_PATH },
    models: {
      aliases: values.OCTAVO_MODELS ?? [],
      textAliases: values.OCTAVO_TEXT_MODELS ?? [],
      prices: values.OCTAVO_MODEL_PRICES ?? [],
      image: values.OCTAVO_IMAGE_MODEL,
      localServers: values.OCTAVO_LOCAL_SERVERS,
      openaiApiKey: values.OPENAI_API_KEY,
      openaiBaseUrl: values.OPENAI_BASE_URL,
      anthropicApiKey: values.ANTHROPIC_API_KEY,
      anthropicBaseUrl: values.ANTHROPIC_BASE_URL,
      googleBaseUrl: values.GOOGLE_GENERATIVE_AI_BASE_URL,
      googleApiKey: values.GOOGLE_GENERATIVE_AI_API_KEY,
    },
    search: values.OCTAVO_SEARCH && {
      kind: values.OCTAVO_SEARCH,
      key: values.OCTAVO_SEARCH_KEY,
      address: values.OCTAVO_SEARCH_URL,
    },
    photos: photoServicesOf(values),
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            discoveryUrl: values.GOOGLE_DISCOVERY_URL,
          }
        : null,
    captcha:
      values.CAPTCHA_PROVIDER && values.CAPTCHA_SITE_KEY && values.CAPTCHA_SECRET_KEY
        ? {
            provider: values.CAPTCHA_PROVIDER,
            siteKey: values.CAPTCHA_SITE_KEY,
            secretKey: values.CAPTCHA_SECRET_KEY,
          }
        : null,
    tokenSyncUrl: values.OCTAVO_TOKEN_SYNC_URL,
    baseTier: values.OCTAVO_BASE_TIER,
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_PUBLISHABLE_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            publishableKey: values.STRIPE_PUBLISHABLE_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            apiUrl: values.STRIPE_API_URL,
          }
        : null,
    company: {
      staffDomains: values.OCTAVO_STAFF_DOMAINS ?? [],
      bookingUrl: values.OCTAVO_BOOKING_URL,
      supportEmail: values.OCTAVO_SUPPORT_EMAIL,
      postalAddress: values.OCTAVO_POSTAL_ADDRESS,
    },
  };
}

function photoServicesOf(values: SettingValues): Config['photos'] {
  const { UNSPLASH_ACCESS_KEY: unsplash, PEXELS_API_KEY: pexels, OCTAVO_OPENVERSE: isOpenverseOn } = values;
  return [
    ...(unsplash ? [{ service: 'unsplash', address: values.UNSPLASH_API_URL, key: unsplash } as const] : []),
    ...(pexels ? [{ service: 'pexels', address: values.PEXELS_API_URL, key: pexels } as const] : []),
    ...(isOpenverseOn
      ? [{ service: 'openverse', address: values.OPENVERSE_API_URL, key: null } as const]
      : []),
  ];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

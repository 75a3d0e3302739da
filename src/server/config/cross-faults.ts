import { type SearchEngineKind, searchEngineFacts } from '../../contract/search-engine-kinds.ts';
import { said } from '../terminal-words.ts';
import type { ConfigFault } from './config-error.ts';
import type { SettingName } from './settings.ts';
import type { ImageModel, ModelAlias, ModelPrice, ModelProvider } from './value-schemas.ts';

type Values = Partial<Record<SettingName, unknown>>;

/**
 * Settings that only work together: setting only some of them is an error, because it would have no effect.
 */
const groups: readonly (readonly SettingName[])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
];

/** Settings per provider, any one of which is enough to reach it. */
const providerNeeds: Readonly<Record<ModelProvider, readonly SettingName[]>> = {
  composer: [],
  openai: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
  compatible: ['OPENAI_BASE_URL'],
  anthropic: ['ANTHROPIC_API_KEY'],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY'],
};

/** Returns the errors that involve several settings. */
export function crossFaults(
  env: Readonly<Record<string, string | undefined>>,
  values: Values,
): ConfigFault[] {
  const isGiven = (name: SettingName) => (env[name] ?? '').trim() !== '';
  const faults: ConfigFault[] = [];
  for (const names of groups) {
    const given = names.filter(isGiven);
    if (given.length === 0) continue;
    for (const name of names.filter((candidate) => !isGiven(candidate))) {
      faults.push({
        variable: name,
        problem: said('missingBeside', { given }),
        fix: said('fixTogether', { names }),
      });
    }
  }
  if (isGiven('SMTP_URL') && !isGiven('MAIL_FROM')) {
    faults.push({
      variable: 'MAIL_FROM',
      problem: said('missingBeside', { given: 'SMTP_URL' }),
      fix: said('fixSender', { example: 'MAIL_FROM=hello@example.com' }),
    });
  }
  const engine = values.OCTAVO_SEARCH as SearchEngineKind | null | undefined;
  if (engine) {
    const { name, needsKey, address } = searchEngineFacts[engine];
    const needs = [
      ...(needsKey ? (['OCTAVO_SEARCH_KEY'] as const) : []),
      ...(address === null ? (['OCTAVO_SEARCH_URL'] as const) : []),
    ];
    for (const variable of needs.filter((each) => !isGiven(each)))
      faults.push({
        variable,
        problem: said('missingForEngine', { engine }),
        fix: said('fixEngine', { engine: name }),
      });
  }
  const aliases = (values.OCTAVO_MODELS ?? []) as readonly ModelAlias[];
  for (const { alias, provider } of aliases) {
    const needs = providerNeeds[provider];
    if (needs.length > 0 && !needs.some(isGiven)) {
      faults.push({
        variable: 'OCTAVO_MODELS',
        problem: said('aliasOfUnset', { alias, provider }),
        fix: said('fixAlias', { names: { anyOf: needs } }),
      });
    }
  }
  const image = values.OCTAVO_IMAGE_MODEL as ImageModel | null | undefined;
  if (image && !providerNeeds[image.provider].some(isGiven))
    faults.push({
      variable: 'OCTAVO_IMAGE_MODEL',
      problem: said('imageOfUnset', { provider: image.provider }),
      fix: said('fixProvider', { names: { anyOf: providerNeeds[image.provider] } }),
    });
  const known = aliases.map(({ alias }) => alias);
  const named = [
    ['OCTAVO_TEXT_MODELS', (values.OCTAVO_TEXT_MODELS ?? []) as readonly string[]],
    [
      'OCTAVO_MODEL_PRICES',
      ((values.OCTAVO_MODEL_PRICES ?? []) as readonly ModelPrice[]).map((each) => each.alias),
    ],
  ] as const;
  for (const [variable, names] of named) {
    const stranger = known.length > 0 ? names.find((name) => !known.includes(name)) : undefined;
    if (stranger === undefined) continue;
    const fix = said('fixKnown', { names: known });
    faults.push({ variable, problem: said('aliasUnknown', { alias: stranger }), fix });
  }
  return faults;
}

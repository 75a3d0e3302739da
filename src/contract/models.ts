import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { connectableKindNames, providerKindNames } from './provider-kind-names.ts';

/* Only for the local owner and internal staff. All others get `not_found`. */

const id = z.object({ id: z.uuid() });
const alias = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, 'Use lowercase letters, digits and hyphens, beginning with a letter');
const revision = z.number().int().min(1).max(2_000_000_000);
const name = z.string().trim().min(1).max(60);
const address = z.string().trim().min(1).max(300);
const apiKey = z.string().trim().min(1).max(4_000);
/** SHA-256 fingerprint of a certificate, in the format that browsers show. */
const fingerprint = z.string().max(100);
const dollars = z.number().min(0).max(100_000).nullable();
const cents = z.number().int().min(1).max(2_000_000_000).nullable();

export const listedModel = z.object({
  id: z.string(),
  /** Null if the provider doesn't report it. */
  context_tokens: z.number().int().nullable(),
  /** In US dollars per million tokens; null if the provider doesn't report it. */
  price: z.object({ input: z.number(), output: z.number() }).nullable(),
  size_bytes: z.number().nullable(),
});

const provider = z.object({
  id: z.string(),
  kind: z.enum(providerKindNames),
  name: z.string(),
  address: z.string(),
  has_key: z.boolean(),
  /** On this computer or in a private network. */
  is_private: z.boolean(),
  /** Fingerprint of the explicitly trusted certificate; null if regular certificate authorities apply. */
  trusted_fingerprint: z.string().nullable(),
  revision,
});

export const modelTest = z.object({
  is_working: z.boolean(),
  first_token_ms: z.number().int().nullable(),
  total_ms: z.number().int(),
  input_tokens: z.number().int().nullable(),
  output_tokens: z.number().int().nullable(),
  cost_usd: z.number().nullable(),
  /** Null if unknown. */
  calls_tools: z.boolean().nullable(),
  sees_pictures: z.boolean().nullable(),
  keeps_to_schema: z.boolean().nullable(),
  /** How it writes pages best; null if it made no page, or wasn't asked for one. */
  writes_with: z.enum(['tools', 'schema', 'markdown']).nullable().default(null),
  /** The page that it made. */
  page: z.object({ pages: z.number().int(), faults: z.number().int() }).nullable().default(null),
  /** The result of the test, and what to do about it. */
  message: z.string(),
  tested_at: z.string(),
});

/** How far a test is: what it asks the model for. */
const testStep = z.object({
  type: z.literal('step'),
  /** The first word and a tool call; a schema and a picture to look at; a page; a picture; the speed. */
  step: z.enum(['words', 'skills', 'page', 'picture', 'speed']),
  /** How the page is being written. */
  way: z.enum(['tools', 'schema', 'markdown']).nullable(),
  /** Blocks of the page so far. */
  blocks: z.number().int(),
});

export const modelTestEvent = z.discriminatedUnion('type', [
  testStep,
  z.object({ type: z.literal('tested'), tested: modelTest }),
  /** Octavo couldn't complete the test. */
  z.object({ type: z.literal('failed'), message: z.string() }),
]);

export type ModelTestStep = z.infer<typeof testStep>;

export const reasoningEfforts = ['none', 'low', 'medium', 'high'] as const;
const contextTokens = z.number().int().min(1_000).max(2_000_000_000).nullable();
/** Null for the provider's default. */
const reasoning = z.enum(reasoningEfforts).nullable();

const prices = {
  input_price: dollars,
  output_price: dollars,
  /** Per image. */
  picture_price: dollars,
};

const offeredModel = z.object({
  alias: z.string(),
  label: z.string(),
  provider_id: z.string(),
  provider_name: z.string(),
  model: z.string(),
  purpose: z.enum(['text', 'pictures']),
  ...prices,
  /** Longer prompts are shortened to it; null if unknown. */
  context_tokens: contextTokens,
  reasoning,
  tested: modelTest.nullable(),
  revision,
});

const settings = z.object({
  providers: z.array(provider),
  models: z.array(offeredModel),
  /** Models set by environment variables; read-only here. */
  fixed: z.array(
    z.object({
      alias: z.string(),
      label: z.string(),
      provider: z.string(),
      price: z.object({ input: z.number(), output: z.number() }).nullable(),
    }),
  ),
  default_alias: z.string(),
  is_default_fixed: z.boolean(),
  month_cents: cents,
  account_cents: cents,
  /** Whether accounts may add provider keys of their own. */
  are_own_keys_allowed: z.boolean(),
  /** Total cost of this month's runs. */
  spent_usd: z.number(),
  /** Whether the caller may connect servers on this computer or in private networks. */
  may_use_private: z.boolean(),
  revision,
});

const connection = z.discriminatedUnion('state', [
  z.object({ state: z.literal('connected'), provider, models: z.array(listedModel) }),
  /**
   * The certificate isn't signed by a known authority; nothing was sent. The caller can choose to trust it.
   */
  z.object({
    state: z.literal('unknown_certificate'),
    fingerprint,
    subject: z.string(),
    valid_until: z.string(),
  }),
]);

const provider_fields = { name, address, api_key: apiKey, trust_fingerprint: fingerprint };

export const modelEndpoints = {
  readModelSettings: defineEndpoint({
    method: 'GET',
    path: '/api/settings/models',
    summary: 'Connected providers, the models offered, defaults and budgets; no keys',
    auth: 'bearer',
    retry: 'safe',
    body: { kind: 'none' },
    answer: { kind: 'json', schema: settings },
    errors: ['not_found'],
  }),
  changeModelChoices: defineEndpoint({
    method: 'PATCH',
    path: '/api/settings/models',
    summary: 'Choose the default model and the monthly budgets, and whether accounts may add their own keys',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({
        revision,
        default_alias: alias.optional(),
        month_cents: cents.optional(),
        account_cents: cents.optional(),
        are_own_keys_allowed: z.boolean().optional(),
      }),
    },
    answer: { kind: 'empty' },
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  /** Never retried, because it carries a key. */
  addProvider: defineEndpoint({
    method: 'POST',
    path: '/api/settings/models/providers',
    summary: 'Connect a provider: its models are listed with the key before anything is kept',
    auth: 'bearer',
    retry: 'never',
    body: {
      kind: 'json',
      schema: z.object({ kind: z.enum(connectableKindNames), ...provider_fields }).partial({
        name: true,
        address: true,
        api_key: true,
        trust_fingerprint: true,
      }),
    },
    answer: { kind: 'json', schema: connection },
    errors: ['not_found', 'invalid_input', 'unprocessable', 'deadline_exceeded', 'conflict'],
  }),
  changeProvider: defineEndpoint({
    method: 'PATCH',
    path: '/api/settings/models/providers/:id',
    summary: 'Change name, address or key of a provider; a new address asks for the key again',
    auth: 'bearer',
    retry: 'never',
    params: id,
    body: { kind: 'json', schema: z.object(provider_fields).partial().extend({ revision }) },
    answer: { kind: 'json', schema: connection },
    errors: ['not_found', 'invalid_input', 'unprocessable', 'deadline_exceeded', 'conflict'],
  }),
  removeProvider: defineEndpoint({
    method: 'DELETE',
    path: '/api/settings/models/providers/:id',
    summary: 'Forget a provider with its key and its offered models',
    auth: 'bearer',
    retry: 'safe',
    params: id,
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  listProviderModels: defineEndpoint({
    method: 'GET',
    path: '/api/settings/models/providers/:id/models',
    summary: 'Ask a provider for its models',
    auth: 'bearer',
    // Reports an unreachable provider right away, instead of after three attempts.
    retry: 'never',
    params: id,
    body: { kind: 'none' },
    answer: { kind: 'json', schema: z.object({ models: z.array(listedModel) }) },
    errors: ['not_found', 'unprocessable', 'deadline_exceeded'],
  }),
  offerModel: defineEndpoint({
    method: 'POST',
    path: '/api/settings/models/offered',
    summary: 'Offer a model of a provider under an alias',
    auth: 'bearer',
    retry: 'safe',
    body: {
      kind: 'json',
      schema: z.object({
        alias,
        provider_id: z.uuid(),
        model: z.string().trim().min(1).max(200),
        purpose: z.enum(['text', 'pictures']),
        ...prices,
        context_tokens: contextTokens.optional(),
        reasoning: reasoning.optional(),
      }),
    },
    answer: { kind: 'json', schema: offeredModel },
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  changeOfferedModel: defineEndpoint({
    method: 'PATCH',
    path: '/api/settings/models/offered/:alias',
    summary: 'Change the model behind an alias, or its prices',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ alias }),
    body: {
      kind: 'json',
      schema: z.object({
        revision,
        provider_id: z.uuid(),
        model: z.string().trim().min(1).max(200),
        ...prices,
        context_tokens: contextTokens.optional(),
        reasoning: reasoning.optional(),
      }),
    },
    answer: { kind: 'json', schema: offeredModel },
    errors: ['not_found', 'conflict', 'invalid_input'],
  }),
  withdrawModel: defineEndpoint({
    method: 'DELETE',
    path: '/api/settings/models/offered/:alias',
    summary: 'Offer a model no longer',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ alias }),
    body: { kind: 'none' },
    answer: { kind: 'empty' },
    errors: ['not_found'],
  }),
  testOfferedModel: defineEndpoint({
    method: 'POST',
    path: '/api/settings/models/offered/:alias/test',
    summary:
      'Ask a model for a page, a tool call and what it sees, and follow how far it is. The result is kept; closing the stream cancels the test',
    auth: 'bearer',
    retry: 'never',
    params: z.object({ alias }),
    body: { kind: 'none' },
    answer: { kind: 'events', schema: modelTestEvent },
    errors: ['not_found', 'quota_exceeded'],
  }),
  readTestPage: defineEndpoint({
    method: 'GET',
    path: '/api/settings/models/offered/:alias/test-page',
    summary: 'The page that a model made in its last test',
    auth: 'bearer',
    retry: 'safe',
    params: z.object({ alias }),
    body: { kind: 'none' },
    answer: { kind: 'file', mediaTypes: ['application/pdf'] },
    errors: ['not_found'],
  }),
};

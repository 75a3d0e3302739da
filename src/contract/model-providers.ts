import type { ProviderKindName } from './provider-kind-names.ts';

/**
 * API of a provider; `chat` is the OpenAI-compatible API that most servers implement, `engine` runs inside of
 * Octavo.
 */
export type ModelProtocol = 'openai' | 'anthropic' | 'google' | 'chat' | 'engine';

export interface ProviderKind {
  readonly name: string;
  readonly protocol: ModelProtocol;
  /** Null if every customer or server has its own address. */
  readonly address: string | null;
  /** Example of such an address. */
  readonly example: string;
  readonly needsKey: boolean;
  /** Page where users create a key. */
  readonly keyPage: string | null;
  /** Prefix of its keys, so that a key isn't sent to the wrong provider. */
  readonly keyStart: string | null;
}

/** Providers that can be connected in the browser. */
export const providerKinds = {
  openai: {
    name: 'OpenAI',
    protocol: 'openai',
    address: 'https://api.openai.com/v1',
    example: 'https://api.openai.com/v1',
    needsKey: true,
    keyPage: 'https://platform.openai.com/api-keys',
    keyStart: null,
  },
  anthropic: {
    name: 'Anthropic',
    protocol: 'anthropic',
    address: 'https://api.anthropic.com/v1',
    example: 'https://api.anthropic.com/v1',
    needsKey: true,
    keyPage: 'https://console.anthropic.com/settings/keys',
    keyStart: 'sk-ant-',
  },
  google: {
    name: 'Google Gemini',
    protocol: 'google',
    address: 'https://generativelanguage.googleapis.com/v1beta',
    example: 'https://generativelanguage.googleapis.com/v1beta',
    needsKey: true,
    keyPage: 'https://aistudio.google.com/apikey',
    keyStart: 'AIza',
  },
  mistral: {
    name: 'Mistral',
    protocol: 'chat',
    address: 'https://api.mistral.ai/v1',
    example: 'https://api.mistral.ai/v1',
    needsKey: true,
    keyPage: 'https://console.mistral.ai/api-keys',
    keyStart: null,
  },
  openrouter: {
    name: 'OpenRouter',
    protocol: 'chat',
    address: 'https://openrouter.ai/api/v1',
    example: 'https://openrouter.ai/api/v1',
    needsKey: true,
    keyPage: 'https://openrouter.ai/settings/keys',
    keyStart: 'sk-or-',
  },
  groq: {
    name: 'Groq',
    protocol: 'chat',
    address: 'https://api.groq.com/openai/v1',
    example: 'https://api.groq.com/openai/v1',
    needsKey: true,
    keyPage: 'https://console.groq.com/keys',
    keyStart: 'gsk_',
  },
  azure: {
    name: 'Azure OpenAI',
    protocol: 'chat',
    address: null,
    example: 'https://YOUR-RESOURCE.openai.azure.com/openai/v1',
    needsKey: true,
    keyPage: 'https://portal.azure.com',
    keyStart: null,
  },
  bedrock: {
    name: 'Amazon Bedrock',
    protocol: 'chat',
    address: null,
    example: 'https://bedrock-runtime.us-east-1.amazonaws.com/openai/v1',
    needsKey: true,
    keyPage: 'https://console.aws.amazon.com/bedrock',
    keyStart: null,
  },
  ollama: {
    name: 'Ollama',
    protocol: 'chat',
    address: null,
    example: 'http://127.0.0.1:11434/v1',
    needsKey: false,
    keyPage: null,
    keyStart: null,
  },
  compatible: {
    name: 'OpenAI-compatible server',
    protocol: 'chat',
    address: null,
    example: 'https://models.example.com/v1',
    needsKey: false,
    keyPage: null,
    keyStart: null,
  },
  engine: {
    name: 'This server',
    protocol: 'engine',
    address: null,
    example: '',
    needsKey: false,
    keyPage: null,
    keyStart: null,
  },
} as const satisfies Record<ProviderKindName, ProviderKind>;

/**
 * Provider kinds by name only. Every screen loads the contract, but only one needs the details of each kind.
 */
export const providerKindNames = [
  'openai',
  'anthropic',
  'google',
  'mistral',
  'openrouter',
  'groq',
  'azure',
  'bedrock',
  'ollama',
  'compatible',
  'engine',
] as const;

export type ProviderKindName = (typeof providerKindNames)[number];
export type ConnectableKindName = Exclude<ProviderKindName, 'engine'>;

/** Kinds that are connected by an address or a key. The engine is part of Octavo. */
export const connectableKindNames = providerKindNames.filter((kind) => kind !== 'engine');

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
] as const;

export type ProviderKindName = (typeof providerKindNames)[number];

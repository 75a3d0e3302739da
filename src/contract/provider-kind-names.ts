/** The kinds of providers by name alone: the contract is loaded by every screen, what is known of each kind by one. */
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

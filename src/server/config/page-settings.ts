import { createHash } from 'node:crypto';

/** Settings that affect a page made by the command line: the models and the browser. */
const pageSettings = [
  'ANTHROPIC_API_KEY',
  'ANTHROPIC_BASE_URL',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'GOOGLE_GENERATIVE_AI_BASE_URL',
  'OCTAVO_BROWSER',
  'OCTAVO_IMAGE_MODEL',
  'OCTAVO_MODELS',
  'OCTAVO_MODEL_PRICES',
  'OCTAVO_TEXT_MODELS',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
] as const;

/** Returns a digest that is equal if two environments make the same pages. It doesn't reveal API keys. */
export function digestPageSettings(env: Readonly<Record<string, string | undefined>>): string {
  const values = pageSettings.map((name) => env[name]?.trim() ?? '');
  return createHash('sha256').update(JSON.stringify(values)).digest('hex');
}

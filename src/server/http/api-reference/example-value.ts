import type { ApiSchema } from './openapi-document.ts';

const exampleId = '0b6f3f5e-54a1-4c53-9a3c-1d7f5d1f2a10';

/** Example texts by field name. */
const exampleTexts: Readonly<Record<string, string>> = {
  html: '<h1>Harbour report</h1><p>Nine boats came in.</p>',
  html_code: '<h1>Harbour report</h1><p>Nine boats came in.</p>',
  html_content: '<h1>Harbour report</h1><p>Nine boats came in.</p>',
  css_code: '@page { size: A4; margin: 20mm }',
  title: 'Harbour report',
  content: 'Invoice for Acme Corp, 12 hours of design at $95',
  role: 'user',
  url: 'https://example.com',
  pdf_url: 'https://octavo.example/files/TOKEN',
  domain: 'example.com',
  email: 'ada@example.com',
  password: 'correct-horse',
  color: '#1b33bf',
  background_color: '#ffffff',
  aspect_ratio: '16:9',
  name: 'Harbour',
  id: exampleId,
  uid: exampleId,
  token: 'TOKEN',
  version: '1',
};

function exampleText(schema: ApiSchema, name: string): string {
  if (schema.format === 'uuid') return exampleId;
  if (schema.format === 'email') return 'ada@example.com';
  if (schema.format === 'uri') return 'https://example.com';
  if (schema.format === 'date-time') return '2026-11-22T12:00:00.000Z';
  const text = exampleTexts[name] ?? 'text';
  return text.padEnd(schema.minLength ?? 0, 'x').slice(0, schema.maxLength);
}

/** Returns a value that a schema accepts, with required fields only. `name` is its field name. */
export function exampleValue(schema: ApiSchema, name = ''): unknown {
  const [alternative] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  if (alternative) return exampleValue(alternative, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return exampleObject(schema);
    case 'array':
      return (schema.minItems ?? 0) > 0 || schema.items?.properties
        ? [exampleValue(schema.items ?? {}, name.replace(/s$/, ''))]
        : [];
    case 'string':
      return exampleText(schema, name);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function exampleObject({ properties = {}, required = [] }: ApiSchema): Record<string, unknown> {
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
  return Object.fromEntries(names.map((name) => [name, exampleValue(properties[name] ?? {}, name)]));
}

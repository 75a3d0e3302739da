import type { AskedChat, Said } from './model-server.ts';

export interface Abilities {
  readonly tools?: boolean;
  readonly schema?: boolean;
  readonly markdown?: boolean;
}

const flyer = {
  title: 'Bees on the roofs',
  language: 'en',
  look: { format: 'a4', direction: 'poster' },
  pages: [
    {
      layout: 'article',
      title: 'Bees on the roofs',
      blocks: [{ type: 'paragraph', text: 'A talk, a look into a hive, and honey to taste.' }],
    },
  ],
  message: 'I made the flyer.',
  followups: ['Add a map', 'Make it dark'],
};

const markdown = `=== DOCUMENT ===
---
title: Bees on the roofs
language: en
look: { format: a4, direction: poster }
---
# Bees on the roofs
A talk, a look into a hive, and honey to taste.
=== END ===
I made the flyer.`;

/** Returns a value that a JSON Schema of our own allows. */
function smallest(schema: Readonly<Record<string, unknown>>): unknown {
  const options = schema.anyOf as readonly Readonly<Record<string, unknown>>[] | undefined;
  if (options) return smallest(options[0] ?? {});
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties as Record<string, Readonly<Record<string, unknown>>>).map(
          ([name, value]) => [name, smallest(value)],
        ),
      );
    case 'array':
      return Array.from({ length: Number(schema.minItems ?? 0) }, () =>
        smallest(schema.items as Readonly<Record<string, unknown>>),
      );
    case 'string':
      return schema.format === 'date' ? '2026-05-02' : 'Bees on the roofs';
    case 'boolean':
      return true;
    default:
      return 7;
  }
}

/** Answers like a model that can write in some ways only. */
export const ableWriter =
  ({ tools = false, schema = false, markdown: isAbleToMark = false }: Abilities) =>
  (asked: AskedChat): Said => {
    const names = (asked.tools ?? []).map((tool) => tool.function.name);
    const has = (name: string): boolean => tools && names.includes(name);
    if (has('ready')) return { tool: 'ready', input: { word: 'ready' } };
    if (asked.messages.at(-1)?.role === 'tool') return 'Done.';
    if (has('write_document')) return { tool: 'write_document', input: flyer };
    const { json_schema } = asked.response_format ?? {};
    if (json_schema && schema) return JSON.stringify(smallest(json_schema.schema as never));
    const isToldToMark = JSON.stringify(asked.messages).includes('=== DOCUMENT ===');
    return isAbleToMark && isToldToMark ? markdown : 'I like bees.';
  };

import { describe, expect, test } from 'vitest';
import { readImports } from './read-imports.mjs';
import { findBreaches } from './rules.mjs';

const breachesOf = (path: string, text: string): string[] => findBreaches(readImports(path, text));

describe('the boundaries between the roots', () => {
  test.each([
    ['src/domain/a.ts', `import { b } from '../contract/b.ts';`],
    ['src/contract/a.ts', `export * from '../server/b.ts';`],
    ['src/server/a.ts', `import type { B } from '../web/b.ts';`],
    ['src/web/a.tsx', `const b = await import('../server/b.ts');`],
    ['src/web/a.tsx', `export type B = import('../server/b.ts').B;`],
    ['src/domain/a.ts', `import '../server/b.ts';`],
  ])('%s may not: %s', (path, text) => {
    expect(breachesOf(path, text)).toHaveLength(1);
  });

  test.each([
    ['src/contract/a.ts', `import { b } from '../domain/b.ts';`],
    ['src/server/a.ts', `import { b } from '../domain/b.ts'; import { c } from '../contract/c.ts';`],
    ['src/web/a.ts', `import { b } from '../domain/b.ts'; import { c } from './c.ts';`],
    ['e2e/a.spec.ts', `import { b } from '../src/server/b.ts';`],
  ])('%s may: %s', (path, text) => {
    expect(breachesOf(path, text)).toEqual([]);
  });

  test('a violation names the file, the line and the import', () => {
    expect(breachesOf('src/domain/a.ts', `const a = 1;\n\nimport { b } from '../server/b.ts';`)).toEqual([
      'src/domain/a.ts:3 imports src/server/b.ts: src/domain may import only from src/words',
    ]);
  });
});

describe('purity', () => {
  test('domain code imports neither Node nor a package with I/O; its tests may', () => {
    expect(breachesOf('src/domain/a.ts', `import fs from 'node:fs';`)).toHaveLength(1);
    expect(breachesOf('src/domain/a.ts', `import pg from 'pg';`)).toHaveLength(1);
    expect(breachesOf('src/domain/a.ts', `import { z } from 'zod/v4';`)).toEqual([]);
    expect(breachesOf('src/domain/a.test.ts', `import fs from 'node:fs';`)).toEqual([]);
  });

  test('the web app imports no node: module', () => {
    expect(breachesOf('src/web/a.ts', `import path from 'node:path';`)).toHaveLength(1);
  });
});

describe('features', () => {
  test("a server feature may use another one's verbs, never its store", () => {
    const path = 'src/server/features/sharing/share-document.ts';
    expect(breachesOf(path, `import { s } from '../documents/document-store.ts';`)).toHaveLength(1);
    expect(breachesOf(path, `import { f } from '../documents/find-document.ts';`)).toEqual([]);
    expect(breachesOf(path, `import { s } from './share-store.ts';`)).toEqual([]);
  });

  test('web features import neither each other nor the routes, and components import no feature', () => {
    const path = 'src/web/features/chat/chat.tsx';
    expect(breachesOf(path, `import { s } from '../library/list.tsx';`)).toHaveLength(1);
    expect(breachesOf(path, `import { r } from '../../routes/app.tsx';`)).toHaveLength(1);
    expect(breachesOf('src/web/lib/a.ts', `import { c } from '../features/chat/chat.tsx';`)).toHaveLength(1);
    expect(breachesOf('src/web/routes/app.tsx', `import { c } from '../features/chat/chat.tsx';`)).toEqual(
      [],
    );
  });
});

describe('circles', () => {
  const both = (keyword: string) => [
    ...readImports('src/domain/a.ts', `import { b } from './b.ts';`),
    ...readImports('src/domain/b.ts', `${keyword} { A } from './a.ts';`),
  ];

  test('circular imports are a violation', () => {
    expect(findBreaches(both('import'))).toEqual([
      'imports in a circle: src/domain/a.ts -> src/domain/b.ts -> src/domain/a.ts',
    ]);
  });

  test('a type import is not circular', () => {
    expect(findBreaches(both('import type'))).toEqual([]);
  });
});

test('an unreadable file is named', () => {
  expect(() => readImports('src/domain/a.ts', 'const = ;')).toThrow('src/domain/a.ts');
});

import { beforeAll, expect, it } from 'vitest';
import { loadWords } from '../../lib/words.ts';
import type { Engine, EngineModel } from './api/local-engine.ts';
import { obstacleOf, speedInWords } from './engine-words.ts';
import { sizeInWords } from './figures.ts';

beforeAll(() => loadWords('models'));

it('words sizes and speeds', () => {
  expect([450_000, 90_000_000, 4_683_074_240].map(sizeInWords)).toEqual(['1 MB', '90 MB', '4.7 GB']);
  const speed = { reading: 40, writing: 6.24, page_seconds: [80, 290] as [number, number] };
  expect(speedInWords({ ...speed, is_on_graphics_card: false })).toBe(
    '6.2 tokens per second on the processor. A page takes 80 seconds to 5 minutes.',
  );
  expect(speedInWords({ ...speed, page_seconds: [1, 2], is_on_graphics_card: true })).toBe(
    '6.2 tokens per second on the graphics card. A page takes about 5 seconds.',
  );
});

it('says what a model needs and the server lacks', () => {
  const model = { memory_bytes: 8e9, size_bytes: 5e9, done_bytes: 0 } as EngineModel;
  const engine = { memory_bytes: 16e9, free_disk_bytes: 100e9 } as Engine;
  expect(obstacleOf(model, engine)).toBe(null);
  expect(obstacleOf(model, { ...engine, memory_bytes: 4e9 })).toBe(
    'Needs 8 GB of memory; this server has 4 GB',
  );
  expect(obstacleOf(model, { ...engine, free_disk_bytes: 3e9 })).toBe(
    'Needs 6 GB of free disk space; 3 GB is free',
  );
});

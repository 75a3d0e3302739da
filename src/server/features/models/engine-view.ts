import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { localEngineEndpoints } from '../../../contract/local-engine.ts';
import { type CatalogModel, engineCatalog } from '../../adapters/engine/engine-catalog.ts';
import {
  binariesFor,
  engineBytes,
  engineName,
  engineVersion,
  thisSystem,
} from '../../adapters/engine/engine-packages.ts';
import type { EngineWork, LocalEngine } from '../../adapters/engine/local-engine.ts';
import type { ModelRecord } from '../../adapters/engine/model-shelf.ts';
import { pageSeconds } from '../../adapters/engine/page-time.ts';

type EngineAnswer = AnswerOf<typeof localEngineEndpoints.readEngine>;
type EngineModel = EngineAnswer['models'][number];

const speedView = (speed: ModelRecord['speed']): EngineModel['speed'] =>
  speed && {
    reading: speed.reading,
    writing: speed.writing,
    page_seconds: [...pageSeconds(speed)],
    is_on_graphics_card: speed.isOnGraphicsCard,
  };

const absent = {
  compared_with: null,
  state: 'absent',
  phase: null,
  done_bytes: 0,
  total_bytes: 0,
  message: null,
  speed: null,
  is_offered: false,
} as const;

const listedView = (model: CatalogModel): EngineModel => ({
  ...absent,
  id: model.id,
  name: model.name,
  words: model.words,
  license: model.license,
  license_url: model.licenseUrl,
  place: model.url,
  size_bytes: model.bytes,
  sha256: model.sha256,
  memory_bytes: model.memoryBytes,
});

function modelView(
  record: ModelRecord,
  work: EngineWork | null,
  downloadedBytes: number,
  isOffered: boolean,
  isInstalled: boolean,
): EngineModel {
  const listed = engineCatalog.find(({ id }) => id === record.id);
  const isRunning = work?.state === 'running';
  return {
    id: record.id,
    name: record.name,
    words: listed?.words ?? null,
    license: listed?.license ?? null,
    license_url: listed?.licenseUrl ?? null,
    place: record.path ?? record.url ?? '',
    size_bytes: record.bytes,
    sha256: record.sha256,
    compared_with: record.isReady && record.url !== null ? (record.comparedWith ?? 'none') : null,
    memory_bytes: record.memoryBytes,
    // Nothing is under way after a restart, so an unfinished download is shown as paused. So is a model whose
    // engine was removed; resuming installs it again.
    state: work?.state ?? (record.isReady && isInstalled ? 'ready' : 'paused'),
    phase: isRunning ? work.phase : null,
    done_bytes: isRunning ? work.doneBytes : downloadedBytes,
    total_bytes: isRunning ? work.totalBytes : (record.bytes ?? 0),
    message: work?.message ?? null,
    speed: speedView(record.speed),
    is_offered: isOffered,
  };
}

/** Returns the engine as the models page shows it: its models first, then those of the list. */
export async function engineView(
  engine: LocalEngine,
  offered: readonly string[],
  mayChange: boolean,
): Promise<EngineAnswer> {
  const [room, records] = await Promise.all([engine.room(), engine.models()]);
  const own = await Promise.all(
    records.map(async (record) =>
      modelView(
        record,
        engine.work(record.id),
        await engine.downloadedBytes(record),
        offered.includes(record.id),
        engine.isInstalled(),
      ),
    ),
  );
  const others = engineCatalog.filter(({ id }) => !records.some((record) => record.id === id));
  return {
    is_supported: binariesFor(thisSystem()) !== null,
    is_installed: engine.isInstalled(),
    package: engineName,
    version: engineVersion,
    size_bytes: engineBytes,
    free_disk_bytes: room.freeDiskBytes,
    memory_bytes: room.memoryBytes,
    free_memory_bytes: room.freeMemoryBytes,
    may_change: mayChange,
    models: [...own, ...others.map(listedView)],
  };
}

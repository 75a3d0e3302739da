import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { words } from '../../../lib/words.ts';
import { useEngine, useRemoveEngine } from '../api/local-engine.ts';
import { sizeInWords } from '../figures.ts';
import { EngineModelRow } from './engine-model-row.tsx';
import { OwnEngineModel } from './own-engine-model.tsx';

/** Models that Octavo runs itself, downloaded with one press. */
export function LocalEngine() {
  const { data: engine, error } = useEngine();
  const remove = useRemoveEngine();
  if (error) return <Failure error={error} />;
  if (!engine) return null;
  const own = engine.models.filter(({ state }) => state !== 'absent');
  // Staff see what runs; only the owner adds or removes models.
  const shown = engine.may_change ? engine.models : own;
  if (shown.length === 0) return null;
  const t = words('models');
  const memory = sizeInWords(engine.memory_bytes);
  const name = `${engine.package} ${engine.version}`;
  const isIdle = own.every(({ state }) => state !== 'running');
  return (
    <Section title={t.engineTitle} text={t.engineText}>
      {!engine.is_supported && <p className="text-ink-2">{t.engineUnsupported}</p>}
      <ul aria-label={t.engineTitle} className="-mt-3">
        {shown.map((model) => (
          <EngineModelRow key={model.id} model={model} engine={engine} />
        ))}
      </ul>
      {engine.may_change && engine.is_supported && <OwnEngineModel />}
      {engine.is_supported && (
        <p className="num text-13 text-ink-3">
          {engine.free_disk_bytes === null
            ? t.serverMemory(memory)
            : t.serverRoom(memory, sizeInWords(engine.free_disk_bytes))}{' '}
          {engine.is_installed ? t.engineIs(name) : t.engineInstalls(name, sizeInWords(engine.size_bytes))}
        </p>
      )}
      {engine.may_change && engine.is_installed && isIdle && (
        <p>
          <Button size="s" kind="quiet" isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            {t.engineRemove}
          </Button>
        </p>
      )}
      <Failure error={remove.error} />
    </Section>
  );
}

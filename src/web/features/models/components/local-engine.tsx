import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { useEngine, useRemoveEngine } from '../api/local-engine.ts';
import { sizeInWords } from '../engine-words.ts';
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
  const isIdle = own.every(({ state }) => state !== 'running');
  return (
    <Section
      title="Models on this server"
      text="Octavo runs an open model itself: no key, no other program, and nothing leaves this server."
    >
      {!engine.is_supported && (
        <p className="text-ink-2">The engine has no build for this system. Use Ollama instead.</p>
      )}
      <ul aria-label="Models on this server" className="-mt-3">
        {shown.map((model) => (
          <EngineModelRow key={model.id} model={model} engine={engine} />
        ))}
      </ul>
      {engine.may_change && engine.is_supported && <OwnEngineModel />}
      {engine.is_supported && (
        <p className="num text-13 text-ink-3">
          {`This server has ${sizeInWords(engine.memory_bytes)} of memory${
            engine.free_disk_bytes === null
              ? ''
              : ` and ${sizeInWords(engine.free_disk_bytes)} of free disk space`
          }. `}
          {engine.is_installed
            ? `The engine is ${engine.package} ${engine.version}.`
            : `The first download also installs the engine, ${engine.package} ${engine.version} (${sizeInWords(engine.size_bytes)}, MIT license).`}
        </p>
      )}
      {engine.may_change && engine.is_installed && isIdle && (
        <p>
          <Button size="s" kind="quiet" isBusy={remove.isPending} onClick={() => remove.mutate(undefined)}>
            Remove the engine
          </Button>
        </p>
      )}
      <Failure error={remove.error} />
    </Section>
  );
}

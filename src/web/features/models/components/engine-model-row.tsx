import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { inAList } from '../../../lib/in-a-list.ts';
import { words } from '../../../lib/words.ts';
import {
  type Engine,
  type EngineModel,
  useGetEngineModel,
  usePauseEngineModel,
  useRemoveEngineModel,
  useResumeEngineModel,
} from '../api/local-engine.ts';
import { comparedInWords, obstacleOf, phaseInWords, purposeInWords, speedInWords } from '../engine-words.ts';
import { percentInWords, sizeInWords } from '../figures.ts';
import { RemoveEngineModel } from './remove-engine-model.tsx';

/** A file that was on the server before isn't deleted. */
const isOwnFile = ({ place }: EngineModel): boolean => !place.startsWith('http');

function Progress({ model }: { readonly model: EngineModel }) {
  const { name, phase, done_bytes, total_bytes } = model;
  const percent = total_bytes === 0 ? 0 : Math.floor((done_bytes / total_bytes) * 100);
  const now = phaseInWords(phase ?? 'installing');
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-13 text-ink-2">
        <span>{now}</span>
        {total_bytes > 0 && (
          <span className="num">
            {words('providers').progressOf(
              sizeInWords(done_bytes),
              sizeInWords(total_bytes),
              percentInWords(percent),
            )}
          </span>
        )}
      </p>
      <progress
        className="h-2 w-full accent-accent"
        aria-label={words('models').phaseOf(now, name)}
        max={100}
        {...(total_bytes > 0 && { value: percent })}
      />
    </div>
  );
}

function Facts({ model, engine }: { readonly model: EngineModel; readonly engine: Engine }) {
  const t = words('models');
  const { state, size_bytes, memory_bytes, license, license_url, compared_with } = model;
  const obstacle = state === 'ready' ? null : obstacleOf(model, engine);
  if (obstacle !== null) return <p className="num text-13 text-ink-3">{obstacle}</p>;
  const isReady = state === 'ready';
  const sizes = [
    size_bytes === null
      ? null
      : isReady || isOwnFile(model)
        ? sizeInWords(size_bytes)
        : t.toDownload(sizeInWords(size_bytes)),
    memory_bytes === null || isReady ? null : t.memoryOf(sizeInWords(memory_bytes)),
    compared_with === null || !isReady ? null : comparedInWords(compared_with),
  ].filter((fact) => fact !== null);
  const purpose = state === 'absent' ? purposeInWords(model) : null;
  return (
    <>
      {purpose && <p className="text-13 text-ink-2">{purpose}</p>}
      <p className="num flex flex-wrap gap-x-3 text-13 text-ink-3">
        {sizes.length > 0 && <span>{inAList(sizes)}</span>}
        {license_url && license && (
          <a className="link" href={license_url} target="_blank" rel="noreferrer">
            {t.license(license)}
          </a>
        )}
      </p>
    </>
  );
}

/** A model of the engine: choose, follow, pause, remove. */
export function EngineModelRow({ model, engine }: { readonly model: EngineModel; readonly engine: Engine }) {
  const get = useGetEngineModel();
  const resume = useResumeEngineModel();
  const pause = usePauseEngineModel();
  const remove = useRemoveEngineModel();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, name, state, phase, message, speed, is_offered } = model;
  const mayGet = engine.is_supported && obstacleOf(model, engine) === null;
  const t = words('models');
  const common = words('providers');
  const removal =
    state === 'running'
      ? { name: common.cancel, of: t.cancelNamed(name) }
      : isOwnFile(model)
        ? { name: t.remove, of: t.removeNamed(name) }
        : { name: common.delete, of: t.deleteNamed(name) };
  const next =
    state === 'ready'
      ? { name: common.offer, of: t.offerAgainNamed(name) }
      : state === 'failed'
        ? { name: common.tryAgain, of: t.tryAgainNamed(name) }
        : { name: t.resume, of: t.resumeNamed(name) };
  const isToConfirm = state === 'ready' && !isOwnFile(model);
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 break-words font-semibold">{name}</span>
            {state === 'ready' && <Badge kind="success">{t.ready}</Badge>}
            {state === 'paused' && <Badge kind="warning">{t.paused}</Badge>}
          </p>
          <Facts model={model} engine={engine} />
          {state === 'paused' && model.total_bytes > 0 && (
            <p className="num text-13 text-ink-2">
              {t.downloadedOf(sizeInWords(model.done_bytes), sizeInWords(model.total_bytes))}
            </p>
          )}
          {speed && state === 'ready' && <p className="num text-13 text-ink-2">{speedInWords(speed)}</p>}
        </div>
        {engine.may_change && (
          <p className="flex flex-wrap gap-2">
            {state === 'absent' && mayGet && (
              <Button
                size="s"
                isBusy={get.isPending}
                onClick={() => get.mutate({ id })}
                aria-label={common.downloadNamed(name)}
              >
                {common.download}
              </Button>
            )}
            {state === 'running' && (phase === 'downloading' || phase === 'installing') && (
              <Button
                size="s"
                isBusy={pause.isPending}
                onClick={() => pause.mutate(id)}
                aria-label={t.pauseNamed(name)}
              >
                {t.pause}
              </Button>
            )}
            {(state === 'paused' || state === 'failed' || (state === 'ready' && !is_offered)) && (
              <Button
                size="s"
                isBusy={resume.isPending}
                onClick={() => resume.mutate(id)}
                aria-label={next.of}
              >
                {next.name}
              </Button>
            )}
            {state !== 'absent' && (
              <Button
                size="s"
                kind="quiet"
                isBusy={remove.isPending}
                onClick={() => (isToConfirm ? setIsRemoving(true) : remove.mutate(id))}
                aria-label={removal.of}
              >
                {removal.name}
              </Button>
            )}
          </p>
        )}
      </div>
      {state === 'running' && <Progress model={model} />}
      {state === 'failed' && (
        <p role="alert" className="text-13 text-danger">
          {message}
        </p>
      )}
      {isRemoving && <RemoveEngineModel model={model} onClose={() => setIsRemoving(false)} />}
      <Failure error={get.error ?? resume.error ?? pause.error ?? remove.error} />
    </li>
  );
}

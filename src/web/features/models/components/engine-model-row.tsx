import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import {
  type Engine,
  type EngineModel,
  useGetEngineModel,
  usePauseEngineModel,
  useRemoveEngineModel,
  useResumeEngineModel,
} from '../api/local-engine.ts';
import { comparedWords, obstacleOf, phaseWords, sizeInWords, speedInWords } from '../engine-words.ts';
import { RemoveEngineModel } from './remove-engine-model.tsx';

/** A file that was on the server before isn't deleted. */
const isOwnFile = ({ place }: EngineModel): boolean => !place.startsWith('http');

function Progress({ model }: { readonly model: EngineModel }) {
  const { name, phase, done_bytes, total_bytes } = model;
  const percent = total_bytes === 0 ? 0 : Math.floor((done_bytes / total_bytes) * 100);
  const words = phaseWords[phase ?? 'installing'];
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-13 text-ink-2">
        <span>{words}</span>
        {total_bytes > 0 && (
          <span className="num">
            {`${sizeInWords(done_bytes)} of ${sizeInWords(total_bytes)}, ${percent}%`}
          </span>
        )}
      </p>
      <progress
        className="h-2 w-full accent-accent"
        aria-label={`${words}: ${name}`}
        max={100}
        {...(total_bytes > 0 && { value: percent })}
      />
    </div>
  );
}

function Facts({ model, engine }: { readonly model: EngineModel; readonly engine: Engine }) {
  const { state, words, size_bytes, memory_bytes, license, license_url, compared_with } = model;
  const obstacle = state === 'ready' ? null : obstacleOf(model, engine);
  if (obstacle !== null) return <p className="num text-13 text-ink-3">{obstacle}</p>;
  const isReady = state === 'ready';
  const sizes = [
    size_bytes === null
      ? null
      : `${sizeInWords(size_bytes)}${isReady || isOwnFile(model) ? '' : ' to download'}`,
    memory_bytes === null || isReady ? null : `${sizeInWords(memory_bytes)} of memory`,
    compared_with === null || !isReady ? null : comparedWords[compared_with],
  ].filter((fact) => fact !== null);
  const facts = [state === 'absent' ? words : null, sizes.join(', ')].filter((fact) => fact);
  return (
    <p className="num text-13 text-ink-3">
      {facts.join('. ')}
      {license_url && (
        <>
          {'. '}
          <a className="link" href={license_url} target="_blank" rel="noreferrer">
            {license} license
          </a>
        </>
      )}
    </p>
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
  const removeWords = state === 'running' ? 'Cancel' : isOwnFile(model) ? 'Remove' : 'Delete';
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 break-words font-semibold">{name}</span>
            {state === 'ready' && <Badge kind="success">Ready</Badge>}
            {state === 'paused' && <Badge kind="warning">Paused</Badge>}
          </p>
          <Facts model={model} engine={engine} />
          {state === 'paused' && model.total_bytes > 0 && (
            <p className="num text-13 text-ink-2">
              {`${sizeInWords(model.done_bytes)} of ${sizeInWords(model.total_bytes)} downloaded`}
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
                aria-label={`Download ${name}`}
              >
                Download
              </Button>
            )}
            {state === 'running' && (phase === 'downloading' || phase === 'installing') && (
              <Button
                size="s"
                isBusy={pause.isPending}
                onClick={() => pause.mutate(id)}
                aria-label={`Pause ${name}`}
              >
                Pause
              </Button>
            )}
            {(state === 'paused' || state === 'failed' || (state === 'ready' && !is_offered)) && (
              <Button
                size="s"
                isBusy={resume.isPending}
                onClick={() => resume.mutate(id)}
                aria-label={`${state === 'ready' ? 'Offer' : state === 'failed' ? 'Try again' : 'Resume'}: ${name}`}
              >
                {state === 'ready' ? 'Offer' : state === 'failed' ? 'Try again' : 'Resume'}
              </Button>
            )}
            {state !== 'absent' && (
              <Button
                size="s"
                kind="quiet"
                isBusy={remove.isPending}
                onClick={() =>
                  removeWords === 'Delete' && state === 'ready' ? setIsRemoving(true) : remove.mutate(id)
                }
                aria-label={`${removeWords} ${name}`}
              >
                {removeWords}
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

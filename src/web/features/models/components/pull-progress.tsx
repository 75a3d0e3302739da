import { Button } from '../../../components/ui/button.tsx';
import { words } from '../../../lib/words.ts';
import { type Pull, useCancelPull, usePullModel } from '../api/local-models.ts';
import { percentInWords, sizeInWords } from '../figures.ts';

/** Progress of a model download, with cancel and resume. */
export function PullProgress({ pull }: { readonly pull: Pull }) {
  const cancel = useCancelPull(pull.provider_id);
  const again = usePullModel(pull.provider_id);
  const t = words('providers');
  const { model, state, done_bytes, total_bytes, message } = pull;
  const percent = total_bytes === 0 ? 0 : Math.floor((done_bytes / total_bytes) * 100);
  if (state === 'failed')
    return (
      <div className="grid gap-2" role="alert">
        <p className="text-danger">{t.downloadFailed(model, message ?? '')}</p>
        <p>
          <Button size="s" onClick={() => again.mutate(model)}>
            {t.tryAgain}
          </Button>
        </p>
      </div>
    );
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <span className="font-semibold">{t.downloading(model)}</span>
        <span className="num text-13 text-ink-3">
          {total_bytes === 0
            ? t.starting
            : t.progressOf(sizeInWords(done_bytes), sizeInWords(total_bytes), percentInWords(percent))}
        </span>
      </p>
      <div className="flex items-center gap-3">
        <progress
          className="h-2 flex-1 accent-accent"
          aria-label={t.downloadOf(model)}
          max={100}
          value={percent}
        />
        <Button size="s" isBusy={cancel.isPending} onClick={() => cancel.mutate(model)}>
          {t.cancel}
        </Button>
      </div>
    </div>
  );
}

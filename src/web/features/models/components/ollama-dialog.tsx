import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { words } from '../../../lib/words.ts';
import { useLocalServers, usePullModel, usePulls, useRemoveLocalModel } from '../api/local-models.ts';
import { type ModelSettings, type Provider, useProviderModels } from '../api/models.ts';
import { sizeInWords } from '../figures.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { PullProgress } from './pull-progress.tsx';

const gigabyte = 1_000_000_000;
const exampleName = 'gemma3:4b';

/** Small enough for most computers, good enough for whole pages. Memory is what the model itself needs. */
const recommended = [
  {
    model: 'qwen3:4b',
    sizeBytes: 2.6 * gigabyte,
    memoryBytes: 6 * gigabyte,
    purpose: 'recommendedQuick',
  },
  {
    model: 'qwen3:8b',
    sizeBytes: 5.2 * gigabyte,
    memoryBytes: 10 * gigabyte,
    purpose: 'recommendedBetter',
  },
  {
    model: 'qwen3:14b',
    sizeBytes: 9.3 * gigabyte,
    memoryBytes: 16 * gigabyte,
    purpose: 'recommendedBest',
  },
] as const;

/** Models of an Ollama server: installed and downloadable. */
export function OllamaDialog({
  provider,
  settings,
  onClose,
}: {
  readonly provider: Provider;
  readonly settings: ModelSettings;
  readonly onClose: () => void;
}) {
  const list = useProviderModels(provider.id);
  const local = useLocalServers();
  const pulls = usePulls();
  const pull = usePullModel(provider.id);
  const remove = useRemoveLocalModel(provider.id);
  const [own, setOwn] = useState('');
  const [offering, setOffering] = useState<string | null>(null);
  const t = words('providers');
  const memory = local.data?.memory_bytes ?? null;
  const models = list.data?.models ?? [];
  const ownPulls = (pulls.data?.pulls ?? []).filter(
    ({ provider_id, state }) => provider_id === provider.id && state !== 'done' && state !== 'cancelled',
  );
  const isBusyWith = (model: string) => ownPulls.some((each) => each.model === model);
  const open = recommended.filter(
    ({ model }) => !models.some(({ id }) => id === model) && !isBusyWith(model),
  );

  if (offering !== null)
    return (
      <OfferDialog
        settings={settings}
        provider={provider}
        listed={models}
        model={offering}
        title={t.offerNamed(offering)}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={t.modelsOn(provider.name)}>
      <div className="grid gap-5">
        {ownPulls.map((each) => (
          <PullProgress key={each.model} pull={each} />
        ))}
        {models.length > 0 && (
          <section>
            <h3 className="text-13 text-ink-3">{t.installed}</h3>
            <ul aria-label={t.installedModels}>
              {models.map(({ id, size_bytes }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-2 border-b border-line py-2 last:border-b-0"
                >
                  <span className="min-w-0 flex-1 break-words">
                    {id}
                    {size_bytes !== null && (
                      <span className="num block text-13 text-ink-3">{sizeInWords(size_bytes)}</span>
                    )}
                  </span>
                  <Button size="s" onClick={() => setOffering(id)} aria-label={t.offerNamed(id)}>
                    {t.offer}
                  </Button>
                  <Button
                    size="s"
                    kind="quiet"
                    isBusy={remove.isPending && remove.variables === id}
                    onClick={() => remove.mutate(id)}
                    aria-label={t.deleteFromOllama(id)}
                  >
                    {t.delete}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {open.length > 0 && (
          <section>
            <h3 className="text-13 text-ink-3">{t.recommended}</h3>
            <ul aria-label={t.recommendedModels}>
              {open.map(({ model, sizeBytes, memoryBytes, purpose }) => {
                const isTooLarge = memory !== null && memoryBytes > memory;
                return (
                  <li
                    key={model}
                    className="flex flex-wrap items-center gap-2 border-b border-line py-2 last:border-b-0"
                  >
                    <span className="min-w-0 flex-1 basis-40">
                      {model}
                      <span className="num block text-13 text-ink-3">
                        {isTooLarge
                          ? t.needsMemory(sizeInWords(memoryBytes), sizeInWords(memory))
                          : t[purpose](sizeInWords(sizeBytes))}
                      </span>
                    </span>
                    <Button size="s" onClick={() => pull.mutate(model)} aria-label={t.downloadNamed(model)}>
                      {t.download}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        <form
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            pull.mutate(own.trim(), { onSuccess: () => setOwn('') });
          }}
        >
          <div className="flex-1">
            <Field label={t.anotherModel} hint={t.ollamaName}>
              {(wiring) => (
                <input
                  {...wiring}
                  className="input"
                  maxLength={200}
                  required
                  autoComplete="off"
                  spellCheck={false}
                  dir="ltr"
                  placeholder={exampleName}
                  value={own}
                  onChange={(event) => setOwn(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" className="mt-6">
            {t.download}
          </Button>
        </form>
        <Failure error={pull.error ?? remove.error ?? list.error} />
        <p className="flex justify-end">
          <Button kind="quiet" onClick={onClose}>
            {t.close}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { useLocalServers, usePullModel, usePulls, useRemoveLocalModel } from '../api/local-models.ts';
import { type ModelSettings, type Provider, useProviderModels } from '../api/models.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { PullProgress } from './pull-progress.tsx';

const gigabyte = 1_000_000_000;
const inGigabytes = (bytes: number): string =>
  `${(bytes / gigabyte).toLocaleString('en', { maximumFractionDigits: 1 })} GB`;

/** Small enough for most computers, good enough for whole pages. Memory is what the model itself needs. */
const recommended = [
  {
    model: 'qwen3:4b',
    sizeBytes: 2.6 * gigabyte,
    memoryBytes: 6 * gigabyte,
    words: 'Quick, for 8 GB computers',
  },
  { model: 'qwen3:8b', sizeBytes: 5.2 * gigabyte, memoryBytes: 10 * gigabyte, words: 'Writes better pages' },
  {
    model: 'qwen3:14b',
    sizeBytes: 9.3 * gigabyte,
    memoryBytes: 16 * gigabyte,
    words: 'Best with a graphics card',
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
        title={`Offer ${offering}`}
        onClose={onClose}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={`Models of ${provider.name}`}>
      <div className="grid gap-5">
        {ownPulls.map((each) => (
          <PullProgress key={each.model} pull={each} />
        ))}
        {models.length > 0 && (
          <section>
            <h3 className="text-13 text-ink-3">Installed</h3>
            <ul aria-label="Installed models">
              {models.map(({ id, size_bytes }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center gap-2 border-b border-line py-2 last:border-b-0"
                >
                  <span className="min-w-0 flex-1 break-words">
                    {id}
                    {size_bytes !== null && (
                      <span className="num block text-13 text-ink-3">{inGigabytes(size_bytes)}</span>
                    )}
                  </span>
                  <Button size="s" onClick={() => setOffering(id)} aria-label={`Offer ${id}`}>
                    Offer
                  </Button>
                  <Button
                    size="s"
                    kind="quiet"
                    isBusy={remove.isPending && remove.variables === id}
                    onClick={() => remove.mutate(id)}
                    aria-label={`Delete ${id} from Ollama`}
                  >
                    Delete
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
        {open.length > 0 && (
          <section>
            <h3 className="text-13 text-ink-3">Recommended</h3>
            <ul aria-label="Recommended models">
              {open.map(({ model, sizeBytes, memoryBytes, words }) => {
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
                          ? `Needs ${inGigabytes(memoryBytes)} of memory; this computer has ${inGigabytes(memory)}`
                          : `${words}. ${inGigabytes(sizeBytes)} to download`}
                      </span>
                    </span>
                    <Button size="s" onClick={() => pull.mutate(model)} aria-label={`Download ${model}`}>
                      Download
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
            <Field label="Another model" hint="A name from ollama.com/library">
              {(wiring) => (
                <input
                  {...wiring}
                  className="input"
                  maxLength={200}
                  required
                  autoComplete="off"
                  spellCheck={false}
                  placeholder="gemma3:4b"
                  value={own}
                  onChange={(event) => setOwn(event.target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" className="mt-6">
            Download
          </Button>
        </form>
        <Failure error={pull.error ?? remove.error ?? list.error} />
        <p className="flex justify-end">
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </p>
      </div>
    </Dialog>
  );
}

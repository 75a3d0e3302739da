import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { counted, words } from '../../../lib/words.ts';
import {
  type ListedModel,
  type ModelSettings,
  type OfferedModel,
  type Provider,
  useChangeOffered,
  useOfferModel,
  useProviderModels,
} from '../api/models.ts';
import { WritingFields } from './writing-fields.tsx';

const usualAliases = ['fast', 'quality', 'writer', 'second', 'third', 'fourth'];

/** An empty field means that no price is set. */
const priceOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));
const textOf = (price: number | null | undefined): string => (price == null ? '' : String(+price.toFixed(4)));

/** Offers a provider's model under an alias, or edits an offered one. */
export function OfferDialog({
  settings,
  provider,
  listed,
  model: chosen,
  offered,
  title,
  onClose,
}: {
  readonly settings: ModelSettings;
  readonly provider?: Provider;
  /** Models that the provider just listed. */
  readonly listed?: readonly ListedModel[];
  /** Preselected model. */
  readonly model?: string;
  readonly offered?: OfferedModel;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const taken = [...settings.models, ...settings.fixed].map(({ alias }) => alias);
  const [providerId, setProviderId] = useState(
    offered?.provider_id ?? provider?.id ?? settings.providers[0]?.id ?? '',
  );
  const [model, setModel] = useState(offered?.model ?? chosen ?? '');
  const [alias, setAlias] = useState(
    offered?.alias ?? usualAliases.find((each) => !taken.includes(each)) ?? '',
  );
  const [purpose, setPurpose] = useState<OfferedModel['purpose']>(offered?.purpose ?? 'text');
  const [input, setInput] = useState(textOf(offered?.input_price));
  const [output, setOutput] = useState(textOf(offered?.output_price));
  const [picture, setPicture] = useState(textOf(offered?.picture_price));
  const [context, setContext] = useState(String(offered?.context_tokens ?? ''));
  const [reasoning, setReasoning] = useState(offered?.reasoning ?? null);
  const found = useProviderModels(providerId, listed === undefined && providerId !== '');
  const models = listed ?? found.data?.models ?? [];
  const offer = useOfferModel();
  const change = useChangeOffered(offered?.alias ?? '');
  const { error, isPending } = offered ? change : offer;
  const listId = useId();
  const t = words('providers');

  const choose = (name: string): void => {
    setModel(name);
    const listed = models.find(({ id }) => id === name);
    if (listed?.context_tokens) setContext(String(listed.context_tokens));
    const price = listed?.price;
    if (!price) return;
    setInput(textOf(price.input));
    setOutput(textOf(price.output));
  };
  const send = (): void => {
    const isText = purpose === 'text';
    const fields = {
      provider_id: providerId,
      model: model.trim(),
      input_price: isText ? priceOf(input) : null,
      output_price: isText ? priceOf(output) : null,
      picture_price: isText ? null : priceOf(picture),
      context_tokens: isText ? priceOf(context) : null,
      reasoning: isText ? reasoning : null,
    };
    const onSuccess = (kept: OfferedModel): void => {
      showToast({ title: offered ? t.modelSaved : t.modelOffered, text: kept.label });
      onClose();
    };
    if (offered) change.mutate({ ...fields, revision: offered.revision }, { onSuccess });
    else offer.mutate({ ...fields, alias, purpose }, { onSuccess });
  };

  return (
    <Dialog isOpen onClose={onClose} title={title} description={t.offerText}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {!provider && (
          <Field label={t.provider}>
            {(wiring) => (
              <select
                {...wiring}
                className="input"
                value={providerId}
                onChange={(event) => {
                  setProviderId(event.target.value);
                  setModel('');
                }}
              >
                {settings.providers.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field
          label={t.model}
          hint={
            models.length > 0
              ? counted(t.listedModels, models.length)
              : found.isFetching
                ? t.askingModels
                : t.noModelsListed
          }
        >
          {(wiring) => (
            <>
              <input
                {...wiring}
                className="input"
                list={listId}
                required
                maxLength={200}
                autoComplete="off"
                spellCheck={false}
                dir="ltr"
                data-first-focus
                value={model}
                onChange={(event) => choose(event.target.value)}
              />
              <datalist id={listId}>
                {models.map(({ id }) => (
                  <option key={id} value={id} />
                ))}
              </datalist>
            </>
          )}
        </Field>
        {!offered && (
          <div className="grid gap-4 md:grid-cols-2">
            <Field label={t.usedFor}>
              {(wiring) => (
                <select
                  {...wiring}
                  className="input"
                  value={purpose}
                  onChange={(event) => {
                    const next = event.target.value === 'pictures' ? 'pictures' : 'text';
                    setPurpose(next);
                    if (next === 'pictures' && !taken.includes('pictures')) setAlias('pictures');
                  }}
                >
                  <option value="text">{t.usedForPages}</option>
                  <option value="pictures">{t.usedForPictures}</option>
                </select>
              )}
            </Field>
            <Field label={t.alias} hint={t.aliasHint}>
              {(wiring) => (
                <input
                  {...wiring}
                  className="input"
                  required
                  maxLength={32}
                  pattern="[a-z][a-z0-9\-]*"
                  autoComplete="off"
                  spellCheck={false}
                  dir="ltr"
                  value={alias}
                  onChange={(event) => setAlias(event.target.value.toLowerCase())}
                />
              )}
            </Field>
          </div>
        )}
        {purpose === 'text' && (
          <WritingFields
            context={context}
            onContext={setContext}
            reasoning={reasoning}
            onReasoning={setReasoning}
          />
        )}
        {purpose === 'text' ? (
          <div className="grid gap-4 md:grid-cols-2">
            <PriceField label={t.priceIn} unit={t.priceInUnit} value={input} onChange={setInput} />
            <PriceField label={t.priceOut} unit={t.priceOutUnit} value={output} onChange={setOutput} />
          </div>
        ) : (
          <PriceField label={t.price} unit={t.pricePictureUnit} value={picture} onChange={setPicture} />
        )}
        <Failure error={error} />
        <p className="flex justify-end gap-2">
          <Button kind="quiet" onClick={onClose}>
            {provider ? t.later : t.cancel}
          </Button>
          <Button kind="primary" type="submit" isBusy={isPending} disabled={providerId === ''}>
            {isPending ? t.saving : offered ? t.save : t.offerModel}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}

function PriceField({
  label,
  unit,
  value,
  onChange,
}: {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <Field label={label} hint={unit}>
      {(wiring) => (
        <input
          {...wiring}
          className="input num"
          type="number"
          min={0}
          max={100_000}
          step="any"
          inputMode="decimal"
          placeholder={words('providers').notCounted}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

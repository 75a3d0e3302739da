import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { words } from '../../../lib/words.ts';
import { type ModelSettings, useChangeChoices } from '../api/models.ts';
import { dollarsInWords } from '../figures.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferedModelRow } from './offered-model-row.tsx';

type Fixed = ModelSettings['fixed'][number];

function fixedInWords({ provider, price }: Fixed): string {
  const t = words('models');
  if (!price) return t.fixedText(provider);
  const rate = t.priceOfTokens(dollarsInWords(price.input), dollarsInWords(price.output));
  return t.fixedText(t.modelAt(provider, rate));
}

/** All models users can choose: those connected here, then those set by the environment. */
export function OfferedModels({ settings }: { readonly settings: ModelSettings }) {
  const [isOffering, setIsOffering] = useState(false);
  const choose = useChangeChoices();
  const t = words('models');
  const makeDefault = settings.is_default_fixed
    ? null
    : (alias: string) => choose.mutate({ default_alias: alias });
  return (
    <>
      <ul aria-label={t.offeredList} className="-mt-3">
        {settings.models.map((model) => (
          <OfferedModelRow
            key={model.alias}
            model={model}
            settings={settings}
            onMakeDefault={makeDefault && (() => makeDefault(model.alias))}
          />
        ))}
        {settings.fixed.map((model) => {
          const isDefault = model.alias === settings.default_alias;
          const isComposer = model.provider === 'composer';
          const label = isComposer ? t.composer : model.label;
          return (
            <li
              key={model.alias}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-b-0"
            >
              <div className="min-w-0 flex-1 basis-52">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="font-semibold">{label}</span>
                  {isDefault && <Badge kind="info">{t.default}</Badge>}
                  {!isComposer && <Badge kind="outline">{t.setByEnvironment}</Badge>}
                </p>
                <p className="text-13 text-ink-3">{isComposer ? t.composerText : fixedInWords(model)}</p>
              </div>
              {!isDefault && makeDefault && (
                <Button
                  size="s"
                  onClick={() => makeDefault(model.alias)}
                  aria-label={t.makeDefaultNamed(label)}
                >
                  {t.makeDefault}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Failure error={choose.error} />
      {settings.providers.length > 0 && (
        <p>
          <Button onClick={() => setIsOffering(true)}>{t.offerAModel}</Button>
        </p>
      )}
      {isOffering && (
        <OfferDialog settings={settings} title={t.offerAModel} onClose={() => setIsOffering(false)} />
      )}
    </>
  );
}

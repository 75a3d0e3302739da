import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { type ModelSettings, useChangeChoices } from '../api/models.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { OfferedModelRow } from './offered-model-row.tsx';

const priceWords = (price: { readonly input: number; readonly output: number } | null): string =>
  price ? `, $${price.input} in, $${price.output} out per million tokens` : '';

/** All models users can choose: those connected here, then those set by the environment. */
export function OfferedModels({ settings }: { readonly settings: ModelSettings }) {
  const [isOffering, setIsOffering] = useState(false);
  const choose = useChangeChoices();
  const makeDefault = settings.is_default_fixed
    ? null
    : (alias: string) => choose.mutate({ revision: settings.revision, default_alias: alias });
  return (
    <>
      <ul aria-label="Offered models" className="-mt-3">
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
          return (
            <li
              key={model.alias}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-3 last:border-b-0"
            >
              <div className="min-w-0 flex-1 basis-52">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="font-semibold">{model.label}</span>
                  {isDefault && <Badge kind="info">Default</Badge>}
                  {!isComposer && <Badge kind="outline">Set by the environment</Badge>}
                </p>
                <p className="text-13 text-ink-3">
                  {isComposer
                    ? 'Free, works without a model or a network'
                    : `${model.provider}${priceWords(model.price)}. Change it in the server's settings.`}
                </p>
              </div>
              {!isDefault && makeDefault && (
                <Button
                  size="s"
                  onClick={() => makeDefault(model.alias)}
                  aria-label={`Make default: ${model.label}`}
                >
                  Make default
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <Failure error={choose.error} />
      {settings.providers.length > 0 && (
        <p>
          <Button onClick={() => setIsOffering(true)}>Offer a model</Button>
        </p>
      )}
      {isOffering && (
        <OfferDialog settings={settings} title="Offer a model" onClose={() => setIsOffering(false)} />
      )}
    </>
  );
}

import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../components/ui/menu.tsx';
import { words } from '../../../lib/words.ts';
import { useModelTest } from '../api/model-tests.ts';
import { type ModelSettings, type OfferedModel, useSaveTestPage, useWithdrawModel } from '../api/models.ts';
import { dollarsInWords } from '../figures.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { TestProgress } from './test-progress.tsx';
import { TestResult } from './test-result.tsx';

function priceInWords({ purpose, input_price, output_price, picture_price }: OfferedModel): string {
  const t = words('models');
  if (purpose === 'pictures')
    return picture_price === null ? t.priceUnset : t.pricePerPicture(dollarsInWords(picture_price));
  return input_price === null || output_price === null
    ? t.priceUnset
    : t.priceOfTokens(dollarsInWords(input_price), dollarsInWords(output_price));
}

/** An offered model: price, last test result and actions. */
export function OfferedModelRow({
  model,
  settings,
  onMakeDefault,
}: {
  readonly model: OfferedModel;
  readonly settings: ModelSettings;
  /** Null if the environment sets the default model. */
  readonly onMakeDefault: (() => void) | null;
}) {
  const t = words('models');
  const test = useModelTest(model.alias);
  const withdraw = useWithdrawModel();
  const save = useSaveTestPage(model.alias);
  const [isEditing, setIsEditing] = useState(false);
  const isDefault = model.alias === settings.default_alias;
  const isLocal = settings.providers.find(({ id }) => id === model.provider_id)?.kind === 'engine';
  const action = isLocal
    ? { name: t.measureSpeed, of: t.measureSpeedOf(model.label) }
    : model.purpose === 'pictures'
      ? { name: t.testPicture, of: t.testPictureWith(model.label) }
      : { name: t.testPage, of: t.testPageWith(model.label) };
  const mayBeDefault = onMakeDefault && !isDefault && model.purpose === 'text';
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 break-words font-semibold">{model.label}</span>
            {isDefault && <Badge kind="info">{t.default}</Badge>}
            {model.purpose === 'pictures' && <Badge kind="outline">{t.pictures}</Badge>}
          </p>
          <p className="text-13 text-ink-3">{t.modelAt(model.provider_name, priceInWords(model))}</p>
        </div>
        <div className="flex grow items-center justify-between gap-3 md:grow-0">
          {test.running ? (
            <Button size="s" onClick={test.cancel} aria-label={t.cancelTest(model.label)}>
              {words('providers').cancel}
            </Button>
          ) : (
            <Button size="s" onClick={test.start} aria-label={action.of}>
              {action.name}
            </Button>
          )}
          <Menu
            trigger={
              <IconButton label={t.actionsFor(model.label)}>
                <Ellipsis className="icon" aria-hidden />
              </IconButton>
            }
          >
            {mayBeDefault && <MenuItem onSelect={onMakeDefault}>{t.makeDefault}</MenuItem>}
            <MenuItem onSelect={() => setIsEditing(true)}>{t.edit}</MenuItem>
            <MenuItem isDanger onSelect={() => withdraw.mutate(model.alias)}>
              {t.stopOffering}
            </MenuItem>
          </Menu>
        </div>
      </div>
      {test.running ? (
        <TestProgress label={model.label} test={test.running} />
      ) : (
        <TestResult
          tested={model.tested}
          isPictures={model.purpose === 'pictures'}
          onSavePage={() => save.mutate()}
        />
      )}
      <Failure error={test.error ?? withdraw.error ?? save.error} />
      {isEditing && (
        <OfferDialog
          settings={settings}
          offered={model}
          title={words('providers').editTitle(model.alias)}
          onClose={() => setIsEditing(false)}
        />
      )}
    </li>
  );
}

import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../components/ui/menu.tsx';
import {
  type ModelSettings,
  type OfferedModel,
  useSaveTestPage,
  useTestModel,
  useWithdrawModel,
} from '../api/models.ts';
import { OfferDialog } from './offer-dialog.tsx';
import { TestResult } from './test-result.tsx';

function priceWords({ purpose, input_price, output_price, picture_price }: OfferedModel): string {
  if (purpose === 'pictures')
    return picture_price === null ? 'no price set' : `$${picture_price} per picture`;
  return input_price === null || output_price === null
    ? 'no price set'
    : `$${input_price} in, $${output_price} out per million tokens`;
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
  const test = useTestModel(model.alias);
  const withdraw = useWithdrawModel();
  const save = useSaveTestPage(model.alias);
  const [isEditing, setIsEditing] = useState(false);
  const isDefault = model.alias === settings.default_alias;
  const isLocal = settings.providers.find(({ id }) => id === model.provider_id)?.kind === 'engine';
  const action = isLocal
    ? 'Measure speed'
    : model.purpose === 'pictures'
      ? 'Make a test picture'
      : 'Make a test page';
  const mayBeDefault = onMakeDefault && !isDefault && model.purpose === 'text';
  return (
    <li className="grid gap-2 border-b border-line py-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="min-w-0 break-words font-semibold">{model.label}</span>
            {isDefault && <Badge kind="info">Default</Badge>}
            {model.purpose === 'pictures' && <Badge kind="outline">Pictures</Badge>}
          </p>
          <p className="text-13 text-ink-3">
            {model.provider_name}, {priceWords(model)}
          </p>
        </div>
        <Button
          size="s"
          isBusy={test.isPending}
          onClick={() => test.mutate(undefined)}
          aria-label={`${action} with ${model.label}`}
        >
          {test.isPending ? 'Testing' : action}
        </Button>
        <Menu
          trigger={
            <IconButton label={`Actions for ${model.label}`}>
              <Ellipsis className="icon" aria-hidden />
            </IconButton>
          }
        >
          {mayBeDefault && <MenuItem onSelect={onMakeDefault}>Make default</MenuItem>}
          <MenuItem onSelect={() => setIsEditing(true)}>Edit</MenuItem>
          <MenuItem isDanger onSelect={() => withdraw.mutate(model.alias)}>
            Stop offering
          </MenuItem>
        </Menu>
      </div>
      <TestResult
        tested={model.tested}
        isPictures={model.purpose === 'pictures'}
        onSavePage={() => save.mutate()}
      />
      <Failure error={test.error ?? withdraw.error ?? save.error} />
      {isEditing && (
        <OfferDialog
          settings={settings}
          offered={model}
          title={`Edit ${model.alias}`}
          onClose={() => setIsEditing(false)}
        />
      )}
    </li>
  );
}

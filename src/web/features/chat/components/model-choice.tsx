import Plug from 'lucide-react/icons/plug';
import type { chatEndpoints } from '../../../../contract/chat.ts';
import {
  type Choice,
  ChoiceMenu,
  MenuChoices,
  MenuItem,
  MenuLine,
  MenuNote,
} from '../../../components/ui/menu.tsx';
import type { CallAnswer } from '../../../lib/call.ts';
import type { ModelChoiceState } from '../hooks/use-model-choice.ts';

type Model = CallAnswer<typeof chatEndpoints.listModels>['models'][number];

const choiceOf = ({ alias, label, built_in }: Model): Choice => ({
  value: alias,
  label: built_in ? 'Built-in composer' : label,
  ...(built_in ? { note: 'Templates, no AI model' } : {}),
});

const nobody = '';

/** Selects the model and its fallback. */
export function ModelChoice({
  choice,
  onConnect,
}: {
  readonly choice: ModelChoiceState;
  /** Leads to the first model; null if the user can't connect any. */
  readonly onConnect: (() => void) | null;
}) {
  const { models, alias, setAlias, standIn, setStandIn, isBuiltIn, hasOnlyBuiltIn } = choice;
  if (alias === null) return null;
  const others = models.filter((model) => model.alias !== alias);
  const canFail = !isBuiltIn && others.length > 0;
  return (
    <ChoiceMenu
      name="Model"
      value={alias}
      onChange={setAlias}
      choices={models.map(choiceOf)}
      footer={
        <>
          {canFail && (
            <>
              <MenuLine />
              <MenuNote>If it fails before the first word</MenuNote>
              <MenuChoices
                name="If it fails before the first word"
                value={standIn ?? nobody}
                onChange={(value) => setStandIn(value === nobody ? null : value)}
                choices={[
                  { value: nobody, label: 'Show the error and stop' },
                  ...others.map((model) => ({
                    ...choiceOf(model),
                    label: `Continue with ${choiceOf(model).label}`,
                  })),
                ]}
              />
            </>
          )}
          {hasOnlyBuiltIn && onConnect && (
            <>
              <MenuLine />
              <MenuItem onSelect={onConnect}>
                <Plug className="icon" aria-hidden />
                Connect an AI model
              </MenuItem>
            </>
          )}
        </>
      }
    />
  );
}

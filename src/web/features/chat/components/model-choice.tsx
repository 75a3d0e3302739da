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
import { words } from '../../../lib/words.ts';
import type { ModelChoiceState } from '../hooks/use-model-choice.ts';

type Model = CallAnswer<typeof chatEndpoints.listModels>['models'][number];

const choiceOf = ({ alias, label, built_in }: Model): Choice => ({
  value: alias,
  label: built_in ? words('chat').modelBuiltIn : label,
  ...(built_in ? { note: words('chat').modelBuiltInNote } : {}),
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
  const t = words('chat');
  const { models, alias, setAlias, standIn, setStandIn, isBuiltIn, hasOnlyBuiltIn } = choice;
  if (alias === null) return null;
  const others = models.filter((model) => model.alias !== alias);
  const canFail = !isBuiltIn && others.length > 0;
  return (
    <ChoiceMenu
      name={t.model}
      value={alias}
      onChange={setAlias}
      choices={models.map(choiceOf)}
      footer={
        <>
          {canFail && (
            <>
              <MenuLine />
              <MenuNote>{t.modelFailing}</MenuNote>
              <MenuChoices
                name={t.modelFailing}
                value={standIn ?? nobody}
                onChange={(value) => setStandIn(value === nobody ? null : value)}
                choices={[
                  { value: nobody, label: t.modelShowError },
                  ...others.map((model) => ({
                    ...choiceOf(model),
                    label: t.modelContinueWith(choiceOf(model).label),
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
                {t.connectModel}
              </MenuItem>
            </>
          )}
        </>
      }
    />
  );
}

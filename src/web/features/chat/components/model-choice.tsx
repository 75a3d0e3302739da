import Plug from 'lucide-react/icons/plug';
import { lazy, Suspense, useState } from 'react';
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
import { loadModule } from '../../../lib/load-module.ts';
import type { ModelChoiceState } from '../hooks/use-model-choice.ts';

const ConnectModel = lazy(() =>
  loadModule(() => import('./connect-model.tsx')).then((module) => ({ default: module.ConnectModel })),
);

type Model = CallAnswer<typeof chatEndpoints.listModels>['models'][number];

const choiceOf = ({ alias, label, built_in }: Model): Choice => ({
  value: alias,
  label: built_in ? 'Built-in composer' : label,
  ...(built_in ? { note: 'Templates, no AI model' } : {}),
});

const nobody = '';

/** Selects the model and its fallback. For the built-in composer, explains how to connect more. */
export function ModelChoice({ choice }: { readonly choice: ModelChoiceState }) {
  const [isConnecting, setIsConnecting] = useState(false);
  const { models, alias, setAlias, standIn, setStandIn, isBuiltIn, hasOnlyBuiltIn } = choice;
  if (alias === null) return null;
  const others = models.filter((model) => model.alias !== alias);
  const canFail = !isBuiltIn && others.length > 0;
  return (
    <>
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
            {hasOnlyBuiltIn && (
              <>
                <MenuLine />
                <MenuItem onSelect={() => setIsConnecting(true)}>
                  <Plug className="icon" aria-hidden />
                  Connect an AI model
                </MenuItem>
              </>
            )}
          </>
        }
      />
      {isConnecting && (
        <Suspense>
          <ConnectModel onClose={() => setIsConnecting(false)} />
        </Suspense>
      )}
    </>
  );
}

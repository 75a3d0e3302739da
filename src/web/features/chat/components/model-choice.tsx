import Plug from 'lucide-react/icons/plug';
import { useState } from 'react';
import type { contract } from '../../../../contract/index.ts';
import { ChoiceMenu, MenuItem, MenuLine } from '../../../components/ui/menu.tsx';
import type { CallAnswer } from '../../../lib/call.ts';
import { ConnectModel } from './connect-model.tsx';

type Model = CallAnswer<(typeof contract)['listModels']>['models'][number];

/** Which model writes. The built-in composer says what it is, and how to have more. */
export function ModelChoice({
  models,
  chosen,
  onChange,
}: {
  readonly models: readonly Model[];
  readonly chosen: string;
  readonly onChange: (alias: string) => void;
}) {
  const [isConnecting, setIsConnecting] = useState(false);
  const hasOnlyBuiltIn = models.every(({ built_in }) => built_in);
  return (
    <>
      <ChoiceMenu
        name="Model"
        value={chosen}
        onChange={onChange}
        choices={models.map(({ alias, label, built_in }) => ({
          value: alias,
          label: built_in ? 'Built-in composer' : label,
          ...(built_in ? { note: 'Rules, no AI model' } : {}),
        }))}
        footer={
          hasOnlyBuiltIn && (
            <>
              <MenuLine />
              <MenuItem onSelect={() => setIsConnecting(true)}>
                <Plug className="icon" aria-hidden />
                Connect an AI model
              </MenuItem>
            </>
          )
        }
      />
      <ConnectModel isOpen={isConnecting} onClose={() => setIsConnecting(false)} />
    </>
  );
}

import type { contract } from '../../../../contract/index.ts';
import { ChoiceMenu, MenuLine, MenuNote } from '../../../components/ui/menu.tsx';
import type { CallAnswer } from '../../../lib/call.ts';

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
  const hasOnlyBuiltIn = models.every(({ built_in }) => built_in);
  return (
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
            <MenuNote>
              To connect an AI model, set OPENAI_API_KEY, ANTHROPIC_API_KEY, GOOGLE_GENERATIVE_AI_API_KEY or
              OPENAI_BASE_URL and start Octavo again.
            </MenuNote>
          </>
        )
      }
    />
  );
}

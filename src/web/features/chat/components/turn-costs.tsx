import { words } from '../../../lib/words.ts';
import type { Turn } from '../chat-state.ts';
import { costsInWords } from '../run-costs.ts';

/** Usage of a turn; hidden for the built-in composer. */
export function TurnCosts({ turn }: { readonly turn: Turn }) {
  const { usage, isBuiltIn, ownKey } = turn;
  if (usage === null || isBuiltIn) return null;
  return (
    <p className="num text-12 text-ink-3">
      {ownKey === null
        ? costsInWords(usage)
        : words('chat').costsOwnKey(costsInWords({ ...usage, cost_usd: null }), ownKey)}
    </p>
  );
}

import X from 'lucide-react/icons/x';
import type { RunAsks } from '../../../contract/run-asks.ts';
import { words } from '../../lib/words.ts';
import { askChips, withoutAsk } from './ask-words.ts';

/** Options sent with each prompt, as removable chips. */
export function AskChipList({
  asks,
  onChange,
}: {
  readonly asks: RunAsks;
  readonly onChange: (asks: RunAsks) => void;
}) {
  const chips = askChips(asks);
  const t = words('asks');
  return (
    <ul aria-label={t.usedAlways} className="flex flex-wrap gap-1.5 pb-2">
      {chips.map(({ name, label }) => (
        <li key={name} className="chip chip-ref composer-ref">
          <span className="truncate">{label}</span>
          <button type="button" aria-label={t.remove(label)} onClick={() => onChange(withoutAsk(asks, name))}>
            <X className="icon size-3.5!" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

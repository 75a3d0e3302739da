import X from 'lucide-react/icons/x';
import { words } from '../../../lib/words.ts';
import { type BrandChoice, brandChoiceNames } from '../prompt-choices.ts';
import { ChoiceMark } from './choice-mark.tsx';

export interface BrandChipsProps {
  readonly choices: readonly BrandChoice[];
  readonly onRemove: (choice: BrandChoice) => void;
}

/** Choices sent with the prompt, as removable chips. */
export function BrandChipList({ choices, onRemove }: BrandChipsProps) {
  const t = words('brand-choice');
  return (
    <ul aria-label={t.attached} className="flex flex-wrap gap-1.5 pb-2">
      {choices.map((choice) => (
        <li key={`${choice.kind}-${choice.id}`} className="chip chip-ref composer-ref">
          <ChoiceMark option={choice} />
          <span className="truncate">
            <span className="sr-only">{t.named(t[brandChoiceNames[choice.kind]])} </span>
            {choice.name}
          </span>
          <button type="button" aria-label={t.remove(choice.name)} onClick={() => onRemove(choice)}>
            <X className="icon size-3.5!" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

import X from 'lucide-react/icons/x';
import { type BrandChoice, brandChoiceNames } from '../prompt-choices.ts';
import { ChoiceMark } from './choice-mark.tsx';

/** Choices sent with the prompt, as removable chips. */
export function BrandChips({
  choices,
  onRemove,
}: {
  readonly choices: readonly BrandChoice[];
  readonly onRemove: (choice: BrandChoice) => void;
}) {
  if (choices.length === 0) return null;
  return (
    <ul aria-label="Attached to this prompt" className="flex flex-wrap gap-1.5 pb-2">
      {choices.map((choice) => (
        <li key={`${choice.kind}-${choice.id}`} className="chip chip-ref composer-ref">
          <ChoiceMark option={choice} />
          <span className="truncate">
            <span className="sr-only">{brandChoiceNames[choice.kind]}: </span>
            {choice.name}
          </span>
          <button type="button" aria-label={`Remove ${choice.name}`} onClick={() => onRemove(choice)}>
            <X className="icon size-3.5!" aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

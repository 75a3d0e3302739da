import { words } from '../../../lib/words.ts';

/** Suggested follow-up prompts; choosing one sends it. */
export function Followups({
  choices,
  onChoose,
}: {
  readonly choices: readonly string[];
  readonly onChoose: (prompt: string) => void;
}) {
  if (choices.length === 0) return null;
  return (
    <fieldset aria-label={words('chat').followups} className="followups">
      {choices.map((choice) => (
        <button key={choice} type="button" className="chip" onClick={() => onChoose(choice)}>
          {choice}
        </button>
      ))}
    </fieldset>
  );
}

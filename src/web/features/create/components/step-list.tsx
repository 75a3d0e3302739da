import Check from 'lucide-react/icons/check';
import { type Step, steps } from '../creation-state.ts';

const labels: Readonly<Record<Step, string>> = {
  wish: 'What',
  content: 'Content',
  brand: 'Brand',
  outline: 'Outline',
};

/** The four steps as the leaves of a folded sheet; each is always accessible. */
export function StepList({
  step,
  done,
  onStep,
}: {
  readonly step: Step;
  /** Short summary of each completed step. */
  readonly done: Readonly<Partial<Record<Step, string>>>;
  readonly onStep: (step: Step) => void;
}) {
  return (
    <nav aria-label="Steps">
      <ol className="create-steps">
        {steps.map((each, index) => (
          <li key={each}>
            <button
              type="button"
              className="create-step"
              aria-current={each === step ? 'step' : undefined}
              onClick={() => onStep(each)}
            >
              <span className="create-step-name">
                <span className="num">{index + 1}</span> {labels[each]}
              </span>
              <span className="create-step-note">
                {done[each] && each !== step && <Check className="icon" aria-hidden />}
                {done[each] ?? ' '}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

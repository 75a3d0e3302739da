import Check from 'lucide-react/icons/check';
import type { Catalogue } from '../../../../words/catalogue.ts';
import { words } from '../../../lib/words.ts';
import { type Step, steps } from '../creation-state.ts';

/** The messages that name the steps. */
const labels = {
  wish: 'wishStep',
  content: 'content',
  brand: 'brand',
  outline: 'outline',
} as const satisfies Readonly<Record<Step, keyof Catalogue['create']>>;

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
  const t = words('create');
  return (
    <nav aria-label={t.steps}>
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
                <span className="num">{index + 1}</span> {t[labels[each]]}
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

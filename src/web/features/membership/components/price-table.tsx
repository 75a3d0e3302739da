import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useId } from 'react';
import type { Pricing } from '../../../../contract/payments.ts';
import { classNames } from '../../../components/ui/class-names.ts';
import { type Interval, type PricedPlan, perInterval, priceFor, priceInWords } from '../prices.ts';

interface PriceTableProps {
  readonly pricing: Pricing;
  readonly interval: Interval;
  readonly onInterval: (interval: Interval) => void;
  /** Action for a plan: a button, a link, or text. */
  readonly actionOf: (plan: PricedPlan) => ReactNode;
}

/** Highlights the most popular plan. */
const isInked = (plan: PricedPlan) => plan.tier === 'pro';

/** Table of the plans; stacked below 768 px. */
export function PriceTable({ pricing, interval, onInterval, actionOf }: PriceTableProps) {
  const { plans, features } = pricing;
  return (
    <>
      <div className="plans-wide">
        <table className="plans">
          <colgroup>
            <col className="w-[22%]" />
            {plans.map(({ tier }) => (
              <col key={tier} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <td className="align-bottom!">
                <span className="sr-only">Feature</span>
                <Intervals interval={interval} onInterval={onInterval} />
              </td>
              {plans.map((plan) => (
                <th key={plan.tier} scope="col" className={isInked(plan) ? 'plan-inked on-flood' : undefined}>
                  <span className="plan-name">{plan.name}</span>
                  <PlanPrice plan={plan} interval={interval} />
                  <span className="plan-promise">{plan.promise}</span>
                  {actionOf(plan)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map(({ name, label, is_planned }) => (
              <tr key={name}>
                <th scope="row">{label}</th>
                {plans.map((plan) => (
                  <td key={plan.tier} className={isInked(plan) ? 'plan-inked' : undefined}>
                    <Mark isIncluded={plan.features.includes(name)} isPlanned={is_planned} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="plans-narrow">
        <Intervals interval={interval} onInterval={onInterval} />
        {plans.map((plan, index) => (
          <PlanLeaf
            key={plan.tier}
            plan={plan}
            before={plans[index - 1]}
            features={features}
            interval={interval}
            action={actionOf(plan)}
          />
        ))}
      </div>
    </>
  );
}

function Mark({ isIncluded, isPlanned }: { readonly isIncluded: boolean; readonly isPlanned: boolean }) {
  if (isIncluded && isPlanned) return <span className="text-13 text-ink-2">Planned</span>;
  return (
    <>
      {isIncluded ? (
        <Check className="icon mt-0.5" strokeWidth={2.25} aria-hidden />
      ) : (
        <span className="text-line-strong" aria-hidden>
          –
        </span>
      )}
      <span className="sr-only">{isIncluded ? 'Included' : 'Not included'}</span>
    </>
  );
}

function PlanPrice({ plan, interval }: { readonly plan: PricedPlan; readonly interval: Interval }) {
  const price = priceFor(plan, interval);
  if (price)
    return (
      <span className="plan-price num">
        <b>{priceInWords(price)}</b>
        <span>{perInterval[interval]}</span>
      </span>
    );
  return (
    <span className="plan-price num">{plan.tier === 'basic' ? <b>€0</b> : <span>Not available</span>}</span>
  );
}

/** A plan below 768 px: features beyond those of the previous plan. */
function PlanLeaf({
  plan,
  before,
  features,
  interval,
  action,
}: {
  readonly plan: PricedPlan;
  readonly before: PricedPlan | undefined;
  readonly features: Pricing['features'];
  readonly interval: Interval;
  readonly action: ReactNode;
}) {
  const id = useId();
  const more = features.filter(
    ({ name }) => plan.features.includes(name) && !before?.features.includes(name),
  );
  return (
    <section aria-labelledby={id} className={classNames('plan-leaf', isInked(plan) && 'plan-inked on-flood')}>
      <div className="plan-line">
        <h2 id={id}>{plan.name}</h2>
        <PlanPrice plan={plan} interval={interval} />
      </div>
      <p className="plan-promise">{plan.promise}</p>
      <ul>
        {before && (
          <li>
            <Check className="icon" aria-hidden />
            All of {before.name}
          </li>
        )}
        {more.map(({ name, label, is_planned }) => (
          <li key={name}>
            {is_planned ? <Clock className="icon" aria-hidden /> : <Check className="icon" aria-hidden />}
            {is_planned ? `${label}: planned` : label}
          </li>
        ))}
      </ul>
      {action}
    </section>
  );
}

function Intervals({
  interval,
  onInterval,
}: {
  readonly interval: Interval;
  readonly onInterval: (interval: Interval) => void;
}) {
  const name = useId();
  return (
    <fieldset className="plan-intervals">
      <legend className="sr-only">Billing period</legend>
      {(['month', 'year'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={interval === one} onChange={() => onInterval(one)} />
          {one === 'month' ? 'Monthly' : 'Yearly'}
        </label>
      ))}
    </fieldset>
  );
}

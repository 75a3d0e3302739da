import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { type ReactNode, useId } from 'react';
import type { Pricing } from '../../../../contract/payments.ts';
import { moneyInWords } from '../../../../domain/membership/price-list.ts';
import { classNames } from '../../../components/ui/class-names.ts';
import { language } from '../../../lib/language.ts';
import { counted, words } from '../../../lib/words.ts';
import { type Interval, type PricedPlan, perInterval, priceFor, priceInWords } from '../prices.ts';

interface PriceTableProps {
  readonly pricing: Pricing;
  readonly interval: Interval;
  readonly onInterval: (interval: Interval) => void;
  /** Action for a plan: a button, a link, or text. */
  readonly actionOf: (plan: PricedPlan) => ReactNode;
}

/** Names of the features, by their name in the pricing. */
function featureLabels(): Readonly<Record<string, string>> {
  const t = words('pricing');
  return {
    document_creation: t.featureDocumentCreation,
    basic_templates: t.featureBasicTemplates,
    premium_templates: t.featurePremiumTemplates,
    advanced_export: t.featureAdvancedExport,
    priority_support: t.featurePrioritySupport,
    custom_branding: t.featureCustomBranding,
    api_access: t.featureApiAccess,
    team_collaboration: t.featureTeamCollaboration,
    unlimited_documents: t.featureUnlimitedDocuments,
  };
}

/** One line under the price. */
function promiseOf({ tier, generations }: PricedPlan): string {
  const t = words('pricing');
  if (tier === 'basic') return t.promiseFree;
  return generations === null ? t.promiseUnlimited : counted(t.promiseGenerations, generations);
}

/** Highlights the most popular plan. */
const isInked = (plan: PricedPlan) => plan.tier === 'pro';

/** Table of the plans; stacked below 768 px. */
export function PriceTable({ pricing, interval, onInterval, actionOf }: PriceTableProps) {
  const { plans, features } = pricing;
  const t = words('pricing');
  const labels = featureLabels();
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
                <span className="sr-only">{t.feature}</span>
                <Intervals interval={interval} onInterval={onInterval} />
              </td>
              {plans.map((plan) => (
                <th key={plan.tier} scope="col" className={isInked(plan) ? 'plan-inked on-flood' : undefined}>
                  <span className="plan-name">{plan.name}</span>
                  <PlanPrice plan={plan} interval={interval} />
                  <span className="plan-promise">{promiseOf(plan)}</span>
                  {actionOf(plan)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map(({ name, label, is_planned }) => (
              <tr key={name}>
                <th scope="row">{labels[name] ?? label}</th>
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
  if (isIncluded && isPlanned) return <span className="text-13 text-ink-2">{words('pricing').planned}</span>;
  return (
    <>
      {isIncluded ? (
        <Check className="icon mt-0.5" strokeWidth={2.25} aria-hidden />
      ) : (
        <span className="text-line-strong" aria-hidden>
          –
        </span>
      )}
      <span className="sr-only">{isIncluded ? words('pricing').included : words('pricing').notIncluded}</span>
    </>
  );
}

function PlanPrice({ plan, interval }: { readonly plan: PricedPlan; readonly interval: Interval }) {
  const price = priceFor(plan, interval);
  const t = words('pricing');
  if (price)
    return (
      <span className="plan-price num">
        <b>{priceInWords(price)}</b>
        <span>{perInterval(interval)}</span>
      </span>
    );
  return (
    <span className="plan-price num">
      {plan.tier === 'basic' ? <b>{moneyInWords(0, 'eur', language())}</b> : <span>{t.notAvailable}</span>}
    </span>
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
  const t = words('pricing');
  const labels = featureLabels();
  const more = features.filter(
    ({ name }) => plan.features.includes(name) && !before?.features.includes(name),
  );
  return (
    <section aria-labelledby={id} className={classNames('plan-leaf', isInked(plan) && 'plan-inked on-flood')}>
      <div className="plan-line">
        <h2 id={id}>{plan.name}</h2>
        <PlanPrice plan={plan} interval={interval} />
      </div>
      <p className="plan-promise">{promiseOf(plan)}</p>
      <ul>
        {before && (
          <li>
            <Check className="icon" aria-hidden />
            {t.allOf(before.name)}
          </li>
        )}
        {more.map(({ name, label, is_planned }) => (
          <li key={name}>
            {is_planned ? <Clock className="icon" aria-hidden /> : <Check className="icon" aria-hidden />}
            {is_planned ? t.plannedFeature(labels[name] ?? label) : (labels[name] ?? label)}
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
  const t = words('pricing');
  return (
    <fieldset className="plan-intervals">
      <legend className="sr-only">{t.billingPeriod}</legend>
      {(['month', 'year'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={interval === one} onChange={() => onInterval(one)} />
          {one === 'month' ? t.monthly : t.yearly}
        </label>
      ))}
    </fieldset>
  );
}

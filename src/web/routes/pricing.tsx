import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { Failure } from '../components/ui/failure.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { useSession } from '../features/identity/api/session.ts';
import { useActivity, usePricing, useSubscription } from '../features/membership/api/membership.ts';
import { useOpenCheckout } from '../features/membership/api/open-checkout.ts';
import { PriceTable } from '../features/membership/components/price-table.tsx';
import { type Interval, type PricedPlan, priceFor } from '../features/membership/prices.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

/** Plans; signed-in users can choose one. */
export function Pricing() {
  const t = words('pricing');
  usePageTitle(words('shell').pricing);
  const { data: profile } = useSession();
  const isSignedIn = Boolean(profile);
  const pricing = usePricing();
  const activity = useActivity({ enabled: isSignedIn });
  const subscription = useSubscription({ enabled: isSignedIn });
  const checkout = useOpenCheckout();
  const [interval, setInterval] = useState<Interval>('month');

  const actionOf = (plan: PricedPlan) => {
    const kind = plan.tier === 'pro' ? 'paper' : 'default';
    const price = priceFor(plan, interval);
    const isOwn = isSignedIn && activity.data?.tier === plan.tier;
    if (isOwn && (plan.tier === 'basic' || !subscription.data || subscription.data.interval === interval))
      return (
        <span className="btn" aria-disabled="true">
          {t.yourPlan}
        </span>
      );
    if (!profile)
      return (
        <Link to={paths.auth} search={{ from: paths.pricing }} className={buttonClass({ kind })}>
          {plan.tier === 'basic' ? t.getStarted : t.choose(plan.name)}
        </Link>
      );
    // Subscribers change plans on the membership page, which explains the effects.
    if (subscription.data)
      return (
        <Link to={paths.membership} className={buttonClass({ kind })}>
          {plan.tier === 'basic' ? t.cancelPlan : t.changeTo(plan.name)}
        </Link>
      );
    if (plan.tier === 'basic')
      return (
        <span className="btn" aria-disabled="true">
          {t.included}
        </span>
      );
    return (
      <Button
        kind={kind}
        disabled={price === null || (checkout.busyWith !== null && checkout.busyWith !== price.price_id)}
        isBusy={price !== null && checkout.busyWith === price.price_id}
        onClick={() => {
          if (price) checkout.choose(price.price_id);
        }}
      >
        {t.choose(plan.name)}
      </Button>
    );
  };

  return (
    <main className="pricing" data-publishable-key={pricing.data?.publishable_key}>
      <div className="pricing-head">
        <h1>{words('shell').pricing}</h1>
        <p>{t.intro}</p>
      </div>
      <Failure error={checkout.error ?? pricing.error} />
      {pricing.error && (
        <p>
          <Button onClick={() => void pricing.refetch()}>{words('shell').tryAgain}</Button>
        </p>
      )}
      {pricing.data ? (
        <PriceTable pricing={pricing.data} interval={interval} onInterval={setInterval} actionOf={actionOf} />
      ) : (
        !pricing.error && <Skeleton className="h-150 w-full" />
      )}
      {pricing.data && (
        <div className="pricing-foot">
          <span>
            {import.meta.env.SSR ? '%price_note%' : pricing.data.is_sandbox ? t.noteSandbox : t.noteReal}
          </span>
          <span>{t.cancelAnytime}</span>
        </div>
      )}
    </main>
  );
}

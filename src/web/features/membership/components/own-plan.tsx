import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ActivitySummary } from '../../../../contract/membership.ts';
import type { Pricing, SubscriptionView } from '../../../../contract/payments.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, buttonClass } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { showToast } from '../../../components/ui/toast.tsx';
import { words } from '../../../lib/words.ts';
import { paths } from '../../../paths.ts';
import { useChangeSubscription, useOpenPortal } from '../api/membership.ts';
import { dayOf, pricePerInterval } from '../prices.ts';

/** Describes the state of the subscription in one sentence. */
function standingOf(subscription: SubscriptionView): string {
  const t = words('membership');
  const end = dayOf(subscription.current_period_end);
  if (subscription.grace_until) return t.paymentFailed(dayOf(subscription.grace_until));
  if (subscription.cancel_at_period_end) return t.canceledUntil(end);
  return t.renewsOn(end);
}

/** The current plan, or a link to the plans. */
export function OwnPlan({
  activity,
  subscription,
  pricing,
}: {
  readonly activity: ActivitySummary;
  readonly subscription: SubscriptionView | null;
  readonly pricing: Pricing;
}) {
  const t = words('membership');
  const change = useChangeSubscription();
  const portal = useOpenPortal();
  const [isAsking, setIsAsking] = useState(false);
  const price = pricing.plans
    .flatMap(({ prices }) => prices)
    .find((one) => one.price_id === subscription?.price_id);
  const others = pricing.plans.flatMap((plan) =>
    plan.prices
      .filter((one) => one.price_id !== subscription?.price_id)
      .map((one) => ({ ...one, name: plan.name })),
  );
  return (
    <Section title={t.yourPlan} text={t.yourPlanText}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-display text-22 font-medium">{activity.plan}</b>
        {subscription && (
          <Badge kind={subscription.grace_until ? 'warning' : 'info'}>{t.status(subscription.status)}</Badge>
        )}
        {price && (
          <span className="num text-ink-2">
            {subscription && subscription.plan !== activity.plan
              ? t.payingFor(subscription.plan, pricePerInterval(price))
              : pricePerInterval(price)}
          </span>
        )}
      </p>
      {subscription ? (
        <>
          <p className={subscription.grace_until ? 'text-warning' : 'text-ink-2'}>
            {standingOf(subscription)}
          </p>
          <Failure error={change.error ?? portal.error} />
          <div className="flex flex-wrap gap-2">
            {subscription.cancel_at_period_end ? (
              <Button
                kind="primary"
                isBusy={change.isPending}
                onClick={() =>
                  change.mutate(
                    { to: 'reactivate' },
                    { onSuccess: () => showToast({ title: t.reactivated, text: t.reactivatedText }) },
                  )
                }
              >
                {t.reactivate}
              </Button>
            ) : (
              <Button onClick={() => setIsAsking(true)}>{t.cancelPlan}</Button>
            )}
            <Button isBusy={portal.isPending} onClick={() => portal.mutate()}>
              {t.cardsAndInvoices}
            </Button>
          </div>
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center md:min-h-9">
              {t.changePlan}
            </summary>
            <ul className="grid gap-2 pt-2">
              {others.map((one) => (
                <li key={one.price_id} className="flex flex-wrap items-center justify-between gap-2">
                  <span className="num">{t.planAndPrice(one.name, pricePerInterval(one))}</span>
                  <Button
                    size="s"
                    disabled={change.isPending}
                    onClick={() =>
                      change.mutate(
                        { to: 'price', priceId: one.price_id },
                        {
                          onSuccess: (now) =>
                            showToast({ title: t.planChanged, text: t.planChangedText(now.plan) }),
                        },
                      )
                    }
                  >
                    {one.interval === 'year' ? t.changeToYearly(one.name) : t.changeToMonthly(one.name)}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        </>
      ) : (
        <>
          <p className="text-ink-2">{activity.tier === 'basic' ? t.freePlan : t.planProvided}</p>
          <p>
            <Link
              to={paths.pricing}
              className={buttonClass({ kind: activity.tier === 'basic' ? 'primary' : 'default' })}
            >
              {t.comparePlans}
            </Link>
          </p>
        </>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t.cancelPlanTitle}
        description={subscription ? t.cancelPlanText(dayOf(subscription.current_period_end)) : ''}
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setIsAsking(false)}>{t.keepPlan}</Button>
          <Button
            kind="danger"
            isBusy={change.isPending}
            onClick={() =>
              change.mutate(
                { to: 'cancel' },
                {
                  onSettled: () => setIsAsking(false),
                  onSuccess: () => showToast({ title: t.planCanceled, text: t.planCanceledText }),
                },
              )
            }
          >
            {t.cancelPlan}
          </Button>
        </div>
      </Dialog>
    </Section>
  );
}

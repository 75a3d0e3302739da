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
import { paths } from '../../../paths.ts';
import { useChangeSubscription, useOpenPortal } from '../api/membership.ts';
import { dayOf, perInterval, priceInWords } from '../prices.ts';

/** Describes the state of the subscription in one sentence. */
function standingOf(subscription: SubscriptionView): string {
  const end = dayOf(subscription.current_period_end);
  if (subscription.grace_until)
    return `Your last payment failed. Your plan stays active until ${dayOf(subscription.grace_until)}. Update your card before then.`;
  if (subscription.cancel_at_period_end)
    return `Cancelled. Your plan stays until ${end}; you won't be charged again.`;
  return `Renews on ${end}.`;
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
    <Section title="Your plan" text="Changes take effect right away, and we credit what you've paid.">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-display text-22 font-medium">{activity.plan}</b>
        {subscription && (
          <Badge kind={subscription.grace_until ? 'warning' : 'info'}>{subscription.status}</Badge>
        )}
        {price && (
          <span className="num text-ink-2">
            {subscription &&
              subscription.plan !== activity.plan &&
              `You're paying for ${subscription.plan}: `}
            {priceInWords(price)} {perInterval[price.interval]}
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
                    { onSuccess: () => showToast({ title: 'Reactivated', text: 'Your plan continues.' }) },
                  )
                }
              >
                Reactivate
              </Button>
            ) : (
              <Button onClick={() => setIsAsking(true)}>Cancel plan</Button>
            )}
            <Button isBusy={portal.isPending} onClick={() => portal.mutate()}>
              Cards and invoices
            </Button>
          </div>
          <details>
            <summary className="link inline-flex min-h-11 cursor-pointer items-center md:min-h-9">
              Change the plan
            </summary>
            <ul className="grid gap-2 pt-2">
              {others.map((one) => (
                <li key={one.price_id} className="flex flex-wrap items-center justify-between gap-2">
                  <span className="num">
                    {one.name}, {priceInWords(one)} {perInterval[one.interval]}
                  </span>
                  <Button
                    size="s"
                    disabled={change.isPending}
                    onClick={() =>
                      change.mutate(
                        { to: 'price', priceId: one.price_id },
                        {
                          onSuccess: (now) =>
                            showToast({ title: 'Plan changed', text: `You're now on ${now.plan}.` }),
                        },
                      )
                    }
                  >
                    {`Change to ${one.name}, ${one.interval === 'year' ? 'yearly' : 'monthly'}`}
                  </Button>
                </li>
              ))}
            </ul>
          </details>
        </>
      ) : (
        <>
          <p className="text-ink-2">
            {activity.tier === 'basic'
              ? "You're on the free plan."
              : "Provided by whoever runs this server. There's nothing to pay."}
          </p>
          <p>
            <Link
              to={paths.pricing}
              className={buttonClass({ kind: activity.tier === 'basic' ? 'primary' : 'default' })}
            >
              Compare plans
            </Link>
          </p>
        </>
      )}
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Cancel plan?"
        description={
          subscription
            ? `It stays until ${dayOf(subscription.current_period_end)}. After that you're on Basic. Nothing is deleted, and you can still open and export documents over the Basic limit.`
            : ''
        }
      >
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={() => setIsAsking(false)}>Keep plan</Button>
          <Button
            kind="danger"
            isBusy={change.isPending}
            onClick={() =>
              change.mutate(
                { to: 'cancel' },
                {
                  onSettled: () => setIsAsking(false),
                  onSuccess: () =>
                    showToast({
                      title: 'Plan cancelled',
                      text: 'You can undo this at any time before then.',
                    }),
                },
              )
            }
          >
            Cancel plan
          </Button>
        </div>
      </Dialog>
    </Section>
  );
}

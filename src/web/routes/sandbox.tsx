import { Link, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { Failure } from '../components/ui/failure.tsx';
import { Loading } from '../components/ui/loading.tsx';
import { Section } from '../components/ui/section.tsx';
import { useSubscription } from '../features/membership/api/membership.ts';
import { useLetHappen, usePayInSandbox, useSandboxCheckout } from '../features/membership/api/sandbox.ts';
import { Invoices } from '../features/membership/components/invoices.tsx';
import { pricePerInterval } from '../features/membership/prices.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

function TestBand() {
  return (
    <p className="test-band" role="note">
      {words('membership').sandboxNote}
    </p>
  );
}

/** Test replacement for a payment provider's checkout. */
export function SandboxCheckout() {
  const t = words('membership');
  usePageTitle(t.sandboxCheckout);
  const { session = '' } = useSearch({ strict: false });
  const checkout = useSandboxCheckout(session);
  const pay = usePayInSandbox(session);
  const isBusy = pay.isPending || pay.isSuccess;
  return (
    <main>
      <TestBand />
      <div className="mx-auto grid w-full max-w-130 gap-5 px-4 py-12">
        <h1 className="h1">{t.checkout}</h1>
        {checkout.error ? (
          <div className="sheet grid gap-3 p-5">
            <Failure error={checkout.error} />
            <p>
              <Link to={paths.pricing} className={buttonClass()}>
                {t.backToPlans}
              </Link>
            </p>
          </div>
        ) : checkout.data ? (
          <div className="sheet grid gap-5 p-5 md:p-8">
            <p className="flex items-baseline justify-between gap-4">
              <b className="font-display text-22 font-medium">{checkout.data.plan}</b>
              <span className="num">{pricePerInterval(checkout.data.price)}</span>
            </p>
            {checkout.data.is_paid && <p className="text-ink-2">{t.checkoutPaid}</p>}
            <Failure error={pay.error} />
            <div className="grid gap-2">
              <Button kind="primary" size="l" isBusy={isBusy} onClick={() => !isBusy && pay.mutate('good')}>
                {isBusy ? t.subscribing : t.subscribe}
              </Button>
              <Button disabled={isBusy} onClick={() => pay.mutate('declined')}>
                {t.sandboxDecline}
              </Button>
              <a href={checkout.data.cancel_url} className={buttonClass({ kind: 'quiet' })}>
                {t.cancelAndBack}
              </a>
            </div>
          </div>
        ) : (
          <Loading />
        )}
      </div>
    </main>
  );
}

/** Test replacement for the customer portal; its buttons simulate the passing of time. */
export function SandboxPortal() {
  const t = words('membership');
  usePageTitle(t.sandboxPortal);
  const { data: subscription } = useSubscription();
  const happen = useLetHappen();
  return (
    <main>
      <TestBand />
      <div className="mx-auto grid w-full max-w-220 gap-5 px-4 py-12">
        <h1 className="h1">{t.cardsAndInvoices}</h1>
        <Section title={t.sandboxCard} text={t.sandboxText}>
          <p>{t.sandboxCardPays}</p>
          <Failure error={happen.error} />
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={!subscription || happen.isPending}
              onClick={() => happen.mutate('payment_fails')}
            >
              {t.sandboxFail}
            </Button>
            <Button
              disabled={!subscription || happen.isPending}
              onClick={() => happen.mutate('payment_succeeds')}
            >
              {t.sandboxPay}
            </Button>
            <Button disabled={!subscription || happen.isPending} onClick={() => happen.mutate('period_ends')}>
              {t.sandboxEnd}
            </Button>
          </div>
          <p role="status" className="text-ink-2">
            {subscription
              ? t.subscription(subscription.plan, t.status(subscription.status))
              : t.noSubscription}
          </p>
        </Section>
        <Invoices />
        <p>
          <Link to={paths.membership} className={buttonClass({ kind: 'primary' })}>
            {t.backToMembership}
          </Link>
        </p>
      </div>
    </main>
  );
}

import { Link, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { Failure } from '../components/ui/failure.tsx';
import { Loading } from '../components/ui/loading.tsx';
import { Section } from '../components/ui/section.tsx';
import { useSubscription } from '../features/membership/api/membership.ts';
import { useLetHappen, usePayInSandbox, useSandboxCheckout } from '../features/membership/api/sandbox.ts';
import { Invoices } from '../features/membership/components/invoices.tsx';
import { perInterval, priceInWords } from '../features/membership/prices.ts';
import { paths } from '../paths.ts';

function TestBand() {
  return (
    <p className="test-band" role="note">
      Test checkout: no card needed, no money charged.
    </p>
  );
}

/** Test replacement for a payment provider's checkout. */
export function SandboxCheckout() {
  usePageTitle('Test checkout');
  const { session = '' } = useSearch({ strict: false });
  const checkout = useSandboxCheckout(session);
  const pay = usePayInSandbox(session);
  const isBusy = pay.isPending || pay.isSuccess;
  return (
    <main>
      <TestBand />
      <div className="mx-auto grid w-full max-w-130 gap-5 px-4 py-12">
        <h1 className="h1">Checkout</h1>
        {checkout.error ? (
          <div className="sheet grid gap-3 p-5">
            <Failure error={checkout.error} />
            <p>
              <Link to={paths.pricing} className={buttonClass()}>
                Back to plans
              </Link>
            </p>
          </div>
        ) : checkout.data ? (
          <div className="sheet grid gap-5 p-5 md:p-8">
            <p className="flex items-baseline justify-between gap-4">
              <b className="font-display text-22 font-medium">{checkout.data.plan}</b>
              <span className="num">
                {priceInWords(checkout.data.price)} {perInterval[checkout.data.price.interval]}
              </span>
            </p>
            {checkout.data.is_paid && (
              <p className="text-ink-2">This checkout is already paid. Paying again changes nothing.</p>
            )}
            <Failure error={pay.error} />
            <div className="grid gap-2">
              <Button kind="primary" size="l" isBusy={isBusy} onClick={() => !isBusy && pay.mutate('good')}>
                {isBusy ? 'Subscribing' : 'Subscribe with the test card'}
              </Button>
              <Button disabled={isBusy} onClick={() => pay.mutate('declined')}>
                Try a declined card
              </Button>
              <a href={checkout.data.cancel_url} className={buttonClass({ kind: 'quiet' })}>
                Cancel and go back
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
  usePageTitle('Test portal');
  const { data: subscription } = useSubscription();
  const happen = useLetHappen();
  return (
    <main>
      <TestBand />
      <div className="mx-auto grid w-full max-w-220 gap-5 px-4 py-12">
        <h1 className="h1">Cards and invoices</h1>
        <Section
          title="Test card"
          text="A real payment service shows cards here. The sandbox lets you trigger payment events."
        >
          <p>4242, which always pays</p>
          <Failure error={happen.error} />
          <div className="flex flex-wrap gap-2">
            <Button
              disabled={!subscription || happen.isPending}
              onClick={() => happen.mutate('payment_fails')}
            >
              Simulate a failed payment
            </Button>
            <Button
              disabled={!subscription || happen.isPending}
              onClick={() => happen.mutate('payment_succeeds')}
            >
              Pay the open invoice
            </Button>
            <Button disabled={!subscription || happen.isPending} onClick={() => happen.mutate('period_ends')}>
              End the billing period
            </Button>
          </div>
          <p role="status" className="text-ink-2">
            {subscription ? `Subscription: ${subscription.plan}, ${subscription.status}` : 'No subscription'}
          </p>
        </Section>
        <Invoices />
        <p>
          <Link to={paths.membership} className={buttonClass({ kind: 'primary' })}>
            Back to membership
          </Link>
        </p>
      </div>
    </main>
  );
}

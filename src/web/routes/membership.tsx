import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { Failure } from '../components/ui/failure.tsx';
import { Loading } from '../components/ui/loading.tsx';
import {
  useConfirmPayment,
  useLimits,
  usePricing,
  useSubscription,
} from '../features/membership/api/membership.ts';
import { ApiKeys } from '../features/membership/components/api-keys.tsx';
import { Invoices } from '../features/membership/components/invoices.tsx';
import { OwnPlan } from '../features/membership/components/own-plan.tsx';
import { OwnUse } from '../features/membership/components/own-use.tsx';
import { Support } from '../features/membership/components/support.tsx';
import { Usage } from '../features/membership/components/usage.tsx';
import { useOwnAccount } from '../features/profile/api/account.ts';
import { ProofDialog } from '../features/profile/components/proof-dialog.tsx';
import { CallError } from '../lib/call-error.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

/** The user's subscription; also the return URL of the checkout. */
export function Membership() {
  const t = words('membership');
  usePageTitle(words('shell').membership);
  const { success, canceled, session_id: sessionId } = useSearch({ strict: false });
  const pricing = usePricing();
  const limits = useLimits();
  const subscription = useSubscription();
  const account = useOwnAccount();
  const error = pricing.error ?? limits.error ?? subscription.error;
  return (
    <main className="mx-auto grid w-full max-w-220 grid-cols-[minmax(0,1fr)] content-start gap-4 px-4 py-8 md:gap-5 md:py-12">
      <header className="mb-2 grid gap-3">
        <h1 className="h1">{words('shell').membership}</h1>
      </header>
      {success && sessionId && <Confirming sessionId={sessionId} />}
      {canceled && (
        <div className="sheet grid gap-3 p-5" role="status">
          <p>{t.checkoutCanceled}</p>
          <p>
            <Link to={paths.pricing} className={buttonClass()}>
              {t.backToPlans}
            </Link>
          </p>
        </div>
      )}
      {error ? (
        <div className="sheet grid gap-3 p-5">
          <Failure error={error} />
          <p>
            <Button
              onClick={() => {
                for (const query of [pricing, limits, subscription]) void query.refetch();
              }}
            >
              {words('shell').tryAgain}
            </Button>
          </p>
        </div>
      ) : null}
      {pricing.data && limits.data && subscription.data !== undefined ? (
        <>
          <OwnPlan activity={limits.data} subscription={subscription.data} pricing={pricing.data} />
          <OwnUse limits={limits.data} />
          <Usage />
          <Invoices />
          <ApiKeys
            isAllowed={limits.data.features.api_access?.allowed === true}
            askProof={(ask) => account.data && <ProofDialog account={account.data} {...ask} />}
          />
          <Support isAllowed={limits.data.features.priority_support?.allowed === true} />
        </>
      ) : (
        !error && <Loading />
      )}
    </main>
  );
}

/** Confirms a payment once, then redirects to the thank-you page, which waits for a payment that isn't there yet. */
function Confirming({ sessionId }: { readonly sessionId: string }) {
  const navigate = useNavigate();
  const confirm = useConfirmPayment();
  const t = words('membership');
  const asked = useRef<string | null>(null);
  const ask = () =>
    confirm.mutate(sessionId, {
      onSuccess: () => void navigate({ to: paths.thankYou, replace: true }),
      onError: (error) => {
        if (error instanceof CallError && error.code === 'conflict')
          void navigate({ to: paths.thankYou, search: { session_id: sessionId }, replace: true });
      },
    });
  useEffect(() => {
    if (asked.current === sessionId) return;
    asked.current = sessionId;
    ask();
  });
  return (
    <div className="sheet grid gap-3 p-5" role="status">
      {confirm.error ? (
        <>
          <Failure error={confirm.error} />
          <p className="flex flex-wrap gap-2">
            <Button kind="primary" onClick={ask}>
              {words('shell').tryAgain}
            </Button>
            <Link to={paths.pricing} className={buttonClass()}>
              {t.backToPlans}
            </Link>
          </p>
        </>
      ) : (
        <p>{t.confirming}</p>
      )}
    </div>
  );
}

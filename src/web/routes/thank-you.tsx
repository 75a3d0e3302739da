import { Link, useSearch } from '@tanstack/react-router';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { BrandMark } from '../components/ui/brand-mark.tsx';
import { Button, buttonClass } from '../components/ui/button.tsx';
import { usePaymentArrival } from '../features/membership/api/payment-arrival.ts';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';

export function ThankYou() {
  const t = words('membership');
  usePageTitle(t.thanksTab);
  const { session_id: sessionId } = useSearch({ strict: false });
  const { tier, isWaiting, passed, again } = usePaymentArrival(sessionId);
  const pending = isWaiting ? t.thanksPending : t.thanksLate;
  const plans = { basic: pending, pro: t.thanksPro, enterprise: t.thanksPremium };
  return (
    <main className="mx-auto grid w-full max-w-150 grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-5 px-4 py-16 text-center">
      <span className="thanks-mark">
        <BrandMark />
      </span>
      <h1 className="h1">{t.thanksTitle}</h1>
      <p className="min-h-6 text-16 text-ink-2" role="status">
        {tier && plans[tier]}
      </p>
      {tier === 'basic' &&
        (isWaiting ? (
          <progress className="w-full max-w-75" value={passed} aria-label={t.thanksWaiting} />
        ) : (
          <Button onClick={again}>{t.thanksCheck}</Button>
        ))}
      <p className="flex flex-wrap justify-center gap-2 [&>.btn]:whitespace-normal">
        <Link to={paths.app} className={buttonClass({ kind: 'primary', size: 'l' })}>
          {t.thanksStart}
        </Link>
        <Link to={paths.membership} className={buttonClass({ size: 'l' })}>
          {t.yourMembership}
        </Link>
      </p>
    </main>
  );
}

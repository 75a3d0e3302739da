import { moneyInWords } from '../../../../domain/membership/price-list.ts';
import { Failure } from '../../../components/ui/failure.tsx';
import { Section } from '../../../components/ui/section.tsx';
import { language } from '../../../lib/language.ts';
import { words } from '../../../lib/words.ts';
import { useInvoices } from '../api/membership.ts';
import { dayOf } from '../prices.ts';

/** The newest invoices; renders nothing if there are none. */
export function Invoices() {
  const t = words('membership');
  const { data: invoices, error } = useInvoices();
  if (error) return <Failure error={error} />;
  if (!invoices || invoices.length === 0) return null;
  return (
    <Section title={t.invoices}>
      <ul className="grid">
        {invoices.map(({ id, number, created_at, amount_cents, currency, status, url }) => (
          <li key={id} className="num flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5">
            <span>{dayOf(created_at)}</span>
            <span className="text-ink-2">
              {url ? (
                <a className="link" href={url} rel="noopener">
                  {number}
                </a>
              ) : (
                number
              )}
            </span>
            <span>
              {t.amountAndStatus(moneyInWords(amount_cents, currency, language()), t.status(status))}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

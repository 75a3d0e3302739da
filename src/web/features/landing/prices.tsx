import type { ReactNode } from 'react';
import { planList } from '../../../domain/membership/plans.ts';
import { words } from '../../lib/words.ts';

/** Features of the plans. Prices come from the payment provider, so `more` links to them. */
export function Prices({ more }: { readonly more: ReactNode }) {
  const t = words('landing');
  return (
    <section className="prices" aria-labelledby="prices-title">
      <div className="how-head">
        <h2 id="prices-title" className="section-title">
          {t.pricesTitle}
        </h2>
        <p>{t.pricesText}</p>
      </div>
      <dl className="plan-strip">
        {planList.map(({ tier, name, allowance: { fast, quality } }) => (
          <div key={tier}>
            <dt>{name}</dt>
            <dd>
              <b className="num">{fast === null || quality === null ? t.unlimited : fast + quality}</b>
              {` ${t.generations}`}
            </dd>
          </div>
        ))}
      </dl>
      {more}
    </section>
  );
}

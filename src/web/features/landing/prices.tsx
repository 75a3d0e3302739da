import type { ReactNode } from 'react';
import { planList } from '../../../domain/membership/plans.ts';

/** Features of the plans. Prices come from the payment provider, so `more` links to them. */
export function Prices({ more }: { readonly more: ReactNode }) {
  return (
    <section className="prices" aria-labelledby="prices-title">
      <div className="how-head">
        <h2 id="prices-title" className="section-title">
          Start free
        </h2>
        <p>A generation is one finished, checked document. Failed runs are never counted.</p>
      </div>
      <dl className="plan-strip">
        {planList.map(({ tier, name, allowance: { fast, quality } }) => (
          <div key={tier}>
            <dt>{name}</dt>
            <dd>
              <b className="num">{fast === null || quality === null ? 'Unlimited' : fast + quality}</b>
              {' generations a month'}
            </dd>
          </div>
        ))}
      </dl>
      {more}
    </section>
  );
}

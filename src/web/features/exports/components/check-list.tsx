import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { PreflightItem } from '../../../../domain/export/preflight.ts';
import { words } from '../../../lib/words.ts';

const looks = {
  failed: { Icon: CircleAlert, colour: 'text-danger', word: 'statusFailed' },
  warning: { Icon: TriangleAlert, colour: 'text-warning', word: 'statusWarning' },
  note: { Icon: Info, colour: 'text-ink-3', word: 'statusNote' },
  passed: { Icon: Check, colour: 'text-success', word: 'statusPassed' },
} as const;

const order = Object.keys(looks);

/** Checks of a file, most important first. */
export function CheckList({
  items,
  label,
  heading,
}: {
  readonly items: readonly PreflightItem[];
  readonly label: string;
  readonly heading: string;
}) {
  const t = words('exports');
  const sorted = items.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return (
    <section aria-label={label} className="export-report">
      <h3 className="font-[650]">{heading}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be focusable. */}
      <ul tabIndex={0} aria-label={t.checks}>
        {sorted.map(({ id, status, title, detail }) => {
          const { Icon, colour, word } = looks[status];
          return (
            <li key={id}>
              <Icon className={`icon mt-px flex-none ${colour}`} aria-hidden />
              <span className="min-w-0">
                <span className="sr-only">{t.checkStatus(t[word])}</span>
                <b className="font-[550]">{title}</b>
                <span className="block text-ink-2">{detail}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

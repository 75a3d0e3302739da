import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { OfferedModel } from '../api/models.ts';

const wayInWords = {
  tools: 'tool calls',
  schema: 'structured output',
  markdown: 'Octavo Markdown',
} as const;

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const seconds = (ms: number): string => `${(ms / 1000).toLocaleString('en', { maximumFractionDigits: 1 })} s`;

const money = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

function Skill({ name, has }: { readonly name: string; readonly has: boolean | null }) {
  if (has === null) return null;
  const Icon = has ? Check : X;
  return (
    <li className="flex items-center gap-1">
      <Icon className={has ? 'icon text-success' : 'icon text-ink-3'} aria-hidden />
      {has ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : `No ${name}`}
    </li>
  );
}

/** Result of the last test of a model. */
export function TestResult({
  tested,
  isPictures,
  onSavePage,
}: {
  readonly tested: OfferedModel['tested'];
  readonly isPictures: boolean;
  readonly onSavePage: () => void;
}) {
  if (!tested) return <p className="text-13 text-ink-3">Not tested yet</p>;
  if (!tested.is_working)
    return (
      <p role="status" className="text-13 text-danger">
        {tested.message}
      </p>
    );
  const tokens = tested.input_tokens === null ? null : tested.input_tokens + (tested.output_tokens ?? 0);
  const { page, writes_with: way } = tested;
  const facts = [
    tested.first_token_ms === null ? null : `first word after ${seconds(tested.first_token_ms)}`,
    isPictures ? `a picture in ${seconds(tested.total_ms)}` : null,
    tokens === null ? null : `${tokens.toLocaleString('en')} tokens`,
    tested.cost_usd === null ? null : money.format(tested.cost_usd),
  ].filter((fact) => fact !== null);
  return (
    <div role="status" className="grid gap-1 text-13 text-ink-2">
      <p className="num">{facts.length > 0 ? `Works: ${facts.join(', ')}` : tested.message}</p>
      {page && way && (
        <p className="num">
          {`Wrote ${counted(page.pages, 'page')} with ${wayInWords[way]}${page.faults > 0 ? `, ${counted(page.faults, 'fault')} found` : ''}. `}
          <button type="button" className="link" onClick={onSavePage}>
            Download test page
          </button>
        </p>
      )}
      {!page && !isPictures && facts.length > 0 && <p>{tested.message}</p>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        <Skill name="tool calls" has={tested.calls_tools} />
        <Skill name="structured output" has={tested.keeps_to_schema} />
        <Skill name="vision" has={tested.sees_pictures} />
      </ul>
    </div>
  );
}

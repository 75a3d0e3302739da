import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { inAList } from '../../../lib/in-a-list.ts';
import { counted, words } from '../../../lib/words.ts';
import type { OfferedModel } from '../api/models.ts';
import { dollarsInWords, secondsInWords } from '../figures.ts';

const wroteWith = {
  tools: 'testWroteTools',
  schema: 'testWroteSchema',
  markdown: 'testWroteMarkdown',
} as const;

const seconds = (ms: number): string => secondsInWords(ms / 1000);

function Skill({
  name,
  lacking,
  has,
}: {
  readonly name: string;
  /** What is shown without the skill. */
  readonly lacking: string;
  readonly has: boolean | null;
}) {
  if (has === null) return null;
  const Icon = has ? Check : X;
  return (
    <li className="flex items-center gap-1">
      <Icon className={has ? 'icon text-success' : 'icon text-ink-3'} aria-hidden />
      {has ? name : lacking}
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
  const t = words('models');
  if (!tested) return <p className="text-13 text-ink-3">{t.testNone}</p>;
  if (!tested.is_working)
    return (
      <p role="status" className="text-13 text-danger">
        {tested.message}
      </p>
    );
  const tokens = tested.input_tokens === null ? null : tested.input_tokens + (tested.output_tokens ?? 0);
  const { page, writes_with: way } = tested;
  const facts = [
    tested.first_token_ms === null ? null : t.testFirstWord(seconds(tested.first_token_ms)),
    isPictures ? t.testPictureIn(seconds(tested.total_ms)) : null,
    tokens === null ? null : counted(t.testTokens, tokens),
    tested.cost_usd === null ? null : dollarsInWords(tested.cost_usd),
  ].filter((fact) => fact !== null);
  return (
    <div role="status" className="grid gap-1 text-13 text-ink-2">
      <p className="num">{facts.length > 0 ? t.testWorks(inAList(facts)) : tested.message}</p>
      {page && way && (
        <p className="num">
          {counted(t[wroteWith[way]], page.pages)}{' '}
          {page.faults > 0 && `${counted(t.testFaults, page.faults)} `}
          <button type="button" className="link" onClick={onSavePage}>
            {t.testPageDownload}
          </button>
        </p>
      )}
      {!page && !isPictures && facts.length > 0 && <p>{tested.message}</p>}
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        <Skill name={t.testTools} lacking={t.testToolsNot} has={tested.calls_tools} />
        <Skill name={t.testSchema} lacking={t.testSchemaNot} has={tested.keeps_to_schema} />
        <Skill name={t.testVision} lacking={t.testVisionNot} has={tested.sees_pictures} />
      </ul>
    </div>
  );
}

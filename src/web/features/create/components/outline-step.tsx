import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { SortableList } from '../../../components/ui/sortable-list.tsx';
import { counted, words } from '../../../lib/words.ts';
import { useOutline } from '../api/creation.ts';
import { isDeck } from '../document-kinds.ts';
import { adjustedOf, type PlannedPart, planOutline, proposeOnePage, sizeOf } from '../fit-outline.ts';
import type { Creation } from '../hooks/use-creation.ts';
import { OutlineRow } from './outline-row.tsx';

/** Step 'Outline': the order of the parts and how much of each to use. */
export function OutlineStep({
  creation,
  byModel,
  onContent,
}: {
  readonly creation: Creation;
  /** True if a model shortens texts by rewriting; otherwise whole sentences are dropped. */
  readonly byModel: boolean;
  readonly onContent: () => void;
}) {
  const t = words('create');
  const { id, files, state, change } = creation;
  const outline = useOutline(
    id,
    files.map(({ content_id }) => content_id),
  );
  const nameOf = (contentId: string) => files.find(({ content_id }) => content_id === contentId)?.name ?? '';
  const plan = planOutline(outline.data?.outline ?? [], state.outline);
  const keep = (next: readonly PlannedPart[]) => change({ outline: adjustedOf(next) });

  function move(partId: string, beforeId: string | null): void {
    const moved = plan.find(({ part_id }) => part_id === partId);
    const others = plan.filter(({ part_id }) => part_id !== partId);
    const at = beforeId === null ? others.length : others.findIndex(({ part_id }) => part_id === beforeId);
    if (moved) keep([...others.slice(0, at), moved, ...others.slice(at)]);
  }

  return (
    <section aria-label={t.outline} className="grid gap-6">
      <div className="grid gap-1.5">
        <h2 className="h2 text-22">{t.outlineTitle}</h2>
        <p className="text-ink-2">{t.outlineText}</p>
      </div>
      {files.length === 0 ? (
        <EmptyState
          title={t.outlineEmptyTitle}
          text={state.wish.trim() === '' ? t.outlineEmptyText : t.outlineEmptyFromWish}
        >
          <Button onClick={onContent}>{t.addContent}</Button>
        </EmptyState>
      ) : outline.error ? (
        <div className="grid justify-items-start gap-3">
          <Failure error={outline.error} />
          <Button onClick={() => void outline.refetch()}>{words('shell').tryAgain}</Button>
        </div>
      ) : outline.isPending ? (
        <Skeleton className="h-60" />
      ) : (
        <>
          <FitNote
            plan={plan}
            isSlides={isDeck(state.kind, state.format)}
            isOnePage={state.room === 'one_page'}
            onPropose={() => keep(proposeOnePage(plan))}
            onFlow={() => change({ room: 'flow' })}
          />
          <Field label={t.documentTitle} hint={t.documentTitleHint}>
            {(wiring) => (
              <input
                {...wiring}
                className="input"
                maxLength={160}
                value={state.title}
                onChange={(event) => change({ title: event.target.value })}
              />
            )}
          </Field>
          <SortableList
            label={t.outline}
            className="create-parts"
            items={plan.map((part) => ({ ...part, id: part.part_id }))}
            nameOf={({ shownTitle, title }) => shownTitle || title}
            onMove={move}
          >
            {(part, handle) => (
              <OutlineRow
                creationId={id}
                part={part}
                contentName={nameOf(part.content_id)}
                byModel={byModel}
                handle={handle}
                onChange={(changes) =>
                  keep(plan.map((each) => (each.part_id === part.part_id ? { ...each, ...changes } : each)))
                }
              />
            )}
          </SortableList>
          <label className="flex min-h-11 items-center gap-2.5">
            <input
              type="checkbox"
              className="size-5"
              checked={state.citesSources}
              onChange={(event) => change({ citesSources: event.target.checked })}
            />
            {t.citeSources}
          </label>
        </>
      )}
    </section>
  );
}

/** Shows the size of the outline, and the options if it exceeds the requested length. */
function FitNote({
  plan,
  isSlides,
  isOnePage,
  onPropose,
  onFlow,
}: {
  readonly plan: readonly PlannedPart[];
  readonly isSlides: boolean;
  readonly isOnePage: boolean;
  readonly onPropose: () => void;
  readonly onFlow: () => void;
}) {
  const t = words('create');
  const { words: count, sheets } = sizeOf(plan, isSlides);
  const size = `${counted(t.words, count)} · ${counted(isSlides ? t.aboutSlides : t.aboutPages, sheets)}`;
  if (isSlides || !isOnePage || sheets <= 1)
    return (
      <p role="status" className="num text-ink-2">
        {size}
      </p>
    );
  const canShorten = proposeOnePage(plan).some((part, index) => part.treatment !== plan[index]?.treatment);
  return (
    <div className="create-fit">
      <p role="status">
        <b className="font-semibold">{t.noFit}</b> {t.noFitText} <span className="num">{size}</span>
      </p>
      <p className="flex flex-wrap gap-2">
        {canShorten && (
          <Button size="s" onClick={onPropose}>
            {t.shortenLongest}
          </Button>
        )}
        <Button size="s" onClick={onFlow}>
          {counted(t.usePages, sheets)}
        </Button>
      </p>
    </div>
  );
}

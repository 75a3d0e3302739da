import { Link, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { jobsPerPage, type PdfJobView } from '../../contract/pdf-jobs.ts';
import { usePageTitle } from '../components/shell/use-page-title.ts';
import { buttonClass } from '../components/ui/button.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { JobsPage } from '../features/jobs/components/jobs-page.tsx';
import { useLiveJobs } from '../features/jobs/hooks/use-live-jobs.ts';
import { useDocumentsById } from '../features/library/api/documents-by-id.ts';
import { DocumentCard } from '../features/library/components/document-card.tsx';
import { words } from '../lib/words.ts';
import { paths } from '../paths.ts';
import { useDocumentOutput } from './use-document-output.tsx';

/** Placeholder of a document card while its document loads. */
function CardToCome() {
  return (
    <div className="card" aria-hidden="true">
      <div className="card-cover" />
      <div className="card-body grid gap-2">
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  );
}

export function Jobs() {
  usePageTitle(words('jobs').title);
  const navigate = useNavigate();
  const [limit, setLimit] = useState(jobsPerPage);
  const { list, error, retry } = useLiveJobs(limit);
  const ids = useMemo(() => list?.jobs.flatMap(({ result }) => result?.document_id ?? []) ?? [], [list]);
  const { data: documents, isFetching } = useDocumentsById(ids);
  const byId = useMemo(() => new Map(documents?.map((document) => [document.id, document])), [documents]);
  const { viewer, ...output } = useDocumentOutput();

  const documentOf = (job: PdfJobView) => {
    const id = job.status === 'completed' ? job.result?.document_id : null;
    if (!id) return null;
    const document = byId.get(id);
    if (document) return <DocumentCard document={document} {...output} />;
    return isFetching ? <CardToCome /> : null;
  };
  const openDraft = useCallback(
    ({ session_id }: PdfJobView) => {
      if (session_id) void navigate({ to: paths.app, search: { session: session_id } });
    },
    [navigate],
  );

  return (
    <>
      <JobsPage
        list={list}
        error={error}
        onRetry={retry}
        onMore={() => setLimit((before) => before + jobsPerPage)}
        isLoadingMore={list !== null && list.jobs.length < Math.min(limit, list.total)}
        onOpenDraft={openDraft}
        documentOf={documentOf}
        emptyAction={
          <Link to={paths.app} className={buttonClass({ kind: 'primary' })}>
            {words('library').newDocument}
          </Link>
        }
      />
      {viewer}
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { TextPageName } from '../../../contract/service.ts';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Loading } from '../../components/ui/loading.tsx';
import { describeError } from '../../lib/call-error.ts';
import { textOfPage } from '../../lib/page-facts.ts';
import { words } from '../../lib/words.ts';

/** A text page of this installation, sanitized by the server. */
export function TextPage({ name }: { readonly name: TextPageName }) {
  const text = textOfPage(name);
  const page = useQuery({
    queryKey: ['text-page', name],
    queryFn: async () => (await import('./read-site.ts')).readTextPage(name),
    ...(text === undefined ? {} : { initialData: { html: text } }),
    staleTime: 60_000,
  });
  if (page.isPending) return <Loading />;
  if (page.isError)
    return (
      <div className="mx-auto w-full max-w-175 px-4 py-16">
        <EmptyState title={words('shell').errorTitle} text={describeError(page.error)}>
          <Button kind="primary" onClick={() => void page.refetch()}>
            {words('shell').tryAgain}
          </Button>
        </EmptyState>
      </div>
    );
  return (
    <div className="flex-1 px-3 pt-3 pb-16 md:px-6 md:pt-6">
      <article
        data-text-page={name}
        // Written by the operator, in English unless they replace it.
        lang="en"
        dir="ltr"
        className="sheet prose mx-auto max-w-215 px-5 py-9 md:px-16 md:py-16"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server
        dangerouslySetInnerHTML={{ __html: page.data.html }}
      />
    </div>
  );
}

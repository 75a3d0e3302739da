import { useQuery } from '@tanstack/react-query';
import { documentEndpoints } from '../../../../contract/documents.ts';
import { countGaps, countSamples } from '../../../../domain/document/marked-texts.ts';
import { call } from '../../../lib/client.ts';
import { counted, words } from '../../../lib/words.ts';
import type { ExportTarget } from '../api/exports.ts';

/** Lists texts that must be replaced or filled in before an export. */
export function MarkedTexts({ target }: { readonly target: ExportTarget }) {
  const t = words('exports');
  const { documentId, version } = target;
  const { data } = useQuery({
    queryKey: ['document', documentId, version ?? null, 'marked-texts'],
    queryFn: async ({ signal }) => {
      const { html } = await call(documentEndpoints.readDocument, { params: { id: documentId } }, { signal });
      return { samples: countSamples(html), gaps: countGaps(html) };
    },
    // Refetched every time, because the document may have changed.
    staleTime: 0,
  });
  const told = [
    ...(data && data.samples > 0 ? [counted(t.samplesLeft, data.samples)] : []),
    ...(data && data.gaps > 0 ? [counted(t.gapsLeft, data.gaps)] : []),
  ];
  if (told.length === 0) return null;
  return (
    <p role="status" className="rounded-md bg-accent-soft px-3 py-2 text-13 font-[550]">
      {told.join(' · ')}
    </p>
  );
}

import { useMutation } from '@tanstack/react-query';
import { documentEndpoints } from '../../../../contract/documents.ts';
import { call } from '../../../lib/client.ts';

interface FindingOfVersion {
  readonly documentId: string;
  readonly version: number;
  readonly findingId: string;
}

/** Fixes a finding by rule. Resolves with a prompt for the chat if no rule applies. */
export function useFixFinding() {
  return useMutation({
    mutationFn: ({ documentId, version, findingId }: FindingOfVersion) =>
      call(documentEndpoints.fixFinding, {
        params: { id: documentId },
        body: { version, finding_id: findingId },
      }),
  });
}

/** Marks a finding as intended, or unmarks it. */
export function useIntendFinding() {
  return useMutation({
    mutationFn: ({
      documentId,
      version,
      findingId,
      isIntended,
    }: FindingOfVersion & { readonly isIntended: boolean }) =>
      call(documentEndpoints.intendFinding, {
        params: { id: documentId },
        body: { version, finding_id: findingId, is_intended: isIntended },
      }),
  });
}

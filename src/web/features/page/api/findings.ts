import { useMutation } from '@tanstack/react-query';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';

interface FindingOfVersion {
  readonly documentId: string;
  readonly version: number;
  readonly findingId: string;
}

/** Mends a finding by rule; answers the words of a request for the chat where no rule helps. */
export function useFixFinding() {
  return useMutation({
    mutationFn: ({ documentId, version, findingId }: FindingOfVersion) =>
      call(contract.fixFinding, { params: { id: documentId }, body: { version, finding_id: findingId } }),
  });
}

/** Says that a finding is meant to be so, or takes that back. */
export function useIntendFinding() {
  return useMutation({
    mutationFn: ({
      documentId,
      version,
      findingId,
      isIntended,
    }: FindingOfVersion & { readonly isIntended: boolean }) =>
      call(contract.intendFinding, {
        params: { id: documentId },
        body: { version, finding_id: findingId, is_intended: isIntended },
      }),
  });
}

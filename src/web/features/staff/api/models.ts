import { useMutation, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { contract } from '../../../../contract/index.ts';
import { call } from '../../../lib/client.ts';

export type StaffModel = AnswerOf<typeof contract.listStaffModels>['models'][number];

export function useModelList() {
  return useQuery({
    queryKey: ['staff', 'models'],
    queryFn: ({ signal }) => call(contract.listStaffModels, {}, { signal }),
  });
}

/** Sends a test prompt to a model; may take 30 s. */
export function useModelTest(alias: string) {
  return useMutation({ mutationFn: () => call(contract.testModel, { params: { alias } }) });
}

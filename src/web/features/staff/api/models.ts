import { useMutation, useQuery } from '@tanstack/react-query';
import type { AnswerOf } from '../../../../contract/endpoint.ts';
import { staffEndpoints } from '../../../../contract/staff.ts';
import { call } from '../../../lib/client.ts';

export type StaffModel = AnswerOf<typeof staffEndpoints.listStaffModels>['models'][number];

export function useModelList() {
  return useQuery({
    queryKey: ['staff', 'models'],
    queryFn: ({ signal }) => call(staffEndpoints.listStaffModels, {}, { signal }),
  });
}

/** Sends a test prompt to a model; may take 30 s. */
export function useModelTest(alias: string) {
  return useMutation({ mutationFn: () => call(staffEndpoints.testModel, { params: { alias } }) });
}

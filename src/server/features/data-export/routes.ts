import type { profileEndpoints } from '../../../contract/profile.ts';
import type { Handlers } from '../../http/mount.ts';
import { readDataExport } from './read-data-export.ts';
import { startDataExport } from './start-data-export.ts';

export const dataExportHandlers = {
  startDataExport: ({ caller, body, request }, deps) =>
    startDataExport({ uid: caller.uid, ...body, cookieHeader: request.headers.cookie }, deps),
  readDataExport: ({ caller, params }, deps) =>
    readDataExport({ uid: caller.uid, exportId: params.id }, deps),
} satisfies Handlers<Pick<typeof profileEndpoints, 'startDataExport' | 'readDataExport'>>;

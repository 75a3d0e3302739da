import type { TextPageName } from '../../../contract/service.ts';
import { serviceEndpoints } from '../../../contract/service.ts';
import { call } from '../../lib/client.ts';

export const readSite = () => call(serviceEndpoints.readSite, {});
export const readTextPage = (name: TextPageName) => call(serviceEndpoints.readTextPage, { params: { name } });

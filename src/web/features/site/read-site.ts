import { contract } from '../../../contract/index.ts';
import type { TextPageName } from '../../../contract/service.ts';
import { call } from '../../lib/client.ts';

export const readSite = () => call(contract.readSite, {});
export const readTextPage = (name: TextPageName) => call(contract.readTextPage, { params: { name } });

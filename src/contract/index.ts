import { accountEndpoints } from './accounts.ts';
import { apiKeyEndpoints } from './api-keys.ts';
import { assetEndpoints } from './assets.ts';
import { attachmentEndpoints } from './attachments.ts';
import { brandEndpoints } from './brand.ts';
import { brandLookupEndpoints } from './brand-lookup.ts';
import { chatEndpoints } from './chat.ts';
import { creationEndpoints } from './creation.ts';
import { documentEndpoints } from './documents.ts';
import { exportEndpoints } from './exports.ts';
import { generationEndpoints } from './generations.ts';
import { identityEndpoints } from './identity.ts';
import { libraryEndpoints } from './library.ts';
import { localEngineEndpoints } from './local-engine.ts';
import { localModelEndpoints } from './local-models.ts';
import { membershipEndpoints } from './membership.ts';
import { modelEndpoints } from './models.ts';
import { ownModelKeyEndpoints } from './own-model-keys.ts';
import { ownTemplateEndpoints } from './own-templates.ts';
import { paymentEndpoints } from './payments.ts';
import { pdfJobEndpoints } from './pdf-jobs.ts';
import { photoEndpoints } from './photos.ts';
import { profileEndpoints } from './profile.ts';
import { promptEndpoints } from './prompts.ts';
import { runCostEndpoints } from './run-costs.ts';
import { searchEngineEndpoints } from './search-engine.ts';
import { senderEndpoints } from './sender.ts';
import { serviceEndpoints } from './service.ts';
import { sharingEndpoints } from './sharing.ts';
import { staffEndpoints } from './staff.ts';
import { templateEndpoints } from './templates.ts';

/**
 * All endpoints between web and server. The server mounts each once; the web app calls them through `call`
 * and `openEvents`.
 */
export const contract = {
  ...accountEndpoints,
  ...apiKeyEndpoints,
  ...assetEndpoints,
  ...attachmentEndpoints,
  ...brandEndpoints,
  ...brandLookupEndpoints,
  ...creationEndpoints,
  ...chatEndpoints,
  ...documentEndpoints,
  ...exportEndpoints,
  ...identityEndpoints,
  ...libraryEndpoints,
  ...membershipEndpoints,
  ...localEngineEndpoints,
  ...localModelEndpoints,
  ...modelEndpoints,
  ...ownModelKeyEndpoints,
  ...searchEngineEndpoints,
  ...paymentEndpoints,
  ...pdfJobEndpoints,
  ...photoEndpoints,
  ...profileEndpoints,
  ...promptEndpoints,
  ...runCostEndpoints,
  ...generationEndpoints,
  ...senderEndpoints,
  ...serviceEndpoints,
  ...sharingEndpoints,
  ...staffEndpoints,
  ...templateEndpoints,
  ...ownTemplateEndpoints,
};

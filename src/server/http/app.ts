import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { contract } from '../../contract/index.ts';
import { AppError } from '../app-error.ts';
import { runCostHandlers } from '../chat/costs/routes.ts';
import { generationHandlers } from '../chat/generations/routes.ts';
import { chatHandlers } from '../chat/routes.ts';
import type { Deps } from '../deps.ts';
import { accountHandlers } from '../features/account/routes.ts';
import { accountDeletionHandlers } from '../features/account-deletion/routes.ts';
import { apiKeyHandlers } from '../features/api-keys/routes.ts';
import { assetHandlers } from '../features/assets/routes.ts';
import { attachmentHandlers } from '../features/attachments/routes.ts';
import { brandHandlers } from '../features/brand/routes.ts';
import { creationHandlers } from '../features/creation/routes.ts';
import { dataExportHandlers } from '../features/data-export/routes.ts';
import { documentHandlers } from '../features/documents/routes.ts';
import { exportHandlers } from '../features/exports/routes.ts';
import { entryHandlers } from '../features/identity/entry-routes.ts';
import { identityHandlers } from '../features/identity/routes.ts';
import { libraryHandlers } from '../features/library/routes.ts';
import { serveOutbox } from '../features/mail/serve-outbox.ts';
import { membershipHandlers } from '../features/membership/routes.ts';
import { localEngineHandlers } from '../features/models/engine-routes.ts';
import { localModelHandlers } from '../features/models/local-routes.ts';
import { ownModelKeyHandlers } from '../features/models/own-key-routes.ts';
import { modelHandlers } from '../features/models/routes.ts';
import { searchEngineHandlers } from '../features/models/search-engine-routes.ts';
import { ownTemplateHandlers } from '../features/own-templates/routes.ts';
import { paymentHandlers } from '../features/payments/routes.ts';
import { servePaymentWebhook } from '../features/payments/serve-payment-webhook.ts';
import { pdfJobHandlers } from '../features/pdf-jobs/routes.ts';
import { photoHandlers } from '../features/photos/routes.ts';
import { profileHandlers } from '../features/profile/routes.ts';
import { promptHandlers } from '../features/prompts/routes.ts';
import { senderHandlers } from '../features/sender/routes.ts';
import { serviceHandlers } from '../features/service/routes.ts';
import { sharingHandlers } from '../features/sharing/routes.ts';
import { serveShares } from '../features/sharing/serve-shares.ts';
import { staffHandlers } from '../features/staff/routes.ts';
import { templateHandlers } from '../features/templates/routes.ts';
import { serveTemplatePictures } from '../features/templates/serve-template-pictures.ts';
import { told } from '../told.ts';
import { serveApiReference } from './api-reference/serve-api-reference.ts';
import { usualBodyBytes } from './body-limits.ts';
import { checkInput } from './check-input.ts';
import { decodableUrl } from './decodable-url.ts';
import { drainOnClose } from './drain.ts';
import { serveHelp } from './help/serve-help.ts';
import { refuseUnknownHosts } from './known-hosts.ts';
import { registerMetrics } from './metrics.ts';
import { mountContract } from './mount.ts';
import { speakPlainly } from './plain-schema-messages.ts';
import { isStaticFile, limitKey, limitOfAll } from './rate-limits.ts';
import { readJson } from './read-json.ts';
import { respondError } from './respond-error.ts';
import { permissionsPolicy, securityHeaders } from './security-headers.ts';
import { serveIdentity } from './serve-identity.ts';
import { serveSiteFiles } from './serve-site-files.ts';
import { serveWeb } from './serve-web.ts';
import { createProxyTrust, registerProxies } from './trusted-proxies.ts';

/** Maximum time to receive a request: as long as clients retry an upload. */
const requestTimeoutMs = 600_000;

/** Creates the HTTP server of a process. It isn't listening yet: tests inject requests. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  speakPlainly();
  const isTrusted = createProxyTrust(deps.config.trustedProxies);
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    bodyLimit: usualBodyBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: isTrusted,
    // Signed file links carry their claim in the path; the default limit of 100 would truncate them.
    routerOptions: { maxParamLength: 2000 },
    // An undecodable URL is a 404, not a server error.
    rewriteUrl: (request) => decodableUrl(request.url ?? '/'),
    // URLs that the router itself rejects get the same 404.
    frameworkErrors: (error, request, reply) =>
      respondError(new AppError('not_found', told('nothingHere'), { cause: error }), request, reply),
    genReqId: () => crypto.randomUUID(),
    // See drain.ts.
    forceCloseConnections: 'idle',
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler((error, request, reply) => respondError(error, request, reply));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'permissions-policy': permissionsPolicy });
  });
  registerProxies(app, { isTrusted, log: deps.log });
  refuseUnknownHosts(app, deps.config);
  readJson(app);
  app.addHook('preValidation', checkInput);
  drainOnClose(app);
  registerMetrics(app, deps);

  const { publicUrl, captcha, tokenSyncUrl } = deps.config;
  await app.register(
    helmet,
    securityHeaders(publicUrl.startsWith('https:'), captcha?.provider ?? null, tokenSyncUrl),
  );
  await app.register(rateLimit, { ...limitOfAll, keyGenerator: limitKey, allowList: isStaticFile });
  await app.register(multipart);
  await serveApiReference(app, { version: deps.version, publicUrl });

  mountContract(
    app,
    contract,
    {
      ...assetHandlers,
      ...attachmentHandlers,
      ...brandHandlers,
      ...creationHandlers,
      ...chatHandlers,
      ...runCostHandlers,
      ...generationHandlers,
      ...documentHandlers,
      ...entryHandlers,
      ...exportHandlers,
      ...libraryHandlers,
      ...identityHandlers,
      ...membershipHandlers,
      ...localEngineHandlers,
      ...localModelHandlers,
      ...modelHandlers,
      ...ownModelKeyHandlers,
      ...searchEngineHandlers,
      ...paymentHandlers,
      ...apiKeyHandlers,
      ...pdfJobHandlers,
      ...photoHandlers,
      ...profileHandlers,
      ...senderHandlers,
      ...accountHandlers,
      ...accountDeletionHandlers,
      ...dataExportHandlers,
      ...staffHandlers,
      ...promptHandlers,
      ...serviceHandlers,
      ...sharingHandlers,
      ...templateHandlers,
      ...ownTemplateHandlers,
    },
    deps,
  );
  serveIdentity(app, deps);
  servePaymentWebhook(app, deps);
  serveOutbox(app, deps);
  await serveShares(app, deps);
  serveTemplatePictures(app, deps);
  serveHelp(app, { publicUrl });
  serveSiteFiles(app, deps);
  await serveWeb(app, deps);
  return app;
}

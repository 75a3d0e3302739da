import { kitStylesheet } from '../../../domain/document/kit/index.ts';
import { buildPageHtml } from '../../../domain/document/page-html/build-page-html.ts';
import { readArticle } from '../../../domain/document/read-article.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { accountView, sessionView } from '../account/account-view.ts';
import { listSecurityEvents } from '../account/list-security-events.ts';
import { listApiKeys } from '../api-keys/manage-api-keys.ts';
import { readPageOfVersion } from '../documents/read-page.ts';
import { findSubscriptionOf } from '../membership/find-subscription.ts';
import { listGenerations } from '../membership/list-generations.ts';
import { readCurrentLimits } from '../membership/read-activity-summary.ts';
import { gatherOwnTemplates } from '../own-templates/gather-own-templates.ts';
import { listInvoices } from '../payments/list-invoices.ts';
import { viewSubscription } from '../payments/subscription-view.ts';
import { findProfileView } from '../profile/find-profile-view.ts';
import { listKeptPrompts } from '../prompts/manage-prompts.ts';
import { findSenderOf } from '../sender/read-sender.ts';
import { addBrand } from './add-brand.ts';
import {
  listOwnDocuments,
  listOwnRuns,
  listOwnSessions,
  listOwnShares,
  listOwnVersions,
} from './own-data-store.ts';
import { createZipArchive, type ZipArchive } from './zip-archive.ts';

export type OwnDataDeps = Pick<Deps, 'db' | 'files' | 'identity' | 'payments' | 'config' | 'clock'>;

/** Covers several years of daily sign-ins. */
const mostEvents = 1000;

const readMe = `Your data in Octavo.

account.json                    your account, as you see it on your profile
profile.json                    your profile: name, dates, membership
sender.json                     your details for bills and letters; null if you saved none
devices.json                    where you are signed in
events.json                     sign-ins and changes of passwords, factors and keys, the newest 1,000
sessions.json                   your sessions, with every prompt and its answer
prompts.json                    the prompts that you keep
templates.json                  your own templates, with their content
membership.json                 what you may do, and the subscription that you pay for
generations.json                what was set aside, charged and given back of your allowance, oldest first
invoices.json                   your newest invoices; empty where the payment service did not answer
api-keys.json                   your API keys by their beginnings, without what would let anybody in
shares.json                     the links that you gave away, with their views and downloads
assets.json                     your pictures, drawings and fonts; "path" is where the file is in here, null for one
                                that did not fit: download it under Assets
assets/<id>.<type>              the files themselves
brand.json                      your palettes, instructions, themes and brand kits
documents/<id>/document.json    a document, with its versions
documents/<id>/v<number>.html   a version as a web page: open it in a browser
`;

/** Returns a standalone page. Fonts aren't embedded. */
function pageOf(html: string, title: string): string {
  return buildPageHtml(html, {
    stylesheet: kitStylesheet(readArticle(html).direction),
    fontFaces: [],
    fontUrl: () => '',
    purpose: 'print',
    title,
  });
}

async function addDocuments(
  archive: ZipArchive,
  uid: string,
  deps: Pick<Deps, 'db'>,
  signal: AbortSignal,
): Promise<void> {
  for (const document of await listOwnDocuments(deps.db, uid)) {
    signal.throwIfAborted();
    const folder = `documents/${document.id}`;
    const versions = await listOwnVersions(deps.db, uid, document.id);
    archive.addJson(`${folder}/document.json`, {
      ...document,
      versions: versions.map((version) => ({ ...version, file: `v${version.version}.html` })),
    });
    for (const { version, title } of versions) {
      const html = await readPageOfVersion({ uid, documentId: document.id, version }, deps);
      archive.addText(`${folder}/v${version}.html`, pageOf(html, title));
    }
  }
}

function orNone(error: unknown): [] {
  if (error instanceof AppError && error.code === 'unavailable') return [];
  throw error;
}

async function addMembership(archive: ZipArchive, uid: string, deps: OwnDataDeps): Promise<void> {
  const subscription = await findSubscriptionOf(uid, deps);
  archive.addJson('membership.json', {
    ...(await readCurrentLimits(uid, deps)),
    subscription: subscription && viewSubscription(subscription),
  });
  archive.addJson('generations.json', await listGenerations(uid, deps));
  // The archive is completed even if the payment service is down.
  archive.addJson('invoices.json', await listInvoices(uid, deps).catch(orNone));
  archive.addJson('api-keys.json', await listApiKeys(uid, deps));
}

/**
 * Returns all data of one account as a zip: JSON, and web pages for the documents. Contains no passwords,
 * tokens or secrets.
 * @throws the signal's reason when it fires
 */
export async function gatherOwnData(
  uid: string,
  deps: OwnDataDeps,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const archive = createZipArchive(deps.clock());
  archive.addText('README.txt', readMe);
  const account = await deps.identity.account.read(uid);
  const isOwner = await deps.identity.isOwner(uid);
  if (account)
    archive.addJson('account.json', accountView(account, null, deps.config.company.staffDomains, isOwner));
  archive.addJson('profile.json', await findProfileView(uid, deps));
  archive.addJson('sender.json', await findSenderOf(uid, deps));
  const devices = await deps.identity.account.listSessions(uid, undefined);
  archive.addJson('devices.json', devices.map(sessionView));
  archive.addJson('events.json', (await listSecurityEvents({ uid, limit: mostEvents }, deps)).events);
  const [sessions, runs] = [await listOwnSessions(deps.db, uid), await listOwnRuns(deps.db, uid)];
  archive.addJson(
    'sessions.json',
    sessions.map((session) => ({
      ...session,
      messages: runs
        .filter(({ session_id }) => session_id === session.id)
        .map(({ session_id: _, ...run }) => run),
    })),
  );
  archive.addJson('prompts.json', await listKeptPrompts(uid, deps));
  archive.addJson('templates.json', await gatherOwnTemplates(uid, deps));
  await addMembership(archive, uid, deps);
  archive.addJson('shares.json', await listOwnShares(deps.db, uid));
  await addBrand(archive, uid, deps, signal);
  await addDocuments(archive, uid, deps, signal);
  return archive.finish();
}

import { isIP } from 'node:net';
import type { BrandFindings, FindingSource } from '../../../contract/brand-lookup.ts';
import { brandColours, type WeighedColour } from '../../../domain/brand/brand-colours.ts';
import type { CssBrand } from '../../../domain/brand/css-brand.ts';
import type { LogoCandidate, SitePage } from '../../../domain/brand/site-page.ts';
import { toneOf } from '../../../domain/brand/site-tone.ts';
import { defaultPrompt } from '../../../domain/default-prompt.ts';
import type { FetchedResource } from '../../adapters/guarded-fetch/guarded-fetch.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { told } from '../../told.ts';
import { inThread } from '../../work/in-thread.ts';
import { prepareBytes } from '../assets/prepare-bytes.ts';
import { findLookup, keepLookup } from './lookup-store.ts';

/** For all requests of a lookup together. */
const deadlineMs = 25_000;
const mostSheets = 5;
const mostLogos = 3;
const triedLogos = 6;
const weights = { themeColour: 60, logo: 30 };
const maxPageBytes = 3_000_000;
const maxPartBytes = 1_000_000;

type LookupDeps = Pick<Deps, 'db' | 'fetchGuarded' | 'clock' | 'log'>;

/** Returns the addresses to try for user input: a domain, with or without a scheme and a path. */
function addressesOf(typed: string): readonly string[] {
  const text = typed.trim();
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text);
  const candidates = whole ? [text] : [`https://${text}`, `http://${text}`];
  const refuse = (): never => {
    const message = told('siteAddressInvalid');
    throw new AppError('invalid_input', message, { fields: [{ path: 'domain', message: message.detail }] });
  };
  for (const candidate of candidates) {
    const url = URL.canParse(candidate) ? new URL(candidate) : refuse();
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (
      !/^https?:$/.test(url.protocol) ||
      isIP(host) !== 0 ||
      !/^[\p{L}\p{N}.-]+$/u.test(host) ||
      url.username
    )
      refuse();
  }
  return candidates;
}

const textOf = ({ body, charset }: FetchedResource): string => {
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
};

/**
 * Fetches the home page: the address as typed or, without a scheme, https first and then http.
 * @throws AppError
 */
async function fetchHome(typed: string, signal: AbortSignal, deps: LookupDeps) {
  const addresses = addressesOf(typed);
  for (const [index, address] of addresses.entries()) {
    try {
      const page = await deps.fetchGuarded(address, { signal, accept: 'text/html', maxBytes: maxPageBytes });
      if (page.mediaType !== '' && !/html|xml|text\/plain/.test(page.mediaType))
        throw new AppError(
          'unprocessable',
          told('pageNotAPage', { host: new URL(page.url).hostname, type: page.mediaType }),
        );
      return page;
    } catch (error) {
      const isLast = index === addresses.length - 1;
      // Retries with http only after `unprocessable`; a forbidden address fails either way.
      if (isLast || !(error instanceof AppError) || error.code !== 'unprocessable') throw error;
    }
  }
  throw new AppError('unprocessable', told('websiteMissing'));
}

/** Fetches one resource of a site; on failure adds a note and returns null. */
async function fetchPart(
  url: string,
  accept: string,
  notes: string[],
  signal: AbortSignal,
  deps: LookupDeps,
) {
  try {
    return await deps.fetchGuarded(url, { signal, accept, maxBytes: maxPartBytes });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    notes.push(`${url.slice(0, 200)}: ${error.detail}`);
    return null;
  }
}

interface Manifest {
  readonly name: string | null;
  readonly themeColour: string | null;
  readonly icons: readonly LogoCandidate[];
}

async function readManifest(
  url: string | null,
  notes: string[],
  signal: AbortSignal,
  deps: LookupDeps,
): Promise<Manifest> {
  const none = { name: null, themeColour: null, icons: [] };
  const part = url === null ? null : await fetchPart(url, 'application/manifest+json', notes, signal, deps);
  if (!part || url === null) return none;
  try {
    const read: unknown = JSON.parse(textOf(part));
    const facts = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
    const icons = Array.isArray(facts.icons) ? facts.icons.slice(0, 20) : [];
    return {
      name: typeof facts.name === 'string' ? facts.name.slice(0, 100) : null,
      themeColour: typeof facts.theme_color === 'string' ? facts.theme_color : null,
      icons: icons.flatMap((icon: { src?: unknown; sizes?: unknown }) =>
        typeof icon?.src === 'string' && URL.canParse(icon.src, url)
          ? [
              {
                url: new URL(icon.src, url).href,
                svg: null,
                kind: 'manifest' as const,
                weight: 50 + Math.min(9, Number.parseInt(String(icon.sizes), 10) / 100 || 0),
              },
            ]
          : [],
      ),
    };
  } catch {
    notes.push('The manifest of the site is no JSON.');
    return none;
  }
}

async function drawLogos(
  candidates: readonly LogoCandidate[],
  pageUrl: string,
  notes: string[],
  signal: AbortSignal,
  deps: LookupDeps,
) {
  const logos: (BrandFindings['logos'][number] & { readonly colors: readonly string[] })[] = [];
  for (const { url, svg, kind } of candidates.toSorted((a, b) => b.weight - a.weight).slice(0, triedLogos)) {
    if (logos.length >= mostLogos) break;
    const bytes =
      svg === null ? (await fetchPart(url ?? '', 'image/*', notes, signal, deps))?.body : Buffer.from(svg);
    if (!bytes) continue;
    try {
      const { kind: fileKind, bytes: drawn, facts } = await prepareBytes(bytes);
      if (fileKind === 'font' || facts.width === null || facts.height === null) continue;
      logos.push({
        data_url: `data:${facts.media_type};base64,${Buffer.from(drawn).toString('base64')}`,
        media_type: facts.media_type,
        width: facts.width,
        height: facts.height,
        colors: facts.colors,
        source: { kind, url: url ?? pageUrl },
      });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      notes.push(`${(url ?? 'A drawing in the page').slice(0, 200)}: ${error.detail}`);
    }
  }
  return logos;
}

const isHex = (text: string | null): text is string => text !== null && /^#[0-9a-f]{6}$/i.test(text);

function fontsOf(page: SitePage, css: CssBrand, source: FindingSource): BrandFindings['fonts'] {
  const [text] = [...css.text, ...page.linkedFamilies];
  const [headings] = [...css.headings, ...page.linkedFamilies.slice(1), ...css.text, ...page.linkedFamilies];
  return [
    ...(headings ? [{ family: headings, role: 'headings' as const, source }] : []),
    ...(text ? [{ family: text, role: 'text' as const, source }] : []),
  ];
}

/**
 * Returns a site's brand. Cached for one day per user.
 * @throws AppError `invalid_input` if the input isn't a domain or must not be fetched, `unprocessable`,
 * `deadline_exceeded`
 */
export async function lookUpBrand(
  input: { readonly uid: string; readonly domain: string; readonly signal?: AbortSignal },
  deps: LookupDeps,
): Promise<BrandFindings> {
  const [first = ''] = addressesOf(input.domain);
  const key = new URL(first).host;
  const before = await findLookup(deps.db, input.uid, key, deps.clock());
  if (before) return before;
  const deadline = AbortSignal.timeout(deadlineMs);
  const signal = input.signal ? AbortSignal.any([input.signal, deadline]) : deadline;
  const notes: string[] = [];
  try {
    const home = await fetchHome(input.domain, signal, deps);
    const page = await inThread('readSitePage', { html: textOf(home), url: home.url }, { signal });
    const manifest = await readManifest(page.manifestUrl, notes, signal, deps);
    const sheets: string[] = [page.css];
    for (const url of page.styleUrls.slice(0, mostSheets)) {
      const sheet = await fetchPart(url, 'text/css', notes, signal, deps);
      if (sheet) sheets.push(textOf(sheet));
    }
    const css = await inThread('readCssBrand', sheets.join('\n'), { signal });
    const logos = await drawLogos([...page.logos, ...manifest.icons], home.url, notes, signal, deps);
    const of = (kind: FindingSource['kind']): FindingSource => ({ kind, url: home.url });
    const colours: WeighedColour<FindingSource>[] = [
      ...[...css.colours].map(([hex, weight]) => ({ hex, weight, source: of('css') })),
      ...(isHex(page.themeColour)
        ? [{ hex: page.themeColour.toLowerCase(), weight: weights.themeColour, source: of('meta') }]
        : []),
      ...(isHex(manifest.themeColour)
        ? [{ hex: manifest.themeColour.toLowerCase(), weight: weights.themeColour, source: of('manifest') }]
        : []),
      ...(logos[0]?.colors ?? []).map((hex, index) => ({
        hex,
        weight: weights.logo / (index + 1),
        source: of('logo'),
      })),
    ];
    const tone = toneOf(page.words);
    const findings: BrandFindings = {
      domain: key,
      url: home.url,
      name: page.name
        ? { text: page.name.text, source: of(page.name.kind) }
        : manifest.name
          ? { text: manifest.name, source: of('manifest') }
          : null,
      description: page.description && { text: page.description.text, source: of(page.description.kind) },
      logos: logos.map(({ colors: _, ...logo }) => logo),
      colors: [...brandColours(colours)],
      fonts: fontsOf(page, css, of('css')),
      tone: tone === null ? null : { text: tone, source: of('text') },
      notes: notes.slice(0, 10),
      fetched_at: deps.clock().toISOString(),
    };
    await keepLookup(deps.db, input.uid, key, findings, deps.clock());
    return findings;
  } catch (error) {
    // The client has disconnected.
    if (input.signal?.aborted) throw new AppError('unprocessable', told('lookupStopped'), { cause: error });
    if (deadline.aborted)
      throw new AppError(
        'deadline_exceeded',
        told('hostTooSlow', { host: key, seconds: deadlineMs / 1000 }),
        {
          cause: error,
        },
      );
    throw error;
  }
}

/** Returns the text of a page as a prompt. @throws AppError as lookUpBrand */
export async function searchSite(input: { readonly url: string }, deps: LookupDeps): Promise<string> {
  const home = await fetchHome(input.url, AbortSignal.timeout(deadlineMs), deps);
  const page = await inThread('readSitePage', { html: textOf(home), url: home.url });
  const parts = [page.name && `# ${page.name.text}`, page.description?.text, page.words].filter(Boolean);
  if (parts.length === 0) throw new AppError('unprocessable', told('pageNeedsScripts'));
  return `${defaultPrompt}\n\n${parts.join('\n\n')}\n\nSource: ${home.url}`;
}

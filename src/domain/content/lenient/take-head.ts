import type { Match } from './match-fields.ts';
import { isRecord, type Loose } from './reading.ts';
import { keyOf, nameKey } from './spelling.ts';

const headNames = ['head', 'header', 'meta', 'metadata', 'letterhead', 'masthead'] as const;

/**
 * Collects the head, including its fields outside of it: organization and date, if they can't be page fields.
 */
export function takeHead(
  value: Loose,
  fields: Map<string, Match>,
  used: Set<string>,
  hasPages: boolean,
): void {
  takeOwn(value, fields, used, hasPages);
  const names: Readonly<Record<string, readonly string[]>> = {
    organization: ['organization', 'company', 'organizationName', 'author', 'brand', 'client'],
    ...(hasPages && { label: ['label', 'subtitle', 'tagline'] }),
    date: ['date', 'period'],
  };
  if (!hasPages && keyOf(value, ['lines', 'items', 'lineItems']) !== undefined) return;
  for (const [name, others] of Object.entries(names)) {
    const key = keyOf(value, others);
    const own = fields.get('head');
    if (key === undefined || used.has(key) || typeof value[key] === 'object') continue;
    if (isRecord(own?.value) && name in own.value) continue;
    used.add(key);
    fields.set('head', {
      key: own?.key ?? '',
      value: { ...(isRecord(own?.value) ? own.value : {}), [name]: value[key] },
    });
  }
}

/** Text given as the head, like 'Press release', becomes the document's label. */
function takeOwn(value: Loose, fields: Map<string, Match>, used: Set<string>, hasPages: boolean): void {
  const key = keyOf(value, headNames);
  if (key === undefined || used.has(key)) return;
  const own = value[key];
  const isLabel = typeof own === 'string' && hasPages && ['head', 'header'].includes(nameKey(key));
  if (!isRecord(own) && !isLabel) return;
  used.add(key);
  fields.set('head', { key, value: isLabel ? { label: own } : own });
}

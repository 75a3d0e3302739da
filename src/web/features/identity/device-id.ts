/** Subset of local storage; see lib/local-store.ts. */
interface Store {
  read(key: string): string | null;
  write(key: string, value: string | null): void;
}

const storageKey = 'device_id';
const shape = /^dev_[0-9a-f]{16}_[0-9a-z]+$/;

/** 64-bit FNV-1a: short and stable. It distinguishes devices and protects no secret. */
function hashOf(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}

/** Returns traits of this browser and screen. */
export function browserTraits(): string[] {
  const { userAgent, language, hardwareConcurrency, maxTouchPoints } = navigator;
  const { width, height, colorDepth } = screen;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [
    userAgent,
    language,
    zone,
    String(hardwareConcurrency),
    String(maxTouchPoints),
    `${width}x${height}x${colorDepth}`,
    String(devicePixelRatio),
  ];
}

/**
 * Returns the id of this device, created on the first call. Without storage, it lasts as long as the page.
 */
export function deviceId(deps: {
  readonly store: Store;
  readonly traits: () => readonly string[];
  readonly now: () => number;
}): string {
  const known = deps.store.read(storageKey);
  if (known !== null && shape.test(known)) return known;
  const made = `dev_${hashOf(deps.traits().join('\n'))}_${deps.now().toString(36)}`;
  deps.store.write(storageKey, made);
  return made;
}

/** Nothing listens on the discard port. Together with the resolver rules, not even its address resolves. */
const deadProxy = 'http://127.0.0.1:9';

/**
 * Blocks all network access. In tests each of these leaked alone, but all of them together did not: names
 * don't resolve, every connection goes to a dead proxy (including loopback, which bypasses proxies by
 * default), and WebRTC can't send UDP.
 */
const isolation = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  `--proxy-server=${deadProxy}`,
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
];

/** Turns off the browser's own requests: updates, reports, suggestions. */
const silence = [
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-features=AutofillServerCommunication,CertificateTransparencyComponentUpdater,MediaRouter,OptimizationHints,Translate',
  '--disable-notifications',
  '--disable-speech-api',
  '--disable-sync',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--password-store=basic',
  '--use-mock-keychain',
];

/** Renders the same pixels on every machine. */
const appearance = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const operation = [
  '--remote-debugging-pipe=cbor',
  '--disable-gpu',
  // In the sandbox, the GPU process tries for 8 s to start its software renderer, then fails.
  '--disable-software-rasterizer',
  '--disable-hang-monitor',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

export interface BrowserFlagOptions {
  /** The full browser calls its current headless mode 'new'; the shell has only one. */
  readonly kind: 'headless-shell' | 'chrome';
  readonly userDataDir: string;
  readonly hasSandbox: boolean;
  /** /dev/shm is too small for a page, so use files in the temporary folder. */
  readonly hasSmallSharedMemory: boolean;
}

export function browserFlags(options: BrowserFlagOptions): string[] {
  return [
    options.kind === 'chrome' ? '--headless=new' : '--headless',
    ...operation,
    ...isolation,
    ...silence,
    ...appearance,
    `--user-data-dir=${options.userDataDir}`,
    ...(options.hasSandbox ? [] : ['--no-sandbox']),
    ...(options.hasSmallSharedMemory ? ['--disable-dev-shm-usage'] : []),
  ];
}

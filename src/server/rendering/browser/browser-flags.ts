/** Nothing listens on the discard port; with the resolver rules not even its address can be looked up. */
const deadProxy = 'http://127.0.0.1:9';

/**
 * No way out. Each of these leaked alone in a trial, together none did: names resolve to nothing, every connection
 * goes to a dead proxy (loopback too, which proxies are bypassed for by default), WebRTC may not send UDP.
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

/** The browser's own errands: updates, reports, suggestions. */
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

/** The same pixels on every machine. */
const appearance = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

const operation = [
  '--remote-debugging-pipe=cbor',
  '--disable-gpu',
  // Under the sandbox the GPU process spends eight seconds trying to start its software renderer, and fails.
  '--disable-software-rasterizer',
  '--disable-hang-monitor',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

export interface BrowserFlagOptions {
  /** A full browser calls its present headless mode 'new'; the shell has only one. */
  readonly kind: 'headless-shell' | 'chrome';
  readonly userDataDir: string;
  readonly hasSandbox: boolean;
  /** Shared memory in /dev/shm is too small for a page; use files in the temporary folder. */
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

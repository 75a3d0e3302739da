/**
 * The part of the Chrome DevTools Protocol that Octavo uses. Paper sizes are in inches, page sizes in CSS px.
 */
export interface CdpCommands {
  'Browser.close': { params: Record<string, never>; result: unknown };
  'Browser.getVersion': { params: Record<string, never>; result: { product: string } };
  'SystemInfo.getProcessInfo': {
    params: Record<string, never>;
    result: { processInfo: { type: string; id: number }[] };
  };
  'Target.createTarget': {
    params: { url: string; newWindow: true };
    result: { targetId: string };
  };
  'Target.attachToTarget': {
    params: { targetId: string; flatten: true };
    result: { sessionId: string };
  };
  'Target.setAutoAttach': {
    params: { autoAttach: boolean; waitForDebuggerOnStart: boolean; flatten: true };
    result: unknown;
  };
  'Target.closeTarget': { params: { targetId: string }; result: unknown };
  'Page.enable': { params: Record<string, never>; result: unknown };
  'Page.getFrameTree': { params: Record<string, never>; result: { frameTree: { frame: { id: string } } } };
  'Page.createIsolatedWorld': {
    params: { frameId: string; worldName: string };
    result: { executionContextId: number };
  };
  'Page.setDocumentContent': { params: { frameId: string; html: string }; result: unknown };
  'Page.printToPDF': { params: PrintToPdfParams; result: { data: Uint8Array; stream?: string } };
  'Page.captureScreenshot': { params: CaptureScreenshotParams; result: { data: Uint8Array } };
  'IO.read': {
    params: { handle: string; size?: number };
    result: { base64Encoded?: boolean; data: string; eof: boolean };
  };
  'IO.close': { params: { handle: string }; result: unknown };
  'Emulation.setScriptExecutionDisabled': { params: { value: boolean }; result: unknown };
  'Emulation.setEmulatedMedia': { params: { media: 'print' | 'screen' | '' }; result: unknown };
  'Emulation.setDeviceMetricsOverride': {
    params: { width: number; height: number; deviceScaleFactor: number; mobile: boolean };
    result: unknown;
  };
  'Fetch.enable': { params: { patterns: { urlPattern: string }[] }; result: unknown };
  'Fetch.failRequest': { params: { requestId: string; errorReason: 'Aborted' }; result: unknown };
  'Runtime.runIfWaitingForDebugger': { params: Record<string, never>; result: unknown };
  'Runtime.evaluate': {
    params: { expression: string; contextId: number; awaitPromise: boolean; returnByValue: boolean };
    result: {
      result: { value?: unknown };
      exceptionDetails?: { text: string; exception?: { description?: string } };
    };
  };
}

export interface CdpEvents {
  'Fetch.requestPaused': { requestId: string };
  'Inspector.targetCrashed': Record<string, never>;
  'Page.loadEventFired': { timestamp: number };
  'Target.attachedToTarget': { sessionId: string; targetInfo: { type: string } };
  'Target.detachedFromTarget': { sessionId: string; targetId?: string };
  'Target.targetCrashed': { targetId: string };
}

export type CdpMethod = keyof CdpCommands;
export type CdpEvent = keyof CdpEvents;

interface PrintToPdfParams {
  readonly printBackground: boolean;
  readonly preferCSSPageSize: boolean;
  readonly paperWidth: number;
  readonly paperHeight: number;
  readonly generateTaggedPDF: boolean;
  readonly generateDocumentOutline: boolean;
  readonly transferMode: 'ReturnAsBase64' | 'ReturnAsStream';
}

interface CaptureScreenshotParams {
  readonly format: 'webp' | 'png' | 'jpeg';
  /** 0 to 100; WebP and JPEG only. */
  readonly quality?: number;
  readonly captureBeyondViewport: boolean;
  readonly optimizeForSpeed?: boolean;
  readonly clip: { x: number; y: number; width: number; height: number; scale: number };
}

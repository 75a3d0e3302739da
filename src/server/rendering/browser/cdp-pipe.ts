import type { Readable, Writable } from 'node:stream';
import {
  CborError,
  type CdpValue,
  decodeCbor,
  encodeCbor,
  envelopeHeaderBytes,
  messageBytes,
} from './cdp-cbor.ts';
import type { CdpCommands, CdpEvent, CdpEvents, CdpMethod } from './cdp-commands.ts';

/** Room for the largest printed file and its envelope. Larger messages close the connection. */
const maxMessageBytes = 320 * 1024 * 1024;

/** The browser returned an error for a command, or has exited. */
export class CdpError extends Error {
  readonly method: string;

  constructor(method: string, reason: string) {
    super(`${method}: ${reason}`);
    this.name = 'CdpError';
    this.method = method;
  }
}

interface Pending {
  readonly method: string;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

type Listener = (params: never, sessionId: string | undefined) => void;

/**
 * Speaks the DevTools Protocol over the two pipes of --remote-debugging-pipe=cbor. When a pipe closes or an
 * invalid message arrives, all pending and later commands reject.
 */
export class CdpPipe {
  /** Resolves with the reason when the connection to the browser is lost. */
  readonly closed: Promise<string>;

  readonly #writer: Writable;
  readonly #pending = new Map<number, Pending>();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #resolveClosed: (reason: string) => void;
  #lastId = 0;
  #closeReason: string | undefined;
  #chunks: Buffer[] = [];
  #received = 0;
  /** Bytes needed before the next step: first the header, then the complete message. */
  #awaited = envelopeHeaderBytes;

  constructor(writer: Writable, reader: Readable) {
    const { promise, resolve } = Promise.withResolvers<string>();
    this.closed = promise;
    this.#resolveClosed = resolve;
    this.#writer = writer;
    reader.on('data', (chunk: Buffer) => this.#receive(chunk));
    reader.on('close', () => this.#close('the browser closed its pipe'));
    for (const stream of [reader, writer]) {
      stream.on('error', (error: Error) => this.#close(`the pipe to the browser broke (${error.message})`));
    }
  }

  send<M extends CdpMethod>(
    method: M,
    params: CdpCommands[M]['params'],
    sessionId?: string,
  ): Promise<CdpCommands[M]['result']> {
    if (this.#closeReason !== undefined) return Promise.reject(new CdpError(method, this.#closeReason));
    const id = ++this.#lastId;
    const { promise, resolve, reject } = Promise.withResolvers<CdpCommands[M]['result']>();
    this.#pending.set(id, { method, resolve, reject });
    this.#writer.write(encodeCbor({ id, method, params: params as CdpValue, sessionId }));
    return promise;
  }

  /**
   * Adds a listener for events of a session; without a session, for events of the browser and of all tabs.
   * Returns a function that removes it.
   */
  on<E extends CdpEvent>(
    event: E,
    listener: (params: CdpEvents[E], sessionId: string | undefined) => void,
    sessionId?: string,
  ): () => void {
    const key = listenerKey(event, sessionId);
    const listeners = this.#listeners.get(key) ?? new Set();
    this.#listeners.set(key, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(key);
    };
  }

  #receive(chunk: Buffer): void {
    if (this.#closeReason !== undefined) return;
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    if (this.#received < this.#awaited) return;
    let rest = this.#chunks.length === 1 ? chunk : Buffer.concat(this.#chunks);
    try {
      while (rest.length >= envelopeHeaderBytes) {
        this.#awaited = messageBytes(rest);
        if (this.#awaited > maxMessageBytes) throw new CborError('a message is too large');
        if (rest.length < this.#awaited) break;
        this.#dispatch(decodeCbor(rest.subarray(0, this.#awaited)) as Message);
        rest = rest.subarray(this.#awaited);
        this.#awaited = envelopeHeaderBytes;
      }
    } catch (error) {
      if (!(error instanceof CborError)) throw error;
      this.#close(`the browser does not speak as expected (${error.message})`);
    }
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#received = rest.length;
  }

  #dispatch(message: Message): void {
    if (message.id !== undefined) {
      const pending = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.error) pending?.reject(new CdpError(pending.method, message.error.message));
      else pending?.resolve(message.result as never);
      return;
    }
    const { method, sessionId } = message;
    if (method === undefined) return;
    const keys =
      sessionId === undefined ? [listenerKey(method)] : [listenerKey(method), listenerKey(method, sessionId)];
    for (const key of keys) {
      for (const listener of [...(this.#listeners.get(key) ?? [])])
        listener(message.params as never, sessionId);
    }
  }

  #close(reason: string): void {
    if (this.#closeReason !== undefined) return;
    this.#closeReason = reason;
    for (const pending of this.#pending.values()) pending.reject(new CdpError(pending.method, reason));
    this.#pending.clear();
    this.#listeners.clear();
    this.#resolveClosed(reason);
  }
}

function listenerKey(event: string, sessionId = ''): string {
  return `${sessionId} ${event}`;
}

/** What one message of a conversation says. */
export interface EngineMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly text: string;
}

/** A model file, and how much of a conversation it is given room for. */
export interface EngineModelFile {
  readonly file: string;
  readonly contextTokens: number;
}

export interface WriteOrder {
  readonly messages: readonly EngineMessage[];
  /** JSON Schema in the subset of the engine; null for plain text. */
  readonly schema: object | null;
  readonly maxTokens: number;
  readonly temperature: number;
}

export interface Writing {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Whether the limit of tokens ended it. */
  readonly isCutOff: boolean;
}

/** Speed of a model on this machine. */
export interface Speed {
  readonly loadMs: number;
  /** Tokens per second. */
  readonly reading: number;
  readonly writing: number;
  readonly isOnGraphicsCard: boolean;
}

export type EngineOrder =
  | {
      readonly type: 'write';
      readonly id: number;
      readonly model: EngineModelFile;
      readonly order: WriteOrder;
    }
  | {
      readonly type: 'measure';
      readonly id: number;
      readonly model: EngineModelFile;
      /** What is written to measure it: a grammar takes time, too. */
      readonly order: WriteOrder;
    }
  | { readonly type: 'stop'; readonly id: number };

export type EngineAnswer =
  | { readonly type: 'piece'; readonly id: number; readonly text: string }
  | { readonly type: 'written'; readonly id: number; readonly writing: Writing }
  | { readonly type: 'measured'; readonly id: number; readonly speed: Speed }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly message: string;
      /** Whether the prompt doesn't fit the model. */
      readonly isTooLong: boolean;
    };

/*
 * The part of node-llama-cpp that Octavo uses. The package isn't a dependency: it is loaded from the data
 * folder.
 */

type Token = number;

export interface LlamaSequence {
  readonly nextTokenIndex: number;
  evaluateWithoutGeneratingNewTokens(tokens: readonly Token[]): Promise<void>;
  clearHistory(): Promise<void>;
}

export interface LlamaContext {
  getSequence(): LlamaSequence;
  dispose(): Promise<void>;
}

export interface LlamaModel {
  readonly trainContextSize: number;
  tokenize(text: string, specialTokens: boolean): Token[];
  createContext(options: { contextSize: { max: number }; threads?: number }): Promise<LlamaContext>;
  dispose(): Promise<void>;
}

export interface Grammar {
  readonly grammar: string;
  readonly stopGenerationTriggers: readonly object[];
}

export interface Llama {
  readonly gpu: string | false;
  loadModel(options: { modelPath: string }): Promise<LlamaModel>;
  createGrammarForJsonSchema(schema: object): Promise<Grammar>;
  createGrammar(options: {
    grammar: string;
    stopGenerationTriggers: readonly object[];
    trimWhitespaceSuffix: true;
  }): Promise<Grammar>;
}

type ChatItem =
  | { readonly type: 'system'; readonly text: string }
  | { readonly type: 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] };

export interface LlamaChat {
  generateResponse(
    history: readonly ChatItem[],
    options: {
      grammar?: Grammar;
      maxTokens: number;
      temperature: number;
      minP: number;
      signal: AbortSignal;
      budgets: { thoughtTokens: number };
      onTextChunk: (text: string) => void;
      onToken: (tokens: readonly Token[]) => void;
    },
  ): Promise<{ readonly metadata: { readonly stopReason: string } }>;
}

export interface LlamaModule {
  getLlama(options: {
    build: 'never';
    skipDownload: true;
    progressLogs: false;
    logLevel: 'error';
    maxThreads: number;
  }): Promise<Llama>;
  LlamaChat: new (options: { contextSequence: LlamaSequence }) => LlamaChat;
}

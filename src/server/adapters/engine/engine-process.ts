import { writeFileSync } from 'node:fs';
import { availableParallelism, constants, setPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { Grammar, Llama, LlamaModel, LlamaModule, LlamaSequence } from './engine-api.ts';
import type {
  EngineAnswer,
  EngineModelFile,
  EngineOrder,
  Speed,
  WriteOrder,
  Writing,
} from './engine-messages.ts';
import { tightenGrammar } from './tighten-grammar.ts';

/*
 * Runs models in a process of its own, so that a crash of native code never ends Octavo. Its argument is the
 * main file of the engine. Orders arrive one at a time.
 */

/** One core is left to Octavo. More threads than cores make each other wait. */
const threads = Math.max(1, availableParallelism() - 1);
/** Discards tokens far less likely than the best one; small models write nonsense with them. */
const minP = 0.05;
/** Tokens read to measure the speed. */
const measuredTokens = 256;

/** Tokens that must be left for the answer. */
const shortestAnswer = 512;

class TooLong extends Error {}

interface Loaded {
  readonly model: EngineModelFile;
  readonly llamaModel: LlamaModel;
  readonly sequence: LlamaSequence;
  readonly loadMs: number;
}

/** Octavo itself goes first, for the processor and when memory runs out. */
function standBack(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
    writeFileSync('/proc/self/oom_score_adj', '900');
  } catch {
    // Only Linux has the latter, and some containers forbid both.
  }
}

standBack();
const mainFile = process.argv[2] ?? '';
const engine = (await import(pathToFileURL(mainFile).href)) as LlamaModule;
let llama: Llama | null = null;
let loaded: Loaded | null = null;
const stops = new Map<number, AbortController>();

async function load(model: EngineModelFile): Promise<Loaded> {
  if (loaded?.model.file === model.file && loaded.model.contextTokens === model.contextTokens) return loaded;
  await loaded?.llamaModel.dispose();
  loaded = null;
  const startedAt = performance.now();
  llama ??= await engine.getLlama({
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: 'error',
    maxThreads: threads,
  });
  const llamaModel = await llama.loadModel({ modelPath: model.file });
  const contextSize = { max: Math.min(model.contextTokens, llamaModel.trainContextSize) };
  const context = await llamaModel.createContext({ contextSize, threads });
  const sequence = context.getSequence();
  loaded = { model, llamaModel, sequence, loadMs: Math.round(performance.now() - startedAt) };
  return loaded;
}

async function grammarFor(schema: object, running: Llama): Promise<Grammar> {
  const { grammar, stopGenerationTriggers } = await running.createGrammarForJsonSchema(schema);
  return running.createGrammar({
    grammar: tightenGrammar(grammar),
    stopGenerationTriggers,
    trimWhitespaceSuffix: true,
  });
}

const itemOf = ({ role, text }: WriteOrder['messages'][number]) =>
  role === 'assistant' ? ({ type: 'model', response: [text] } as const) : ({ type: role, text } as const);

async function write(
  model: EngineModelFile,
  { messages, schema, maxTokens, temperature }: WriteOrder,
  signal: AbortSignal,
  onPiece: (text: string) => void,
): Promise<Writing> {
  const { llamaModel, sequence } = await load(model);
  const inputTokens = messages.reduce((sum, { text }) => sum + llamaModel.tokenize(text, false).length, 0);
  // The engine would leave out the beginning without a word.
  if (inputTokens + shortestAnswer > Math.min(model.contextTokens, llamaModel.trainContextSize))
    throw new TooLong();
  const grammar = schema && llama && (await grammarFor(schema, llama));
  // The sequence keeps what it has read, so the same beginning isn't read again.
  const chat = new engine.LlamaChat({ contextSequence: sequence });
  let outputTokens = 0;
  const { metadata } = await chat.generateResponse(
    [...messages.map(itemOf), { type: 'model', response: [] }],
    {
      ...(grammar && { grammar }),
      maxTokens,
      temperature,
      minP,
      signal,
      budgets: { thoughtTokens: 0 },
      onTextChunk: onPiece,
      onToken: (tokens) => {
        outputTokens += tokens.length;
      },
    },
  );
  return { inputTokens, outputTokens, isCutOff: metadata.stopReason === 'maxTokens' };
}

async function measure(model: EngineModelFile, order: WriteOrder, signal: AbortSignal): Promise<Speed> {
  const { llamaModel, sequence, loadMs } = await load(model);
  const sample = 'A page about keeping bees on the roofs of a city, and the honey of its streets. ';
  const tokens = llamaModel.tokenize(sample.repeat(40), false).slice(0, measuredTokens);
  await sequence.clearHistory();
  const startedAt = performance.now();
  await sequence.evaluateWithoutGeneratingNewTokens(tokens);
  const readAt = performance.now();
  await sequence.clearHistory();
  const times: number[] = [];
  // The first piece comes after the prompt was read.
  await write(model, order, signal, () => times.push(performance.now()));
  const [first = 0] = times;
  const last = times.at(-1) ?? first;
  await sequence.clearHistory();
  return {
    loadMs,
    reading: (tokens.length / Math.max(1, readAt - startedAt)) * 1000,
    writing: ((times.length - 1) / Math.max(1, last - first)) * 1000,
    isOnGraphicsCard: llama !== null && llama.gpu !== false,
  };
}

const send = (answer: EngineAnswer): void => {
  process.send?.(answer);
};

async function execute(asked: Exclude<EngineOrder, { type: 'stop' }>): Promise<void> {
  const { id, model } = asked;
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    if (asked.type === 'measure')
      send({ type: 'measured', id, speed: await measure(model, asked.order, stop.signal) });
    else {
      const onPiece = (text: string): void => send({ type: 'piece', id, text });
      send({ type: 'written', id, writing: await write(model, asked.order, stop.signal, onPiece) });
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ type: 'failed', id, message, isTooLong: error instanceof TooLong });
  } finally {
    stops.delete(id);
  }
}

process.on('message', (order: EngineOrder) => {
  if (order.type === 'stop') stops.get(order.id)?.abort();
  else void execute(order);
});
// Octavo has ended.
process.on('disconnect', () => process.exit());

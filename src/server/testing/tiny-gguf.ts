import { writeFile } from 'node:fs/promises';

/*
 * Writes a language model with random weights in the GGUF format (version 3), a few hundred kilobytes long: a
 * real engine loads it, and says nonsense with it.
 */

const embedding = 64;
const layers = 1;
const heads = 4;
const hidden = 96;
const context = 4_096;
const alignment = 32;

/** Value types of the format. */
const kinds = { u32: 4, i32: 5, f32: 6, bool: 7, text: 8, list: 9 } as const;
/** Kinds of tokens. */
const tokens = { normal: 1, unknown: 2, control: 3, byte: 6 } as const;

/** Words, so that its nonsense has the length of real text. */
const words =
  'a an and are as at be bee bees bread by city day every fall far few field first five flower for four from garden green ground grow hand has have hive home honey hour in is it keep last leaf light long made make many month more most new next north not of old on one open our out over page park people plan plant rain river road roof season second see seed shade six small soil south spring street summer sun ten than that the their they this three to town tree two under up warm was water way we week well west what when where which wind winter with work year you your'.split(
    ' ',
  );

/** A repeatable random generator (mulberry32). */
function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const u64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
const f32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
};
const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([u64(bytes.length), bytes]);
};

const entry = (name: string, kind: number, value: Buffer): Buffer =>
  Buffer.concat([text(name), u32(kind), value]);
const list = (name: string, kind: number, values: readonly Buffer[]): Buffer =>
  entry(name, kinds.list, Buffer.concat([u32(kind), u64(values.length), ...values]));

interface Token {
  readonly piece: string;
  readonly score: number;
  readonly kind: number;
}

/** A vocabulary in the style of SentencePiece, where a space is '▁'. */
function vocabulary(): Token[] {
  const bytes = Array.from({ length: 256 }, (_, byte) => ({
    piece: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
    score: 0,
    kind: tokens.byte,
  }));
  const printable = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at).replace(' ', '▁'));
  const pieces = [...new Set([...printable, ...words.flatMap((word) => [word, `▁${word}`])])];
  return [
    { piece: '<unk>', score: 0, kind: tokens.unknown },
    { piece: '<s>', score: 0, kind: tokens.control },
    { piece: '</s>', score: 0, kind: tokens.control },
    ...bytes,
    ...pieces.map((piece) => ({ piece, score: piece.length, kind: tokens.normal })),
  ];
}

interface Tensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

function randomTensors(vocabularySize: number, seed: number): Tensor[] {
  const chance = createChance(seed);
  const random = (name: string, shape: readonly number[], spread: number): Tensor => {
    const size = shape.reduce((product, each) => product * each, 1);
    return { name, shape, data: Float32Array.from({ length: size }, () => (chance() * 2 - 1) * spread) };
  };
  const ones = (name: string): Tensor => ({
    name,
    shape: [embedding],
    data: new Float32Array(embedding).fill(1),
  });
  const square = [embedding, embedding];
  const blocks = Array.from({ length: layers }, (_, at) => `blk.${at}`).flatMap((block) => [
    ones(`${block}.attn_norm.weight`),
    random(`${block}.attn_q.weight`, square, 0.3),
    random(`${block}.attn_k.weight`, square, 0.3),
    random(`${block}.attn_v.weight`, square, 0.3),
    random(`${block}.attn_output.weight`, square, 0.3),
    ones(`${block}.ffn_norm.weight`),
    random(`${block}.ffn_gate.weight`, [embedding, hidden], 0.3),
    random(`${block}.ffn_up.weight`, [embedding, hidden], 0.3),
    random(`${block}.ffn_down.weight`, [hidden, embedding], 0.3),
  ]);
  return [
    random('token_embd.weight', [embedding, vocabularySize], 1),
    ...blocks,
    ones('output_norm.weight'),
    random('output.weight', [embedding, vocabularySize], 0.3),
  ];
}

const padded = (length: number): number => Math.ceil(length / alignment) * alignment;

/** Returns a model file with random weights. The same seed gives the same file. */
export function tinyGguf(seed = 1): Buffer {
  const vocabularyTokens = vocabulary();
  const number = (name: string, value: number): Buffer => entry(name, kinds.u32, u32(value));
  const metadata = [
    entry('general.architecture', kinds.text, text('llama')),
    entry('general.name', kinds.text, text('Nonsense')),
    number('general.alignment', alignment),
    number('llama.context_length', context),
    number('llama.embedding_length', embedding),
    number('llama.block_count', layers),
    number('llama.feed_forward_length', hidden),
    number('llama.attention.head_count', heads),
    number('llama.attention.head_count_kv', heads),
    number('llama.rope.dimension_count', embedding / heads),
    number('llama.vocab_size', vocabularyTokens.length),
    entry('llama.attention.layer_norm_rms_epsilon', kinds.f32, f32(1e-5)),
    entry('tokenizer.ggml.model', kinds.text, text('llama')),
    list(
      'tokenizer.ggml.tokens',
      kinds.text,
      vocabularyTokens.map(({ piece }) => text(piece)),
    ),
    list(
      'tokenizer.ggml.scores',
      kinds.f32,
      vocabularyTokens.map(({ score }) => f32(score)),
    ),
    list(
      'tokenizer.ggml.token_type',
      kinds.i32,
      vocabularyTokens.map(({ kind }) => u32(kind)),
    ),
    number('tokenizer.ggml.unknown_token_id', 0),
    number('tokenizer.ggml.bos_token_id', 1),
    number('tokenizer.ggml.eos_token_id', 2),
    entry('tokenizer.ggml.add_bos_token', kinds.bool, Buffer.from([1])),
  ];
  const tensors = randomTensors(vocabularyTokens.length, seed);
  let offset = 0;
  const infos = tensors.map(({ name, shape, data }) => {
    const info = Buffer.concat([text(name), u32(shape.length), ...shape.map(u64), u32(0), u64(offset)]);
    offset += padded(data.byteLength);
    return info;
  });
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    u32(3),
    u64(tensors.length),
    u64(metadata.length),
    ...metadata,
    ...infos,
  ]);
  const weights = tensors.map(({ data }) =>
    Buffer.concat([Buffer.from(data.buffer), Buffer.alloc(padded(data.byteLength) - data.byteLength)]),
  );
  return Buffer.concat([head, Buffer.alloc(padded(head.length) - head.length), ...weights]);
}

/** Writes such a file and returns its size in bytes. */
export async function writeTinyGguf(file: string, seed?: number): Promise<number> {
  const bytes = tinyGguf(seed);
  await writeFile(file, bytes);
  return bytes.length;
}

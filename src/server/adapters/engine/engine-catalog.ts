/** A model that Octavo recommends: open weights, for instructions, quantized to about four bits. */
export interface CatalogModel {
  readonly id: string;
  readonly name: string;
  /** What it is good for, in a few words. */
  readonly words: string;
  readonly license: string;
  readonly licenseUrl: string;
  /** A fixed revision, so the file never changes. */
  readonly url: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Memory for the weights, the context and the engine. */
  readonly memoryBytes: number;
  readonly contextTokens: number;
}

const gigabyte = 1_000_000_000;
/** Enough for a long page with sources; a longer one takes more memory. */
export const usualContextTokens = 8_192;

/** Sizes and digests are those that Hugging Face publishes for these revisions. */
export const engineCatalog: readonly CatalogModel[] = [
  {
    id: 'qwen3-4b-instruct',
    name: 'Qwen3 4B Instruct 2507',
    words: 'Quick, for computers with 8 GB',
    license: 'Apache 2.0',
    licenseUrl: 'https://huggingface.co/Qwen/Qwen3-4B-Instruct-2507/blob/main/LICENSE',
    url: 'https://huggingface.co/bartowski/Qwen_Qwen3-4B-Instruct-2507-GGUF/resolve/ae44f08e1392f39c0e474af10c3ff8355c8b6688/Qwen_Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
    bytes: 2_497_280_736,
    sha256: '2fde00ce69dd4899c70d020845e2638353015bba0fdf161b3eb965f2bca4464e',
    memoryBytes: 5 * gigabyte,
    contextTokens: usualContextTokens,
  },
  {
    id: 'phi-4-mini-instruct',
    name: 'Phi-4 mini Instruct',
    words: 'Quick, best in English',
    license: 'MIT',
    licenseUrl: 'https://huggingface.co/microsoft/Phi-4-mini-instruct/blob/main/LICENSE',
    url: 'https://huggingface.co/bartowski/microsoft_Phi-4-mini-instruct-GGUF/resolve/7ff82c2aaa4dde30121698a973765f39be5288c0/microsoft_Phi-4-mini-instruct-Q4_K_M.gguf',
    bytes: 2_491_874_688,
    sha256: '01999f17c39cc3074afae5e9c539bc82d45f2dd7faa3917c66cbef76fce8c0c2',
    memoryBytes: 5 * gigabyte,
    contextTokens: usualContextTokens,
  },
  {
    id: 'qwen2.5-7b-instruct',
    name: 'Qwen2.5 7B Instruct',
    words: 'Writes better pages',
    license: 'Apache 2.0',
    licenseUrl: 'https://huggingface.co/Qwen/Qwen2.5-7B-Instruct/blob/main/LICENSE',
    url: 'https://huggingface.co/bartowski/Qwen2.5-7B-Instruct-GGUF/resolve/8911e8a47f92bac19d6f5c64a2e2095bd2f7d031/Qwen2.5-7B-Instruct-Q4_K_M.gguf',
    bytes: 4_683_074_240,
    sha256: '65b8fcd92af6b4fefa935c625d1ac27ea29dcb6ee14589c55a8f115ceaaa1423',
    memoryBytes: 7 * gigabyte,
    contextTokens: usualContextTokens,
  },
  {
    id: 'qwen3-8b',
    name: 'Qwen3 8B',
    words: 'Writes the best pages of these, best with a graphics card',
    license: 'Apache 2.0',
    licenseUrl: 'https://huggingface.co/Qwen/Qwen3-8B/blob/main/LICENSE',
    url: 'https://huggingface.co/Qwen/Qwen3-8B-GGUF/resolve/7c41481f57cb95916b40956ab2f0b139b296d974/Qwen3-8B-Q4_K_M.gguf',
    bytes: 5_027_783_488,
    sha256: 'd98cdcbd03e17ce47681435b5150e34c1417f50b5c0019dd560e4882c5745785',
    memoryBytes: 8 * gigabyte,
    contextTokens: usualContextTokens,
  },
];

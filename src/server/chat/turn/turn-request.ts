import type { ChatEvent, ChecksReport } from '../../../contract/chat-events.ts';
import type { RunAsks } from '../../../contract/run-asks.ts';
import type { ToolName } from '../../../contract/run-choices.ts';
import type {
  ArtDirection,
  DocumentFormat,
  Orientation,
  ThemeName,
} from '../../../domain/content/choices.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { PageChoices } from '../../../domain/document/kit/page-choices.ts';
import type { Source } from '../../../domain/sources/read-source.ts';

/** What the user asked for beside the words. */
export interface WantedLayout {
  readonly format?: DocumentFormat;
  readonly orientation?: Orientation;
  readonly direction?: ArtDirection;
  readonly theme?: ThemeName;
}

/** Everything that one turn of the chat depends on. No database in sight: the command line runs turns as well. */
export interface TurnRequest {
  readonly prompt: string;
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  /** The current article, or null when there is none yet. */
  readonly document: string | null;
  /** What it says; null or absent where only its HTML is known. */
  readonly content?: DocumentContent | null;
  /** The document before the last change, where the prompt asks to go back to it. */
  readonly previous?: { readonly html: string; readonly content: DocumentContent | null } | null;
  /** Whether the user wants to be asked before anything is made. */
  readonly isSurvey?: boolean;
  /** Whether nobody can answer a question: a page is made in one go. */
  readonly isAlone?: boolean;
  /** Asked of the model by whoever runs the interface. */
  readonly systemPrompt?: string | null;
  /** What the user has chosen beside the words. */
  readonly choices?: PageChoices;
  /** What is asked for beside the words: pages, tone, language. */
  readonly asks?: RunAsks;
  /** Whether the looks among them are other ones than at the turn before. */
  readonly hasNewChoices?: boolean;
  /** Pictures by the names under which the markup of models has them: `asset:NAME`. */
  readonly assets?: ReadonlyMap<string, string>;
  /** True: the page is changed. False: a new one is written. */
  readonly isEdit?: boolean | null;
  /** The tools that may be used; those of the normal mode when left out. */
  readonly tools?: readonly ToolName[];
  /** Tools that the caller named; models are told of these even where another tool does the same. */
  readonly namedTools?: readonly ToolName[];
  readonly toolChoice?: 'auto' | 'required' | { readonly name: ToolName };
  /** Pictures of the page for a model that sees, as base64 of PNG. */
  readonly looks?: readonly string[];
  /** What a page is written from in search mode. */
  readonly sources?: readonly Source[];
  /** A page with faults is not kept. */
  readonly isStrict?: boolean;
  /** Nothing may go on over a further page. */
  readonly isOnePage?: boolean;
  /** What an interrupted turn had written of the page. */
  readonly partial: string | null;
  readonly layout: WantedLayout;
  readonly targetBlockIds: readonly string[];
  readonly seed: number;
  /** ISO date of the user. */
  readonly today: string;
}

/** A page that was sanitised, fitted and checked. */
export interface FinishedPage {
  readonly html: string;
  readonly title: string;
  readonly format: string;
  readonly report: ChecksReport;
}

/** A picture that a model wants for its page. */
export interface PictureWish {
  readonly description: string;
  readonly shape: 'wide' | 'square' | 'tall';
  /** The page it is for; a drawing takes its colours and its hand. */
  readonly page: string | null;
  readonly seed: number;
}

/** What a model took for a turn. */
export interface Spending {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In millionths of a US dollar; null where no price is set. */
  readonly costMicros: number | null;
}

/** What a turn needs from its surroundings. */
export interface TurnPorts {
  /** Fits the page and checks it on the real renderer. */
  readonly finishPage: (articleHtml: string, signal: AbortSignal) => Promise<FinishedPage>;
  /** Keeps a finished page with what it was laid out from; answers its version number. */
  readonly savePage: (
    page: FinishedPage,
    label: string,
    content: DocumentContent | null,
  ) => Promise<{ documentId: string; version: number }>;
  /** A picture (PNG) of one page, from 1, as it will print. Left out where nobody looks. */
  readonly lookAt?: (articleHtml: string, page: number, signal: AbortSignal) => Promise<Uint8Array>;
  /** Makes a picture, as WebP. Left out where nobody looks. */
  readonly drawPicture?: (wish: PictureWish, signal: AbortSignal) => Promise<Uint8Array>;
  /** Reads a page that the user has named. Left out where nothing is fetched. */
  readonly readSource?: (url: string, signal: AbortSignal) => Promise<Source>;
  /** Told once for each turn, however it ended: a provider is paid for what broke off, too. */
  readonly spend?: (spending: Spending) => void;
  readonly emit: (event: ChatEvent) => void;
}

export interface TurnOutcome extends Spending {
  readonly version: number | null;
  readonly text: string;
}

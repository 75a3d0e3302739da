import type { ChatEvent, ChecksReport } from '../../../contract/chat-events.ts';
import type { RunAsks } from '../../../contract/run-asks.ts';
import type { ToolName } from '../../../contract/run-choices.ts';
import type {
  ArtDirection,
  DocumentFormat,
  LogoTone,
  Orientation,
  ThemeName,
} from '../../../domain/content/choices.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { PhotoCredit } from '../../../domain/content/photo-credit.ts';
import type { ChosenPicture, PageChoices } from '../../../domain/document/kit/page-choices.ts';
import type { Sender } from '../../../domain/sender/sender.ts';
import type { Source } from '../../../domain/sources/read-source.ts';
import type { Language } from '../../../words/languages.ts';

/** Layout the user set in addition to the prompt. */
export interface WantedLayout {
  readonly format?: DocumentFormat;
  readonly orientation?: Orientation;
  readonly direction?: ArtDirection;
  readonly theme?: ThemeName;
}

/** A logo by the name that models use for it, with its URL. */
export interface TurnLogo extends ChosenPicture {
  readonly url: string;
  readonly tone?: LogoTone;
}

/** Everything one turn depends on. Independent of the database, because the command line runs turns too. */
export interface TurnRequest {
  readonly prompt: string;
  readonly history: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  /** Number of the current version; 0 or absent if there is none yet. */
  readonly version?: number;
  /** The current article; null if there is none yet. */
  readonly document: string | null;
  /** Its content; null or absent if only its HTML is known. */
  readonly content?: DocumentContent | null;
  /** Whether to ask the user questions before making anything. */
  readonly isSurvey?: boolean;
  /** True if the turn tests a model: no fallback replaces a page it doesn't write. */
  readonly isTest?: boolean;
  /** True if there is no user to answer questions: the page is made in one go. */
  readonly isAlone?: boolean;
  /** Extra instructions from the operator of the interface. */
  readonly systemPrompt?: string | null;
  /** The user's page options. */
  readonly choices?: PageChoices;
  /** Further options: pages, tone, language. */
  readonly asks?: RunAsks;
  /** Whether the look options changed since the previous turn. */
  readonly hasNewChoices?: boolean;
  /** Pictures by the name models use for them: `asset:NAME`. */
  readonly assets?: ReadonlyMap<string, string>;
  /** True: edit the page. False: write a new one. */
  readonly isEdit?: boolean | null;
  /** Allowed tools; default: those of the normal mode. */
  readonly tools?: readonly ToolName[];
  /** Tools the caller named. Models are told about them even if another tool does the same. */
  readonly namedTools?: readonly ToolName[];
  readonly toolChoice?: 'auto' | 'required' | { readonly name: ToolName };
  /** Page images for a vision model, as base64 PNG. */
  readonly looks?: readonly string[];
  /** Sources of the page in search mode. */
  readonly sources?: readonly Source[];
  /** Maximum characters of each source and of the history, if the model's context is short. */
  readonly sourceLength?: number;
  readonly historyLength?: number;
  /** If true, a page with faults isn't saved. */
  readonly isStrict?: boolean;
  /** If true, nothing may overflow onto a further page. */
  readonly isOnePage?: boolean;
  /** Partial page of an interrupted turn. */
  readonly partial: string | null;
  readonly layout: WantedLayout;
  readonly targetBlockIds: readonly string[];
  readonly seed: number;
  /** The user's own details, which fill placeholders; null if they saved none. */
  readonly sender?: Sender | null;
  /** Language of the user's interface, for what Octavo itself says; null if unknown. */
  readonly interfaceLanguage?: Language | null;
  /** The logo chosen for the prompt, or the user's own if the prompt speaks of one. */
  readonly logo?: TurnLogo | null;
  /** The user's date (ISO). */
  readonly today: string;
}

/** A page after sanitizing, fitting and checks. */
export interface FinishedPage {
  readonly html: string;
  readonly title: string;
  readonly format: string;
  readonly report: ChecksReport;
}

/** A picture a model requested for its page. */
export interface PictureWish {
  readonly description: string;
  readonly shape: 'wide' | 'square' | 'tall';
  /** The page it is for; a drawing takes its colors and style. */
  readonly page: string | null;
  readonly seed: number;
}

/** A picture that was made or found for a page. */
export interface TurnPicture {
  /** data: URL, or the URL of an own file. */
  readonly url: string;
  /** Of a stock photo; the page prints it. */
  readonly credit: PhotoCredit | null;
}

/** Usage of a turn. */
export interface Spending {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** In millionths of a US dollar; null if no price is configured. */
  readonly costMicros: number | null;
}

/** Dependencies of a turn. */
export interface TurnPorts {
  /** Fits the page and checks it with the real renderer. */
  readonly finishPage: (articleHtml: string, signal: AbortSignal) => Promise<FinishedPage>;
  /** Saves a finished page with its source content; returns its version number. */
  readonly savePage: (
    page: FinishedPage,
    label: string,
    content: DocumentContent | null,
  ) => Promise<{ documentId: string; version: number }>;
  /** Returns an image (PNG) of one page, counted from 1, as printed. Absent if not needed. */
  readonly lookAt?: (articleHtml: string, page: number, signal: AbortSignal) => Promise<Uint8Array>;
  /** Makes or finds a picture. Absent if not needed. */
  readonly makePicture?: (wish: PictureWish, signal: AbortSignal) => Promise<TurnPicture>;
  /** Finds a stock photo and keeps it; null if none fits. Absent if the server has no photo service. */
  readonly findPhoto?: (query: string, signal: AbortSignal) => Promise<TurnPicture | null>;
  /** Fetches a page whose URL the user gave. Absent if fetching isn't allowed. */
  readonly readSource?: (url: string, signal: AbortSignal) => Promise<Source>;
  /** Called once per turn, however it ended: providers also charge for interrupted output. */
  readonly spend?: (spending: Spending) => void;
  readonly emit: (event: ChatEvent) => void;
}

export interface TurnOutcome extends Spending {
  readonly version: number | null;
  readonly text: string;
}

import { type ToolSet, tool } from 'ai';
import { z } from 'zod';
import type { ChecksReport } from '../../../contract/chat-events.ts';
import type { Noted } from '../../../contract/noted.ts';
import { patchList } from '../../../contract/patches.ts';
import type { KeptWords } from '../../../domain/composer/given/kept-words.ts';
import type { DocumentContent } from '../../../domain/content/document-content.ts';
import type { Patch } from '../../../domain/document/patch.ts';
import { applyPatches } from '../../../domain/document/patches/apply-patches.ts';
import { contentAfterPatches } from '../../../domain/document/patches/content-after-patches.ts';
import { keepLocks } from '../../../domain/document/patches/keep-locks.ts';
import { lostLocks } from '../../../domain/document/patches/lost-locks.ts';
import { changedBlockIds, readArticle } from '../../../domain/document/read-article.ts';
import { AppError } from '../../app-error.ts';
import { noted, noteFields } from '../../noted.ts';
import { told } from '../../told.ts';
import { inThread } from '../../work/in-thread.ts';
import type { ModelPictures } from '../turn/model-pictures.ts';
import { isHtmlOnly } from '../turn/turn-context.ts';
import type { TurnPicture, TurnPorts, TurnRequest } from '../turn/turn-request.ts';
import { withPhotos } from '../turn/with-photos.ts';
import { askTool } from './ask-tool.ts';
import { type ContentPorts, closingOf, editTool, type Written, writeTool } from './content-tools.ts';
import { fetchTool, lookTool } from './looking-tools.ts';
import { type MissedWish, missedWishes } from './missed-wishes.ts';
import { notedPaper } from './noted-paper.ts';
import { checkTool, imageTool, sourceTool, themeTool } from './page-tools.ts';
import { refuseOutsideTargets } from './refuse-outside-targets.ts';
import { refusingUnreadable } from './repair-call.ts';

/** Results of a turn so far. Tools read and write it; the turn reads it at the end. */
export interface TurnState {
  version: number | null;
  document: string | null;
  /** Content of the document; null if only its HTML is known. */
  content: DocumentContent | null;
  /** True once the page is saved and the user was told: the model needs no further step. */
  isDone: boolean;
  /** The model's closing message. */
  closing: string;
  /** Wishes of the user that the newest page doesn't meet. */
  missed: readonly MissedWish[];
  /** Those that the model was told about. */
  readonly toldWishes: Set<MissedWish['kind']>;
  /** Number of pages rejected by strict checks. */
  refusals: number;
  readonly pictures: ModelPictures;
  /** Pictures that were made or found in this turn, by their name: 'asset:picture-1'. */
  readonly made: Map<string, TurnPicture>;
  /** Why a call can't be executed, in words for the model, by call ID. */
  readonly unreadable: Map<string, string>;
  /** A failure that the model can't repair (renderer or database). It ends the turn. */
  fault: unknown;
}

export type TurnTools = ToolSet;

interface ToolOptions {
  readonly takesPictures?: boolean;
  /** Whether given text is set unchanged, so that its words are counted. */
  readonly keepsText?: boolean;
}

/** Returns the check results that the model needs for repairs. */
function reportForModel(
  { findings, repairs, pages }: ChecksReport,
  isOnePage: boolean,
): { faults: string[]; warnings: string[]; repairs: string[] } {
  const told = findings.filter(({ is_intended }) => !is_intended);
  const messagesOf = (wanted: 'fault' | 'warning') =>
    told.filter(({ severity }) => severity === wanted).map(({ message }) => message);
  const faults = messagesOf('fault');
  if (isOnePage && pages > 1)
    faults.unshift(`The user wants one page, and these are ${pages}. Shorten the text until one holds it.`);
  return { faults: faults.slice(0, 20), warnings: messagesOf('warning').slice(0, 20), repairs: [...repairs] };
}

/** Maximum attempts of a strict turn. */
const strictTries = 3;

/** @throws Error for the model, which may retry; after its last attempt the error ends the turn */
function refuseFaulty({ findings }: ChecksReport, state: TurnState): never {
  const faults = findings.filter(({ severity }) => severity === 'fault').map(({ message }) => message);
  state.refusals += 1;
  if (state.refusals >= strictTries)
    state.fault = new AppError(
      'unprocessable',
      told('strictFailed', { tries: strictTries, reason: faults[0] ?? 'see the checks' }),
    );
  throw new Error(
    `Not kept: the page has to pass all checks. Mend these and call again: ${faults.join(' ')}`,
  );
}

/** Describes how much of a given text is on the page, word for word. */
const keptNote = ({ kept, all }: KeptWords): Noted =>
  kept === all ? noted('keptAll', { all }) : noted('keptSome', { kept, all });

/** Describes how much of a page a change touched. */
const changeNotes = (changed: number, all: number): readonly Noted[] =>
  changed === 0
    ? [noted('styleOnly')]
    : [noted('blocks', { count: changed }), noted('untouched', { count: all - changed })];

/** Creates the tools of one turn. Each one sanitizes, fits, checks and saves the page, and tells the user. */
export function createDocumentTools(
  request: TurnRequest,
  ports: TurnPorts,
  state: TurnState,
  signal: AbortSignal,
  { takesPictures = false, keepsText = false }: ToolOptions = {},
): TurnTools {
  /** Ends the turn with an error that the model can't repair. */
  function forGood(error: unknown): never {
    state.fault = error;
    throw error;
  }

  async function finishAndSave(given: string, label: string, content: DocumentContent | null) {
    const { document: before, content: known } = state;
    const kept =
      before !== null && known && content
        ? keepLocks({ html: given, content }, { html: before, content: known })
        : { html: given, lost: before === null ? [] : lostLocks(before, given) };
    const { html: articleHtml, lost } = kept;
    if (lost.length > 0) {
      throw new Error(`The user has locked these; they must stay as they are: ${lost.join(', ')}.`);
    }
    const page = await ports.finishPage(articleHtml, signal).catch(forGood);
    if (request.isStrict && !page.report.passed) refuseFaulty(page.report, state);
    const saved = await ports.savePage(page, label, content).catch(forGood);
    state.document = page.html;
    state.content = content;
    state.version = saved.version;
    const article = readArticle(page.html);
    const blockIds = article.pages.flatMap((each) => each.blocks.map((block) => block.id));
    const changedIds = before === null ? blockIds : changedBlockIds(before, page.html);
    ports.emit({
      type: 'document_saved',
      document_id: saved.documentId,
      title: page.title,
      version: saved.version,
      html: page.html,
      changed_block_ids: changedIds,
    });
    ports.emit({ type: 'checks', report: page.report });
    return { page, article, blockIds, changedIds };
  }

  async function change(patches: readonly Patch[], summary: string) {
    if (state.document === null) throw new Error('There is no document yet: use write_document.');
    refuseOutsideTargets(state.document, patches, request.targetBlockIds);
    const unfolded = patches.map((patch) =>
      'html' in patch ? { ...patch, html: state.pictures.unfold(patch.html) } : patch,
    );
    const patched = applyPatches(state.document, unfolded);
    const { page, blockIds, changedIds } = await finishAndSave(
      patched.html,
      summary || request.prompt,
      contentAfterPatches(state.content, unfolded),
    );
    const notes = changeNotes(changedIds.length, blockIds.length);
    return { ...noteFields(...notes), ...reportForModel(page.report, request.isOnePage === true) };
  }

  const { findPhoto } = ports;
  const contentPorts: ContentPorts = {
    pictured: (content) =>
      withPhotos(content, { before: state.content, made: state.made, findPhoto }, request.prompt, signal),
    save: async (html, label, content, isEdit = false): Promise<Written> => {
      const { page, article, blockIds, changedIds } = await finishAndSave(html, label, content);
      const parts = isEdit
        ? [...changeNotes(changedIds.length, blockIds.length)]
        : [noted('blocks', { count: blockIds.length }), notedPaper(article.format, article.orientation)];
      const words =
        isEdit || !keepsText
          ? null
          : await inThread('keptWords', { prompt: request.prompt, html: page.html });
      if (words) parts.push(keptNote(words));
      const { pages } = page.report;
      const missed = missedWishes({ pages, content, isEdit }, request);
      state.missed = missed;
      if (article.pages.length > 1 && !missed.some(({ kind }) => kind === 'pages'))
        parts.push(noted('pages', { count: article.pages.length }));
      parts.push(...missed.flatMap(({ notes }) => notes));
      const { faults, warnings, repairs } = reportForModel(page.report, request.isOnePage === true);
      // A missed wish is a fault once, then a warning, so the turn can end.
      const [told, untold] = [true, false].map((isTold) =>
        missed.filter(({ kind }) => state.toldWishes.has(kind) === isTold).map(({ message }) => message),
      ) as [string[], string[]];
      for (const { kind } of missed) state.toldWishes.add(kind);
      const lostWords =
        words && words.kept < words.all
          ? [
              `The user wants the given text word for word: ${words.all - words.kept} of its ${words.all} words are missing or in another place.`,
            ]
          : [];
      return {
        ...noteFields(...parts),
        faults: [...untold, ...faults],
        warnings: [...lostWords, ...told, ...warnings],
        repairs,
      };
    },
    close: ({ message, followups }) => {
      if (followups.length > 0) ports.emit({ type: 'followup_choices', choices: [...followups] });
      if (message === '') return;
      state.closing = message;
      state.isDone = true;
    },
  };

  const tools = {
    write_document: writeTool(request, state, contentPorts),
    edit_document: editTool(request, state, contentPorts),
    patch_document: tool({
      description:
        'Change the current document by block id. The way to refine: untouched blocks stay exactly as they are.',
      inputSchema: z.object({
        patches: patchList,
        summary: z.string().max(300),
        message: z.string().optional(),
        followups: z.array(z.string()).optional(),
      }),
      execute: async ({ patches, summary, ...closing }) => {
        const changed = await change(patches, summary);
        if (changed.faults.length === 0) contentPorts.close(closingOf(closing));
        return changed;
      },
    }),
    set_theme: themeTool(change),
    check_page: checkTool(state, async (html) => {
      const { report } = await ports.finishPage(html, signal).catch(forGood);
      ports.emit({ type: 'checks', report });
      const faults = report.findings.filter(({ is_intended }) => !is_intended).length;
      const note = faults === 0 ? noted('nothingToFix') : noted('findings', { count: faults });
      return { ...noteFields(note), ...reportForModel(report, request.isOnePage === true) };
    }),
    suggest_followups: tool({
      description: 'Offer two to four short next requests that fit this document, in the words of the user.',
      inputSchema: z.object({ choices: z.array(z.string().min(1).max(80)).min(1).max(6) }),
      execute: async ({ choices }) => {
        ports.emit({ type: 'followup_choices', choices });
        return noteFields(noted('suggestions', { count: choices.length }));
      },
    }),
    ask_user: askTool(request, ports),
  };
  const { lookAt, readSource, makePicture } = ports;
  const more = {
    ...(makePicture && { make_image: imageTool(request, { emit: ports.emit, makePicture }, state, signal) }),
    ...(request.sources && { read_source: sourceTool(request.sources) }),
    ...(lookAt && { look_at_page: lookTool(state, lookAt, takesPictures, signal) }),
    ...(readSource && { fetch_page: fetchTool(request, readSource, signal) }),
  };
  const offered: readonly string[] = request.tools ?? Object.keys(tools);
  const all: TurnTools = { ...tools, ...more };
  // Offers only one editing tool: by content if known, else by HTML. Two would confuse the model.
  const unfit = isHtmlOnly(request) ? 'edit_document' : 'patch_document';
  return Object.fromEntries(
    Object.entries(all)
      .filter(([name]) => name !== unfit && offered.includes(name))
      .map(([name, own]) => [name, refusingUnreadable(own, state.unreadable)]),
  );
}

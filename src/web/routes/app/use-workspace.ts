import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunMode } from '../../../contract/run-choices.ts';
import { showErrorToast } from '../../components/ui/toast.tsx';
import { announcementOf, endAnnouncementOf } from '../../features/chat/announcement.ts';
import type { ConversationPlace } from '../../features/chat/api/conversation.ts';
import type { BlockRef, Turn } from '../../features/chat/chat-state.ts';
import { openTurn } from '../../features/chat/chat-state.ts';
import { useAsks } from '../../features/chat/hooks/use-asks.ts';
import { useAttachments } from '../../features/chat/hooks/use-attachments.ts';
import { type SendOptions, useConversation } from '../../features/chat/hooks/use-conversation.ts';
import { useEstimateNote } from '../../features/chat/hooks/use-estimate-note.ts';
import { useModelChoice } from '../../features/chat/hooks/use-model-choice.ts';
import { usePromptDraft } from '../../features/chat/hooks/use-prompt-draft.ts';
import { promptHistory } from '../../features/chat/prompt-history.ts';
import { membershipKeys } from '../../features/membership/api/membership-keys.ts';
import { usePage } from '../../features/page/hooks/use-page.ts';
import { describeError } from '../../lib/call-error.ts';
import { touchQuery } from '../../lib/use-media-query.ts';
import { usePromptKey } from '../../lib/use-prompt-key.ts';
import { words } from '../../lib/words.ts';
import { paths } from '../../paths.ts';
import { usePageChoices } from './use-page-choices.ts';

/** Search params of a conversation. */
const addressOf = ({ kind, id }: ConversationPlace) =>
  kind === 'document' ? { loadDocumentId: id } : { session: id };

/** State shared by the chat and the page. */
export function useWorkspace(place: ConversationPlace | null, offeredPrompt: string | undefined) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { page, dispatch, showWhatWasKept } = usePage();
  const draft = usePromptDraft(place?.id);
  const [targets, setTargets] = useState<readonly BlockRef[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  /** Visible pane below 768 px. */
  const [pane, setPane] = useState<'chat' | 'page'>('chat');
  const attached = useAttachments(setRefusal);
  const choices = usePageChoices();
  const { asks, setAsks, adopt } = useAsks(place?.id);
  const [mode, setMode] = useState<RunMode>('normal');
  const model = useModelChoice();
  const promptField = useRef<HTMLTextAreaElement>(null);
  /** Whether the current run hasn't shown its page yet. */
  const isPageDue = useRef(false);
  const typed = useRef(draft.text);
  typed.current = draft.text;

  const conversation = useConversation(place, {
    onReset: () => {
      dispatch({ type: 'reset' });
      setTargets([]);
      attached.clear();
      choices.reset();
      setRefusal(null);
    },
    onLoaded: ({ document }) => {
      if (document) dispatch({ type: 'loaded', document });
    },
    onEvent: (event) => {
      dispatch({ type: 'event', event });
      if (event.type === 'run_started') {
        draft.release();
        isPageDue.current = true;
      }
      // On a phone, the page comes into view once per run; a user who goes back to the chat stays there.
      if (isPageDue.current && (event.type === 'document_delta' || event.type === 'document_saved')) {
        isPageDue.current = false;
        setPane('page');
      }
      const words = announcementOf(event);
      if (words) setAnnouncement(words);
    },
    onSettled: (outcome) => {
      dispatch({ type: 'settled' });
      const words = endAnnouncementOf(outcome);
      if (words) setAnnouncement(words);
      // The remaining allowance changed, or was refunded.
      void queryClient.invalidateQueries({ queryKey: membershipKeys.all });
      if (outcome.kind !== 'closed' || outcome.status !== 'completed') void showWhatWasKept();
    },
    onSessionStarted: (session) => {
      if (place === null) {
        adopt(session);
        draft.adopt(session);
      }
      void navigate({ to: paths.app, search: { session }, replace: true });
    },
    onRefused: ({ prompt, targets: refusedTargets, attachments: refused }, reason) => {
      setRefusal(reason);
      attached.giveBack(refused);
      choices.giveBack();
      draft.release();
      setTargets((before) => (before.length > 0 ? before : refusedTargets));
      // Keeps text typed in the meantime after the returned prompt.
      draft.setText(typed.current.trim() ? `${prompt}\n\n${typed.current}` : prompt);
      promptField.current?.focus();
    },
  });

  const isRunning = openTurn(conversation.state) !== null;
  const { sessionId, documentId } = conversation.state;
  const estimate = useEstimateNote({
    text: draft.text,
    modelAlias: model.isBuiltIn ? null : model.alias,
    mode,
    sessionId,
    documentId,
  });

  const send = useCallback(
    (prompt: string, changes: Partial<SendOptions> = {}) => {
      setRefusal(null);
      setTargets([]);
      const isNew = page.base === null;
      const asked = {
        modelAlias: model.alias,
        fallbackAliases: model.standIn === null ? [] : [model.standIn],
        targets,
        mode,
        asks,
      };
      conversation.send(prompt, { ...asked, ...choices.take(isNew), ...changes });
    },
    [conversation.send, page.base, model.alias, model.standIn, choices.take, mode, asks, targets],
  );

  const sendDraft = useCallback(() => {
    const prompt = draft.text.trim();
    draft.hold(prompt);
    promptHistory.add(prompt);
    const { attachments } = attached;
    attached.clear();
    // Closes the on-screen keyboard, which would cover the page.
    if (matchMedia(touchQuery).matches) promptField.current?.blur();
    send(prompt, { attachments });
  }, [draft.text, draft.hold, send, attached]);

  /** Sends a preset prompt, such as a follow-up; during a run, puts it in the prompt field instead. */
  const sendReady = useCallback(
    (prompt: string) => {
      if (isRunning) draft.setText(prompt);
      else send(prompt);
    },
    [isRunning, draft.setText, send],
  );

  /** Sends the answers to a survey and leaves survey mode, so that it isn't repeated. */
  const answerSurvey = useCallback(
    (answers: string) => {
      if (isRunning) draft.setText(answers);
      else send(answers, mode === 'survey' ? { modeStep: 'write' } : {});
      if (mode === 'survey') setMode('normal');
    },
    [isRunning, draft.setText, send, mode],
  );

  /** Sends a preset prompt about blocks; during a run, puts it in the prompt field instead. */
  const sendAbout = useCallback(
    (prompt: string, about: readonly BlockRef[]) => {
      if (isRunning) draft.setText(prompt);
      else send(prompt, { targets: about });
    },
    [isRunning, draft.setText, send],
  );

  const stop = useCallback(() => {
    conversation
      .stop()
      .catch((error: unknown) =>
        showErrorToast({ title: words('chat').stopFailed, text: describeError(error) }),
      );
  }, [conversation.stop]);

  const selectBlock = useCallback((block: BlockRef, isAdding: boolean) => {
    const { id, name } = block;
    setTargets((before) => {
      if (before.some((target) => target.id === id)) return before.filter((target) => target.id !== id);
      return isAdding ? [...before, { id, name }] : [{ id, name }];
    });
  }, []);

  const selectNothing = useCallback(() => setTargets([]), []);

  /** Adds a block to the prompt's targets and focuses the field. */
  const askAbout = useCallback(({ id, name }: BlockRef) => {
    setTargets((before) => (before.some((target) => target.id === id) ? before : [{ id, name }]));
    setPane('chat');
    // On a phone, the field is visible only after the pane has switched.
    requestAnimationFrame(() => promptField.current?.focus({ preventScroll: true }));
  }, []);

  const focusPrompt = useCallback(() => {
    setPane('chat');
    requestAnimationFrame(() => promptField.current?.focus({ preventScroll: true }));
  }, []);
  usePromptKey(focusPrompt);

  useEffect(() => {
    // A menu that was opened meanwhile would close.
    const isInMenu = document.activeElement?.closest('[role="menu"], [role="dialog"]');
    if (!isInMenu && !matchMedia(touchQuery).matches) promptField.current?.focus({ preventScroll: true });
  }, []);

  const newDocument = useCallback(() => {
    void navigate({ to: paths.app, search: {} });
    promptField.current?.focus();
  }, [navigate]);

  // Moves a prompt from the URL to the field, so that it is used only once.
  useEffect(() => {
    if (!offeredPrompt) return;
    const words = typed.current.trim();
    draft.setText(words === '' || words === offeredPrompt ? offeredPrompt : `${offeredPrompt}\n\n${words}`);
    void navigate({ to: paths.app, search: place ? addressOf(place) : {}, replace: true });
    promptField.current?.focus();
  }, [offeredPrompt, place, draft.setText, navigate]);

  // Deselects blocks that a change removed.
  useEffect(() => {
    const html = page.base;
    if (html === null) return;
    setTargets((before) => {
      const left = before.filter(({ id }) => html.includes(`data-id="${id}"`));
      return left.length === before.length ? before : left;
    });
  }, [page.base]);

  return {
    conversation,
    page,
    dispatchPage: dispatch,
    draft,
    targets,
    refusal,
    announcement,
    announce: setAnnouncement,
    pane,
    setPane,
    askAbout,
    choices,
    asks,
    setAsks,
    mode,
    setMode,
    model,
    estimate,
    promptField,
    isRunning,
    sendDraft,
    sendReady,
    answerSurvey,
    sendAbout,
    stop,
    selectBlock,
    selectNothing,
    newDocument,
    removeTarget: (id: string) => setTargets((before) => before.filter((target) => target.id !== id)),
    attached,
    editTurn: (turn: Turn) => {
      draft.setText(turn.prompt);
      setTargets(turn.targets);
      promptField.current?.focus();
    },
    retry: (turn: Turn) => send(turn.prompt, { targets: turn.targets }),
    continueTurn: (turn: Turn) => send(turn.prompt, { targets: turn.targets, continuesRunId: turn.runId }),
  };
}

export type Workspace = ReturnType<typeof useWorkspace>;

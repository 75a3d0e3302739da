import { useCallback, useEffect, useRef, useState } from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { withWords, words } from '../../../lib/words.ts';
import { type Attachment, AttachmentFault } from '../attachments.ts';

/** A file being uploaded or read; it can't be sent yet. */
export interface ReadingFile {
  readonly id: string;
  readonly name: string;
  /** Fraction uploaded, from 0 to 1; then the server reads it. */
  readonly share: number;
}

const loadAttaching = () => loadModule(() => withWords(import('../attach-file.ts'), 'turns'));
const loadReading = () => loadModule(() => import('../api/read-attachment.ts'));

/**
 * Attachments of the next prompt. Files are read at once and can be canceled.
 * @param onFault receives a user-facing message if something can't be attached, and null on the next attempt
 */
export function useAttachments(onFault: (fault: string | null) => void) {
  const [attachments, setAttachments] = useState<readonly Attachment[]>([]);
  const [reading, setReading] = useState<readonly ReadingFile[]>([]);
  const newest = useRef(attachments);
  const running = useRef(new Map<string, AbortController>());

  const set = useCallback((next: readonly Attachment[]) => {
    newest.current = next;
    setAttachments(next);
  }, []);
  const refuse = useCallback(
    (error: unknown) =>
      onFault(error instanceof AttachmentFault ? error.message : words('chat').attachFailed),
    [onFault],
  );

  const attachFile = useCallback(
    async (file: File) => {
      const id = crypto.randomUUID();
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(id, controller);
      setReading((before) => [...before, { id, name: file.name, share: 0 }]);
      const onProgress = (share: number) =>
        setReading((before) => before.map((each) => (each.id === id ? { ...each, share } : each)));
      try {
        const [{ readAttachment, withAttachment }, { readAttachedFile }] = await Promise.all([
          loadAttaching(),
          loadReading(),
        ]);
        const read = await readAttachment(file, { signal, onProgress }, readAttachedFile);
        if (!signal.aborted) set(withAttachment(newest.current, read));
      } catch (error) {
        if (!signal.aborted) refuse(error);
      } finally {
        running.current.delete(id);
        setReading((before) => before.filter((each) => each.id !== id));
      }
    },
    [set, refuse],
  );

  const attachFiles = useCallback(
    (files: readonly File[]) => {
      onFault(null);
      for (const file of files) void attachFile(file);
    },
    [onFault, attachFile],
  );

  const attachPaste = useCallback(
    async (text: string) => {
      onFault(null);
      try {
        const { pastedText, withAttachment } = await loadAttaching();
        set(withAttachment(newest.current, pastedText(text)));
      } catch (error) {
        refuse(error);
      }
    },
    [onFault, set, refuse],
  );

  /** Removes an attachment, or cancels reading it. */
  const remove = useCallback(
    (id: string) => {
      running.current.get(id)?.abort();
      set(newest.current.filter((attachment) => attachment.id !== id));
    },
    [set],
  );

  const clear = useCallback(() => {
    for (const controller of running.current.values()) controller.abort();
    set([]);
  }, [set]);
  // Leaving the page cancels files being read.
  useEffect(() => clear, [clear]);

  /** Restores the attachments of a rejected prompt, before newer ones. */
  const giveBack = useCallback(
    (refused: readonly Attachment[]) => set([...refused, ...newest.current]),
    [set],
  );
  return { attachments, reading, attachFiles, attachPaste, remove, clear, giveBack, refuse };
}

export type Attachments = ReturnType<typeof useAttachments>;

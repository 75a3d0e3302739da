import { useCallback, useEffect, useRef, useState } from 'react';
import { loadModule } from '../../../lib/load-module.ts';
import { type Attachment, AttachmentFault } from '../attachments.ts';

/** A file that is on its way; it cannot be sent yet. */
export interface ReadingFile {
  readonly id: string;
  readonly name: string;
  /** From 0 to 1, of what was sent; then it is read. */
  readonly share: number;
}

const loadAttaching = () => loadModule(() => import('../attach-file.ts'));
const loadReading = () => loadModule(() => import('../api/read-attachment.ts'));

/**
 * What goes along with the next prompt. Files are read as they come, each to be given up.
 * @param onFault is told in words what cannot go along; null when something new is tried
 */
export function useAttachments(onFault: (words: string | null) => void) {
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
      onFault(error instanceof AttachmentFault ? error.message : "Couldn't read the file. Try another one."),
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

  /** Takes one away, or gives up reading it. */
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
  // Whoever leaves the page gives up what is being read.
  useEffect(() => clear, [clear]);

  /** Those of a prompt that came back, before what was attached since. */
  const giveBack = useCallback(
    (refused: readonly Attachment[]) => set([...refused, ...newest.current]),
    [set],
  );
  return { attachments, reading, attachFiles, attachPaste, remove, clear, giveBack, refuse };
}

export type Attachments = ReturnType<typeof useAttachments>;

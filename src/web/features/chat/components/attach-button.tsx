import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { IconButton } from '../../../components/ui/icon-button.tsx';

/** Chooses files to go along with the prompt. */
export function AttachButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label="Attach files" className="border-0!" onClick={() => input.current?.click()}>
        <Paperclip className="icon" aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        accept=".pdf,.docx,.pptx,.xlsx,text/*,.md,.csv,.tsv,.json,image/png,image/jpeg,image/webp,image/gif"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was taken away.
          event.target.value = '';
        }}
      />
    </>
  );
}

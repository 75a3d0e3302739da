import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { FileInput } from '../../../components/ui/file-input.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { words } from '../../../lib/words.ts';

/** Opens the file picker for attachments. */
export function AttachButton({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const t = words('chat');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={t.attach} className="border-0!" onClick={() => input.current?.click()}>
        <Paperclip className="icon" aria-hidden />
      </IconButton>
      <FileInput
        ref={input}
        label={t.attachInput}
        accept=".pdf,.docx,.pptx,.xlsx,text/*,.md,.csv,.tsv,.json,image/png,image/jpeg,image/webp,image/gif"
        onFiles={onFiles}
      />
    </>
  );
}

import type { RefObject } from 'react';

/** Opens the browser's file picker; triggered by a button beside it. */
export function FileInput({
  ref,
  label,
  accept,
  onFiles,
}: {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** File extensions and media types, comma-separated. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  return (
    <input
      ref={ref}
      type="file"
      multiple
      hidden
      aria-label={label}
      accept={accept}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // Allows choosing the same file again after it was removed.
        event.target.value = '';
      }}
    />
  );
}

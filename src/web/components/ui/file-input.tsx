import type { RefObject } from 'react';

/** Opens the browser's own choice of files; pressed by a button beside it. */
export function FileInput({
  ref,
  label,
  accept,
  onFiles,
}: {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Endings and media types, with commas. */
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
        // The same file may be chosen again after it was taken away.
        event.target.value = '';
      }}
    />
  );
}

/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_OCTAVO_MAIN_URL?: string;
  readonly VITE_OCTAVO_DOCUMENT_URL?: string;
}

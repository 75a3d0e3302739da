import { baseOf } from './backends.ts';
import { tokens } from './client.ts';
import { sendForm, type UploadPorts } from './upload-file.ts';

/** Upload dependencies in the browser. */
export const uploadPorts: UploadPorts = {
  send: sendForm,
  token: () => tokens.get(),
  baseOf,
  now: Date.now,
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(signal.reason);
      });
    }),
};

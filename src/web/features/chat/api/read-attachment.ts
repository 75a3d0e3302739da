import { attachmentEndpoints } from '../../../../contract/attachments.ts';
import { StorageError } from '../../../lib/storage-error.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { uploadPorts } from '../../../lib/upload-ports.ts';
import type { ReadFile } from '../attach-file.ts';
import { AttachmentFault } from '../attachments.ts';

/** Uploads a file, which the server reads. */
export const readAttachedFile: ReadFile = async (file, options) => {
  const form = new FormData();
  form.append('file', file);
  try {
    return await uploadFile(attachmentEndpoints.readAttachment, form, options, uploadPorts);
  } catch (error) {
    if (!(error instanceof StorageError) || options.signal.aborted) throw error;
    throw new AttachmentFault(`"${file.name}": ${error.message}`, { cause: error });
  }
};

import { AppError } from '../../app-error.ts';
import { told } from '../../told.ts';

/**
 * Rejects models that can't make pictures, before anybody waits for one.
 * @param kind of its provider
 * @throws AppError `invalid_input`
 */
export function requirePictureModel(kind: string, model: string): void {
  if (kind === 'engine') throw new AppError('invalid_input', told('localPictures'));
  // The SDK no longer supports Imagen.
  if (kind === 'google' && !model.startsWith('gemini-'))
    throw new AppError('invalid_input', told('googlePictures'));
}

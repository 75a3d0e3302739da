import { type KeyboardEvent, useId, useState } from 'react';
import { type PhotoService, photoServiceNames } from '../../../../contract/photo-services.ts';
import type { FoundPhotoView, PhotoFault } from '../../../../contract/photos.ts';
import { creditText } from '../../../../domain/content/photo-credit.ts';
import { labelsFor } from '../../../../domain/document/layout/labels.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Failure } from '../../../components/ui/failure.tsx';
import { words } from '../../../lib/words.ts';
import { useKeepPhoto, usePhotoServices, usePhotos } from '../api/photos.ts';
import type { OfferedPicture } from './picture-dialog.tsx';

interface PhotoSearchProps {
  /** Language of the document, in which the credit is written. */
  readonly language: string;
  readonly onChoose: (picture: OfferedPicture) => void;
}

function faultInWords({ service, reason }: { service: PhotoService; reason: PhotoFault }): string {
  const t = words('page');
  const inWords = { key: t.photoKey, limit: t.photoLimit, timeout: t.photoTimeout, failed: t.photoFailed };
  return inWords[reason](photoServiceNames[service]);
}

/** Contains the text shown below the photo. */
function labelOf(photo: FoundPhotoView): string {
  const t = words('page');
  return `${photo.alt === '' ? t.photoUseThis : t.photoUse(photo.alt)}, ${nameShown(photo)}`;
}

const nameShown = ({ credit }: FoundPhotoView): string => `${credit.name} / ${credit.service}`;

/** Skeleton tiles while the services answer. */
const awaited = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Searches stock photos. Nothing if the server has no photo service. */
export function PhotoSearch(props: PhotoSearchProps) {
  const { data } = usePhotoServices();
  return data && data.services.length > 0 ? <OpenSearch {...props} /> : null;
}

function OpenSearch({ language, onChoose }: PhotoSearchProps) {
  const t = words('page');
  const fieldId = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const list = usePhotos(asked);
  const keeping = useKeepPhoto();
  const pages = list.data?.pages ?? [];
  const photos = pages.flatMap((page) => page.photos);
  const faults = list.isFetching ? [] : (pages.at(-1)?.faults ?? []);
  const isEmpty = list.isSuccess && photos.length === 0 && faults.length === 0;

  function search(): void {
    const next = text.trim();
    // The same words again: after a failure, or when a service allows more searches.
    if (next !== '' && next === asked) void list.refetch();
    setAsked(next);
  }

  /** Enter would submit the dialog. */
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    search();
  }

  function choose(photo: FoundPhotoView): void {
    keeping.mutate(photo.token, {
      onSuccess: ({ document_url: source, credit }) =>
        onChoose({
          source,
          alt: photo.alt || asked,
          credit: credit && creditText(credit, labelsFor(language).photo),
        }),
    });
  }

  return (
    <section aria-label={t.photosSearch} className="grid gap-2">
      <div className="field">
        <label htmlFor={fieldId}>{t.photosSearch}</label>
        <div className="flex gap-2">
          <input
            id={fieldId}
            type="search"
            className="input min-w-0 flex-1"
            maxLength={200}
            placeholder={t.photoQueryHint}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button onClick={search} isBusy={list.isFetching}>
            {t.photosFind}
          </Button>
        </div>
      </div>
      {list.isFetching && (
        <>
          <p role="status" className="sr-only">
            {t.photosLoading}
          </p>
          {photos.length === 0 && (
            <ul className="photo-choices" aria-hidden="true">
              {awaited.map((each) => (
                <li key={each} className="photo-awaited" />
              ))}
            </ul>
          )}
        </>
      )}
      {isEmpty && (
        <p role="status" className="text-13 text-ink-2">
          {t.photosNone}
        </p>
      )}
      {faults.map((fault) => (
        <p key={fault.service} role="alert" className="field-message" data-kind="error">
          {faultInWords(fault)}
        </p>
      ))}
      <Failure error={list.error ?? keeping.error} />
      {photos.length > 0 && (
        <ul className="photo-choices">
          {photos.map((photo) => (
            <li key={photo.token}>
              <button
                type="button"
                aria-label={labelOf(photo)}
                aria-busy={keeping.isPending && keeping.variables === photo.token}
                disabled={keeping.isPending}
                onClick={() => choose(photo)}
              >
                <img src={photo.thumbnail_url} alt="" loading="lazy" />
                <span className="photo-name">{nameShown(photo)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && !list.isFetching && (
        <p>
          <button type="button" className="link min-h-11" onClick={() => void list.fetchNextPage()}>
            {t.photosMore}
          </button>
        </p>
      )}
    </section>
  );
}

import type { PhotoService } from '../../../contract/photo-services.ts';
import type { PhotoCredit } from '../../../domain/content/photo-credit.ts';

export type PhotoShape = 'wide' | 'square' | 'tall';

/** A photo that a service offers. */
export interface FoundPhoto {
  readonly service: PhotoService;
  /** Description by the service; may be empty. */
  readonly alt: string;
  /** Of the original, in px. */
  readonly width: number;
  readonly height: number;
  readonly thumbnailUrl: string;
  /** Large enough to print, small enough to store. */
  readonly fileUrl: string;
  /** Where the service wants to be told of a download; null if it doesn't. */
  readonly tellUrl: string | null;
  readonly credit: PhotoCredit;
}

export interface PhotoWish {
  readonly query: string;
  /** From 1. */
  readonly page: number;
  /** Any, if absent. */
  readonly shape?: PhotoShape | undefined;
}

export interface FoundPhotos {
  readonly photos: readonly FoundPhoto[];
  readonly hasMore: boolean;
}

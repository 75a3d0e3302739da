import { type SamplePage, samplePath } from '../../../domain/site/sample-pages.ts';
import { classNames } from '../../components/ui/class-names.ts';

/** CSS aspect ratios. */
const shapes: Partial<Record<SamplePage['format'], string>> = {
  'slides-16x9': '16 / 9',
  'slides-4x3': '4 / 3',
};

function shapeOf({ format, orientation }: SamplePage): string {
  return shapes[format] ?? (orientation === 'landscape' ? '297 / 210' : '210 / 297');
}

/**
 * A page made by Octavo. Decorative unless `alt` is given, because the prompt beside it says the same.
 * Decoded synchronously, because WebKit paints an async picture as white first.
 */
export function SamplePicture({
  sample,
  sizes,
  alt = '',
  isAtTop = false,
  isFirst = false,
  className,
}: {
  readonly sample: SamplePage;
  readonly sizes: string;
  readonly alt?: string;
  /** Above the fold: loaded eagerly, because WebKit loads a lazy picture only after painting an empty box. */
  readonly isAtTop?: boolean;
  /** Largest element above the fold: loaded with high priority. */
  readonly isFirst?: boolean;
  readonly className?: string;
}) {
  return (
    <img
      src={samplePath(sample.id, 720)}
      srcSet={`${samplePath(sample.id, 360)} 360w, ${samplePath(sample.id, 720)} 720w`}
      sizes={sizes}
      alt={alt}
      decoding="sync"
      loading={isAtTop ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : isAtTop ? 'low' : 'auto'}
      className={classNames('sample', className)}
      style={{ aspectRatio: shapeOf(sample) }}
    />
  );
}

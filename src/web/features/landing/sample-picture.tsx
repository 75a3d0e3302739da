import { type SamplePage, samplePath } from '../../../domain/site/sample-pages.ts';
import { classNames } from '../../components/ui/class-names.ts';

/** Width by height of a page, as CSS writes it. */
const shapes: Partial<Record<SamplePage['format'], string>> = {
  'slides-16x9': '16 / 9',
  'slides-4x3': '4 / 3',
};

function shapeOf({ format, orientation }: SamplePage): string {
  return shapes[format] ?? (orientation === 'landscape' ? '297 / 210' : '210 / 297');
}

/**
 * A page that Octavo made. It is decoration beside the prompt that says the same, unless `alt` is given. Decoded with
 * the paint that shows it: WebKit leaves an async picture white in that paint.
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
  /** On the first screen: loaded at once, because WebKit loads a lazy picture only after it painted an empty box. */
  readonly isAtTop?: boolean;
  /** Seen before anything else: loaded first. */
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

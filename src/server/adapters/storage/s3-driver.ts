import type { DriverContract } from 'flydrive/types';
import { StartError } from '../../lifecycle/start-error.ts';
import { said } from '../../terminal-words.ts';

export interface Bucket {
  readonly bucket: string;
  readonly endpoint: string | null;
  readonly region: string | null;
}

/**
 * Stores files in an S3 bucket. The client is a large optional package that isn't bundled. Credentials come
 * from its usual sources: AWS_ACCESS_KEY_ID and so on, or the machine's role.
 * @throws StartError if the client isn't installed
 */
export async function createS3Driver({ bucket, endpoint, region }: Bucket): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch((error: unknown) => {
    throw new StartError(
      said('bucketPackages', { packages: '@aws-sdk/client-s3 @aws-sdk/s3-request-presigner' }),
      error,
    );
  });
  return new S3Driver({
    bucket,
    region: region ?? 'auto',
    visibility: 'private',
    supportsACL: false,
    // Non-Amazon servers reject the checksum trailers that are sent by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
}

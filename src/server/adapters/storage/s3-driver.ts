import type { DriverContract } from 'flydrive/types';
import { StartError } from '../../lifecycle/start-error.ts';

export interface Bucket {
  readonly bucket: string;
  readonly endpoint: string | null;
  readonly region: string | null;
}

/**
 * Files in an S3 bucket. Its client is a large package that most installations do not need, so it is not brought along.
 * The keys come from where the client looks for them: AWS_ACCESS_KEY_ID and its like, or the machine's role.
 * @throws StartError when the client is not installed
 */
export async function createS3Driver({ bucket, endpoint, region }: Bucket): Promise<DriverContract> {
  const { S3Driver } = await import('flydrive/drivers/s3').catch((error: unknown) => {
    throw new StartError(
      'STORAGE_URL names an S3 bucket, but the packages for it are not installed. Run npm install @aws-sdk/client-s3 @aws-sdk/s3-request-presigner, or set STORAGE_URL to file:FOLDER.',
      error,
    );
  });
  return new S3Driver({
    bucket,
    region: region ?? 'auto',
    visibility: 'private',
    supportsACL: false,
    // Other servers than Amazon's refuse the checksum trailers that are sent by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
}

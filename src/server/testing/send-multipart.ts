import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

export interface UploadParts {
  readonly name?: string;
  readonly description?: string;
  readonly fileName?: string;
  readonly bytes: Uint8Array;
}

/** Returns the body of an upload, as a browser writes it. */
async function multipartBody(parts: UploadParts): Promise<{ body: Buffer; contentType: string }> {
  const form = new FormData();
  form.append('name', parts.name ?? 'A file');
  form.append('description', parts.description ?? '');
  form.append('file', new File([Buffer.from(parts.bytes)], parts.fileName ?? 'file.bin'));
  const written = new Response(form);
  return {
    body: Buffer.from(await written.arrayBuffer()),
    contentType: written.headers.get('content-type') ?? '',
  };
}

/** Uploads a file as a test user. */
export async function uploadAs(
  test: TestApp,
  user: string,
  parts: UploadParts,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> {
  const { body, contentType } = await multipartBody(parts);
  return test.app.inject({
    method: 'POST',
    url: '/api/user/assets',
    headers: { ...test.as(user), 'content-type': contentType, ...headers },
    payload: body,
  });
}

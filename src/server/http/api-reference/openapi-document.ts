/** A JSON schema of the OpenAPI document; only the keywords that the reference shows. */
export interface ApiSchema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, ApiSchema>>;
  readonly required?: readonly string[];
  readonly items?: ApiSchema;
  readonly anyOf?: readonly ApiSchema[];
  readonly oneOf?: readonly ApiSchema[];
  readonly allOf?: readonly ApiSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface ApiContent {
  readonly content?: Readonly<Record<string, { readonly schema?: ApiSchema }>>;
}

export interface ApiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: ApiSchema;
}

export interface ApiOperation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly ApiParameter[];
  readonly requestBody?: ApiContent;
  readonly responses?: Readonly<Record<string, ApiContent & { readonly description?: string }>>;
  readonly security?: readonly unknown[];
}

export interface ApiDocument {
  readonly info: { readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
}

/** A call of the reference: one method on one path. */
export interface ApiCall extends ApiOperation {
  readonly method: string;
  readonly path: string;
}

/** Returns every call of the document, in order. */
export function callsOf({ paths }: Pick<ApiDocument, 'paths'>): readonly ApiCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

/** Returns the media type and schema of a request or response body; null if there is none. */
export function contentOf(part: ApiContent | undefined): { mediaType: string; schema: ApiSchema } | null {
  const [first] = Object.entries(part?.content ?? {});
  return first ? { mediaType: first[0], schema: first[1].schema ?? {} } : null;
}

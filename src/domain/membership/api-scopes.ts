/** Permissions of an API key, from read-only to sharing. */
export const apiScopes = ['documents:read', 'documents:write', 'shares:write'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiScopeWords: Readonly<Record<ApiScope, string>> = {
  'documents:read': 'List, read and download documents; follow runs and jobs',
  'documents:write': 'Make and refine documents; export them; start and cancel jobs',
  'shares:write': 'Share documents by link',
};

/** Prefix of every API key. Tells keys apart from tokens and lets secret scanners find leaked ones. */
export const apiKeyMark = 'oct_';

/** What a key may do, from reading to sharing. */
export const apiScopes = ['documents:read', 'documents:write', 'shares:write'] as const;
export type ApiScope = (typeof apiScopes)[number];

export const apiScopeWords: Readonly<Record<ApiScope, string>> = {
  'documents:read': 'List, read and download documents; follow runs and jobs',
  'documents:write': 'Make and refine documents; export them; start and cancel jobs',
  'shares:write': 'Share documents by link',
};

/** With this every key begins, so that it is told from a token, and found where it was published by mistake. */
export const apiKeyMark = 'oct_';

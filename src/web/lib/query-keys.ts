/** Ids of the user's unfinished jobs. Code that starts a job adds its id or invalidates this key. */
export const unfinishedJobsKey = ['unfinished-jobs'] as const;
/** Prefix of all query keys for share links. */
export const sharesKey = ['shares'] as const;

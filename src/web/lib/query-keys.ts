/** Ids of the user's unfinished jobs. Code that starts a job adds its id or invalidates this key. */
export const unfinishedJobsKey = ['unfinished-jobs'] as const;
/** Everything that holds share links begins with it. */
export const sharesKey = ['shares'] as const;

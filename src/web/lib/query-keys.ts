/** Whether the user has jobs under way; invalidated by every part that starts one. */
export const unfinishedJobsKey = ['unfinished-jobs'] as const;
/** Everything that holds share links begins with it. */
export const sharesKey = ['shares'] as const;

/** The ids of the user's jobs under way; every part that starts one adds its id or invalidates them. */
export const unfinishedJobsKey = ['unfinished-jobs'] as const;
/** Everything that holds share links begins with it. */
export const sharesKey = ['shares'] as const;

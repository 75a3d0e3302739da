/** Default prompt for content sent without one. The specification fixes the wording. */
export const defaultPrompt = 'Generate a well-styled 1 page document based on the following content';

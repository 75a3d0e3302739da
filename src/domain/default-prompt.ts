/** What is asked for where content comes without a prompt, as the specification words it. */
export const defaultPrompt = 'Generate a well-styled 1 page document based on the following content';

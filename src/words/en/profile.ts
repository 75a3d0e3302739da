/** The profile page. */
export const words = {
  languageText: 'For the interface and for emails to you.',
};

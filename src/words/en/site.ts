/** Public pages beside the landing page. */
export const words = {
  notFoundText: (path: string) => `There is nothing at ${path}. Check the address, or go back home.`,
  notFoundTitle: 'Page not found',
};

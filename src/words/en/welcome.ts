/** The owner's first visit: connect a model, add a brand, make a page. */
export const words = {
  brandByHand: 'By hand',
  brandDone: (name: string) => `${name} is saved.`,
  brandFromSite: 'From a website',
  brandText: 'Your logo, colors and fonts, for all new documents.',
  brandTitle: 'Add your brand',
  modelConnect: 'Connect a provider',
  modelDone: (name: string) => `${name} is ready.`,
  modelLocal: 'Run one on this server',
  modelText:
    'It writes full texts from a few words. Without one, the built-in composer works from templates.',
  modelTitle: 'Connect a model',
  pageText: 'Describe it in one line, or start with one of these:',
  pageTitle: 'Make your first page',
  skip: 'Skip',
  title: 'Welcome to Octavo',
};

/** Services of stock photographs. */
export const photoServices = ['unsplash', 'pexels', 'openverse'] as const;

export type PhotoService = (typeof photoServices)[number];

export const photoServiceNames: Readonly<Record<PhotoService, string>> = {
  unsplash: 'Unsplash',
  pexels: 'Pexels',
  openverse: 'Openverse',
};

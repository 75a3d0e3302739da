import type { ModelCatalogue } from '../chat/providers/resolve-model.ts';
import type { LiveModels } from '../features/models/live-models.ts';

/** Fixed models, for parts that run without a settings database. */
export const unchangingModels = (fixed: ModelCatalogue): LiveModels => ({
  ...fixed,
  fixed,
  isDefaultFixed: true,
  searchEngine: null,
  forAccount: async () => fixed,
  reload: async () => undefined,
  close: async () => undefined,
});

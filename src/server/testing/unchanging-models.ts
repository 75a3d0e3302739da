import type { ModelCatalogue } from '../chat/providers/resolve-model.ts';
import type { LiveModels } from '../features/models/live-models.ts';

/** Models that stay as they are, for parts that run without a database of settings. */
export const unchangingModels = (fixed: ModelCatalogue): LiveModels => ({
  ...fixed,
  fixed,
  isDefaultFixed: true,
  reload: async () => undefined,
  close: async () => undefined,
});

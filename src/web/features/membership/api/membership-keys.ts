/** Query keys of the membership, invalidated when it changes. */
export const membershipKeys = {
  all: ['membership'],
  pricing: ['membership', 'pricing'],
  activity: ['membership', 'activity'],
  limits: ['membership', 'limits'],
  subscription: ['membership', 'subscription'],
  invoices: ['membership', 'invoices'],
} as const;

/** 'For investors: …' says who reads it, not what it is about. */
const audience =
  /^[\s,]*(?:for|to|für|pour|para) (?:my |our |the |die |den |unsere? |les |nos |los |nuestros )?(?:potential |new )?(?:investors?|boss|manager|customers?|clients?|partners?|parents?|board|team|colleagues|management|investoren|kunden|chef|eltern|investisseurs|clients|inversores|clientes|jefe)(?: 1 page)? *[:,] */iu;

/** A text without the readers that it opens with. */
export const withoutAudience = (text: string): string => text.replace(audience, '');

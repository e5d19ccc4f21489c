export const messages = {
  noWebhooks: 'The site takes no webhooks of the shop: SHOPIFY_WEBHOOK_SECRET is not set.',
  tooLarge: 'The body is larger than an order can be.',
  notSigned: 'The signature does not match the body.',
  unreadable: 'The body is not the resource of its topic.',
  away: 'The registrations cannot be changed right now.',
} as const

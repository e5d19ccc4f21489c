import { absent, type Check } from '../check.ts'

/** Services that the product will use, and has no client for yet. */
export const notConfigured: Check[] = ['Identity', 'Shop', 'Member platform'].map((title) => ({
  group: 'Not in use yet',
  title,
  needs: [],
  run: async () => absent('not configured'),
}))

/** A module of `contentful-management` that its `exports` do not name; `vite.config.ts` leads there. */
declare module 'contentful-management/plain-client' {
  import type { PlainClientAPI } from 'contentful-management'
  export function createPlainClient(
    makeRequest: (options: object) => Promise<unknown>,
    defaults?: object,
  ): PlainClientAPI
}

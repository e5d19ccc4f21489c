import type { Asset } from './field.ts'

/** A schema.org object for JSON-LD. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

export type About = {
  url: string
  siteUrl: string
  organisation: { name: string }
  /** Milliseconds since 1970, if the page depends on the time. */
  now?: number | undefined
  /** ISO 8601. */
  modified?: string | undefined
  /** Returns a URL with a scheme. */
  picture(asset: Asset): string
}

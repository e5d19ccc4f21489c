import type { Asset } from './field.ts'

/** A schema.org object for JSON-LD. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

export type About = {
  /** Canonical URL of the entry's page. */
  url: string
  siteUrl: string
  organisation: { name: string }
  /** Render time in milliseconds since 1970, if the page depends on it. */
  now?: number | undefined
  /** Time of the last change, in ISO 8601. */
  modified?: string | undefined
  /** Returns an absolute URL with a scheme. */
  picture(asset: Asset): string
}

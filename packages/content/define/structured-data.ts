import type { Asset } from './field.ts'

/** A thing as schema.org describes it; written to the page as JSON-LD. */
export type Thing = { readonly '@type': string; readonly [property: string]: unknown }

/** What the structured data of an entry may refer to. */
export type About = {
  /** The canonical URL of the entry's page. */
  url: string
  siteUrl: string
  organisation: { name: string }
  /** The time of the rendering in milliseconds since 1970, where the page depends on it. */
  now?: number | undefined
  /** When the entry was last changed: an instant in ISO 8601. */
  modified?: string | undefined
  /** The URL of a picture, with its scheme. */
  picture(asset: Asset): string
}

import { parsedJson } from '@association/content/safe/parsed-json.ts'

/**
 * The addresses that structured data (JSON-LD with schema.org) shows to people or loads. Reads only as far as the caller
 * asks.
 */
export function* jsonLdAddresses(text: string): Generator<string> {
  // Grows while it is read; nothing calls itself, however deep the data is.
  const parts = [parsedJson(text)].filter(isObject)
  for (const part of parts) {
    yield* addressesOf(part)
    for (const value of Object.values(part)) if (isObject(value)) parts.push(value)
  }
}

function* addressesOf(part: Data) {
  if (Array.isArray(part)) return
  for (const key of Object.keys(part).filter((key) => linking.has(key)))
    for (const value of listOf(part[key])) if (isAddress(value)) yield value
}

type Data = Record<string, unknown>
const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

/** `{search_term_string}` is filled in by search engines. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:\/\/|\/)[^{]*$/i.test(value)

/** Without `@id` and `@context`, which are names and not links. */
const linking = new Set([
  ...[
    'url',
    'image',
    'logo',
    'sameAs',
    'contentUrl',
    'embedUrl',
    'thumbnailUrl',
    'downloadUrl',
    'installUrl',
  ],
  ...['item', 'mainEntityOfPage', 'target', 'discussionUrl', 'license', 'photo', 'hasMap', 'menu'],
])

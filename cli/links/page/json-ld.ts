import { parsedJson } from '@association/content/safe/parsed-json.ts'

/** Reads only as far as the caller iterates. */
export function* jsonLdAddresses(text: string): Generator<string> {
  // A growing list instead of recursion, so deep data is safe.
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

/** Search engines fill in `{search_term_string}`. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^(https?:\/\/|\/)[^{]*$/i.test(value)

/** `@id` and `@context` are names, not links. */
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

import { isRecord } from '@association/content/safe/is-record.ts'
import { parsedJson } from '@association/content/safe/parsed-json.ts'

export function* manifestAddresses(text: string): Generator<string> {
  const manifest = parsedJson(text)
  if (!isRecord(manifest)) return
  yield* texts(manifest.start_url)
  yield* pictures(manifest)
  for (const shortcut of records(manifest.shortcuts)) {
    yield* texts(shortcut.url)
    yield* pictures(shortcut)
  }
}

function* pictures({ icons, screenshots }: Record<string, unknown>) {
  for (const { src } of [...records(icons), ...records(screenshots)]) yield* texts(src)
}

const texts = (value: unknown): string[] => (typeof value === 'string' ? [value] : [])
const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

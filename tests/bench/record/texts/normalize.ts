/** Replaces values that differ between two runs of the same commit. */
type Replacement = readonly [pattern: RegExp, replacement: string | ((found: string) => string)]
export type Normalize = (text: string) => string

type Machine = {
  /** Port offset of the stack. */
  offset: number
  /** Local folders and users with their replacements. The first match wins. */
  names: Readonly<Record<string, string>>
}

/** Removes local ports, folders, dates, hashes and random values. */
export function normalizer({ offset, names }: Machine): Normalize {
  const moved: Replacement = [
    /(?<=(?:localhost|127\.0\.0\.1)(?::|%3A))\d{4,5}\b/gi,
    (port) => String(Number(port) > offset ? Number(port) - offset : port),
  ]
  return (text) => {
    const named = Object.entries(names).reduce((all, [own, name]) => all.replaceAll(own, name), text)
    return [moved, ...built, ...random, ...dates].reduce(
      (all, [pattern, replacement]) => all.replace(pattern, replacement as string),
      named,
    )
  }
}

const built: readonly Replacement[] = [
  [/\/_next\/static\/chunks\/[\w.~-]+\.(js|css)/g, '/_next/static/chunks/*.$1'],
  [/\/_next\/static\/media\/([\w.-]+?)\.[\w~-]{13}\.(\w+)/g, '/_next/static/media/$1.*.$2'],
  [/\bicon\.[\w~-]{13}\.svg/g, 'icon.*.svg'],
  [/\/islands\/([a-z][a-z-]*)-(?:[\w-]{8}|[\w-]{6})\.js/g, '/islands/$1-*.js'],
  [/\bsha256-[\w+/]{43}=/g, 'sha256-*'],
  [/(?<=\bclass(?:Name)?="[^"]*)(?<![\w-])(?:_\d[\w-]{5}|[\w-]{6})_(?=[a-zA-Z])/g, '*_'],
]

const random: readonly Replacement[] = [
  [/\bnonce="[^"]*"/g, 'nonce="*"'],
  [/'nonce-[^']*'/g, "'nonce-*'"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<uuid>'],
  [/\b[0-9a-f]{40,}\b/g, '<hash>'],
  [/(?<![\w+-])(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{40,}(?:\.[\w-]{6,})*=*/g, '<token>'],
  [/"(sinceMs|durationMs|seconds)": \d+/g, '"$1": <n>'],
]

const month = 'January|February|March|April|May|June|July|August|September|October|November|December'
const shortMonth = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec'
const shortDay = 'Mon|Tue|Wed|Thu|Fri|Sat|Sun'

/** The seed counts dates from its day, so only the form of a date is recorded. */
const dates: readonly Replacement[] = [
  [new RegExp(`(?:${shortDay}), \\d\\d (?:${shortMonth}) \\d{4} \\d\\d:\\d\\d:\\d\\d`, 'g'), '<time>'],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, '<time>'],
  [/\b(DTSTAMP|LAST-MODIFIED|CREATED):\d{8}T\d{6}Z/g, '$1:<time>'],
  [/\b\d{4}-\d\d-\d\d(?!\d)/g, '<date>'],
  [/<date> \d\d:\d\d UTC/g, '<time> UTC'],
  [/\b20\d{6}(?=T\d{6}|\b)/g, '<day>'],
  [new RegExp(`\\b(?:${month}) \\d{1,2}\\b`, 'g'), '<month> <day>'],
  [new RegExp(`\\b(?:${month}) 20\\d\\d\\b`, 'g'), '<month> <year>'],
  [new RegExp(`\\b(?:${shortMonth})\\.? \\d{1,2}\\b`, 'g'), '<mon> <day>'],
  [/<day>( ?[–-] ?)\d{1,2}\b/g, '<day>$1<day>'],
  [/<day>, 20\d\d\b/g, '<day>, <year>'],
  [/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, '<weekday>'],
]

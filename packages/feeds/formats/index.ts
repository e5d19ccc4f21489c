/** Keys are values of `?format=`; `type` is the media type. */
export const formats = {
  rss: { name: 'RSS 2.0', ending: 'rss', type: 'application/rss+xml' },
  atom: { name: 'Atom 1.0', ending: 'atom', type: 'application/atom+xml' },
  json: { name: 'JSON Feed 1.1', ending: 'json', type: 'application/feed+json' },
} as const

export type Format = keyof typeof formats
export const formatNames = Object.keys(formats) as Format[]

export const isFormat = (name: string): name is Format => Object.hasOwn(formats, name)

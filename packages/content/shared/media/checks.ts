import type { Written } from '../../define/written.ts'
import type { mediaFields } from './fields.ts'

type MediaFields = Written<typeof mediaFields>

export const mediaChecks = [
  {
    field: 'mediaFile',
    when: ({ mediaFile, vimeoId, audioUrl }: MediaFields) => !mediaFile && !vimeoId && !audioUrl,
    error: 'Choose a media file, a video or an audio file.',
  },
  {
    field: 'vimeoId',
    when: ({ vimeoId, audioUrl }: MediaFields) => Boolean(vimeoId && audioUrl),
    warn: 'Visitors do not see the video, because the block also has an audio file. Remove one of them.',
  },
  {
    field: 'pathOrUrl',
    when: ({ cardLink, pathOrUrl }: MediaFields) => Boolean(cardLink && !pathOrUrl),
    warn: 'The card is a link without an address. Add an address.',
  },
] as const

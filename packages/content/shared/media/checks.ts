import type { Written } from '../../define/values.ts'
import type { mediaFields } from './fields.ts'

type Fields = Written<typeof mediaFields>

export const mediaChecks = [
  {
    field: 'mediaFile',
    when: ({ mediaFile, vimeoId, audioUrl }: Fields) => !mediaFile && !vimeoId && !audioUrl,
    error: 'Choose a media file, a video or a sound.',
  },
  {
    field: 'vimeoId',
    when: ({ vimeoId, audioUrl }: Fields) => Boolean(vimeoId && audioUrl),
    warn: 'Only the sound is shown: a block is a video or a sound.',
  },
  {
    field: 'pathOrUrl',
    when: ({ cardLink, pathOrUrl }: Fields) => Boolean(cardLink && !pathOrUrl),
    warn: 'The card is meant to be a link, but has no address.',
  },
] as const

import type { MimeGroup } from '../../define/field.ts'
import type { LinkRule } from '../rule.ts'
import type { File } from '../subject.ts'
import { nameOf } from './targets.ts'

/** A background picture needs no description. */
const isBehind = /background/i

export const pictureWords: LinkRule = {
  id: 'picture-words',
  title: 'Pictures without a description',
  about: 'A picture has a description, because screen readers read it out.',
  severity: 'warning',
  scope: 'link',
  check: (link) =>
    link.to === 'Asset' &&
    isPicture(link.target) &&
    link.target?.description === '' &&
    !isBehind.test(link.place)
      ? [
          `“${nameOf(link)}” has no description, so screen readers cannot say what it shows. Describe the picture.`,
        ]
      : [],
  fix: ({ id }) => ({ kind: 'describe', file: id }),
}

export const pictureSize: LinkRule = {
  id: 'picture-size',
  title: 'Pictures of unknown size',
  about: 'The width and height of a picture are known, so that the page does not move while it loads.',
  severity: 'warning',
  scope: 'link',
  check: (link) =>
    link.to === 'Asset' && isPicture(link.target) && !(link.target?.width && link.target.height)
      ? [
          `The size of “${nameOf(link)}” is not known, so the page moves while it loads. ${remedyFor(link.target)}`,
        ]
      : [],
}

/** Contentful reads the size of an SVG from its attributes. */
const remedyFor = (file: File | undefined) =>
  file?.contentType === 'image/svg+xml'
    ? 'Give its <svg> element a width and a height, and upload it again.'
    : 'Upload the file again.'

const shown = ['image'] as const
const kindWords = {
  image: 'a picture',
  video: 'a video',
  audio: 'an audio file',
  pdfdocument: 'a PDF document',
} as const

export const fileKind: LinkRule = {
  id: 'file-kind',
  title: 'Files of the wrong type',
  about: 'A file has a type that its field shows, such as a picture.',
  severity: 'error',
  scope: 'link',
  check(link) {
    const { field, from } = link
    if (link.to !== 'Asset' || !link.target?.contentType) return []
    if (field.kind !== 'asset' && field.kind !== 'assets') return []
    // Beside audio, only the file's title is used.
    if (!field.mimeTypes && from.values.audioUrl) return []
    const wanted = field.mimeTypes ?? shown
    const { contentType } = link.target
    if (wanted.some((group) => isOf(group, contentType))) return []
    const words = wanted.map((group) => kindWords[group]).join(' or ')
    return [
      `“${nameOf(link)}” is not ${words} (its type is ${contentType}), so visitors do not see it. Choose ${words}.`,
    ]
  },
}

const isOf = (group: MimeGroup, contentType: string) =>
  group === 'pdfdocument' ? contentType === 'application/pdf' : contentType.startsWith(`${group}/`)

const isPicture = (file: File | undefined) => file?.contentType?.startsWith('image/') ?? false

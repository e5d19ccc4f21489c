import type { LinkRule } from '../rule.ts'
import { nameOf } from './targets.ts'

/** A picture behind other content says nothing, so nothing is said of it. */
const isBehind = /background/i

export const pictureWords: LinkRule = {
  id: 'picture-words',
  title: 'Pictures without a description',
  about: 'A picture has a description, which is what screen readers say of it.',
  severity: 'warning',
  scope: 'link',
  check: (link) =>
    link.to === 'Asset' &&
    isPicture(link.target) &&
    link.target?.description === '' &&
    !isBehind.test(link.place)
      ? [
          `“${nameOf(link)}” has no description, which is what screen readers say of a picture. Describe what it shows.`,
        ]
      : [],
}

export const pictureSize: LinkRule = {
  id: 'picture-size',
  title: 'Pictures of unknown size',
  about: 'The width and height of a picture are known, so that nothing moves while it loads.',
  severity: 'warning',
  scope: 'link',
  check: (link) =>
    link.to === 'Asset' && isPicture(link.target) && !(link.target?.width && link.target.height)
      ? [
          `The size of “${nameOf(link)}” is not known, so the page moves while it loads. Upload the file again.`,
        ]
      : [],
}

const isPicture = (file: { contentType?: string } | undefined) =>
  file?.contentType?.startsWith('image/') ?? false

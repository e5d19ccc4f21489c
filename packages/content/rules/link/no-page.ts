import { paths } from '../../generated/paths.ts'
import { isPathKnown, pathOf } from '../page-path.ts'
import type { CheckedLink, LinkRule } from '../rule.ts'
import type { Content, Target } from '../subject.ts'
import { nameOf } from './targets.ts'

export const linksToNoPage: LinkRule = {
  id: 'link-no-page',
  title: 'Links to entries without a page',
  about: 'A link in a text leads to an entry that has a page of its own.',
  severity: 'warning',
  scope: 'link',
  check: (link, content) =>
    link.isHyperlink && hasNoPage(link, content)
      ? [
          `“${nameOf(link)}” has no page of its own, so visitors see plain text instead of a link. Link to the page that shows this entry.`,
        ]
      : [],
}

export const cardsOfNoPage: LinkRule = {
  id: 'card-no-page',
  title: 'Cards without a page',
  about: 'A card links to the page of the entry that it shows.',
  severity: 'warning',
  scope: 'link',
  check: (link, content) =>
    isShownAsLink(link) && hasNoPage(link, content)
      ? [
          `“${nameOf(link)}” has no page of its own, so its card has no link. Complete the entry, or remove it here.`,
        ]
      : [],
}

const hasNoPage = ({ to, target }: CheckedLink, content: Content) =>
  to === 'Entry' &&
  target?.type !== undefined &&
  isPathKnown(target, content) &&
  pathOf(target, content) === undefined

/** Products refer to variants only for prices, and an edition refers only to its products; other cards are links. */
const isShownAsLink = ({ to, field, from, place, target }: CheckedLink) =>
  to === 'Entry' &&
  (field.kind === 'reference' || field.kind === 'references') &&
  place !== 'productAddToCart' &&
  from.type.slots.length > 0 &&
  !hasPathOfItsOwn(from) &&
  hasPathOfItsOwn(target)

const hasPathOfItsOwn = (target: Pick<Target, 'type'> | undefined) =>
  target?.type !== undefined && Object.hasOwn(paths, target.type.id)

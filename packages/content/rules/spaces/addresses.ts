import { plainPath } from '../../links/own-path.ts'
import { isListRoute } from '../../lists/routes.ts'
import type { SpacesRule } from '../rule.ts'
import { type Subject, titleOf } from '../subject.ts'

export const addressTwice: SpacesRule = {
  id: 'path-twice',
  title: 'Pages with the same address',
  about: 'Every page has its own address, across both spaces, and no page has the address of a list.',
  severity: 'error',
  scope: 'spaces',
  check(subjects) {
    const pages = subjects.filter(({ type, values }) => type.id === 'page' && values.path)
    const hidden = pages
      .filter(({ values }) => isListRoute(plainPath(String(values.path))))
      .map((page) => ({ subject: page, field: 'path', message: hiddenSentence(page) }))
    const shared = [...Map.groupBy(pages, ({ values }) => values.path).values()].flatMap((sharing) =>
      sharing.flatMap((page) => {
        const others = sharing.filter((other) => other !== page)
        return others.length === 0 ? [] : [{ subject: page, field: 'path', message: sentence(page, others) }]
      }),
    )
    return [...hidden, ...shared]
  },
}

const hiddenSentence = ({ values }: Subject) =>
  `The address ${values.path} is the address of a list, so visitors do not see this page. Give the page another address.`

function sentence({ space, values }: Subject, others: readonly Subject[]): string {
  const names = others.map((other) => {
    const name = `“${titleOf(other.type, other.values, other.id)}”`
    return other.space === space ? name : `${name} of the space ${other.space}`
  })
  return `The address ${values.path} is also the address of ${names.join(' and ')}. Give each page its own address.`
}

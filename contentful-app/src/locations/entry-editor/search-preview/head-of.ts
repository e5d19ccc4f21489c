import type { Facts } from '@association/content/define/facts.ts'
import { pagePath } from '@association/content/derive/page-path.ts'
import { facts } from '@association/content/facts'
import { linksIn } from '@association/content/rules'

/** What search engines and shared links show of a page. Empty texts come from the site's settings. */
export type Head = {
  title: string
  description: string
  path: string | undefined
  /** The id of the file that shared links show. */
  picture: string | undefined
  isHidden: boolean
}

type Values = Readonly<Record<string, unknown>>

/** The head that the site makes from these values, links still links. */
export function headOf(type: string, values: Values): Head {
  const path = pagePath(type, values)
  if (type === 'page')
    return {
      ...{ title: textOf(values.title), description: textOf(values.description), path },
      picture: linksIn(values.socialImage)[0]?.id,
      isHidden: values.hideFromSearch === true,
    }
  const { title, summary } = factsOf(type, values)
  return { title: textOf(title), description: textOf(summary), path, picture: undefined, isHidden: false }
}

/** Half-written values can be of any kind. */
function factsOf(type: string, fields: Values): Partial<Facts> {
  try {
    // Each function takes the entries of its own content type, under whose name it is found.
    const known = facts as unknown as Readonly<Record<string, (entry: { fields: Values }) => Facts>>
    return known[type]?.({ fields }) ?? {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Characters that search engines usually show. */
const shown = { title: { least: 15, most: 60 }, description: { least: 50, most: 160 } } as const

/** What to know of the length of a text, in a sentence. */
export function lengthWords(kind: keyof typeof shown, text: string): string {
  const { least, most } = shown[kind]
  const count = [...text].length
  const name = kind === 'title' ? 'The title' : 'The description'
  if (count === 0)
    return kind === 'title'
      ? 'The page has no title yet.'
      : 'No description: the general one of the site appears.'
  if (count > most) return `${name} has ${count} characters. Search results cut it after about ${most}.`
  if (count < least) return `${name} has only ${count} characters. ${least} to ${most} say more.`
  return `${name} has a good length: ${count} characters.`
}

export const cut = (text: string, most: number) => {
  const letters = [...text]
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}

export const limits = { title: shown.title.most, description: shown.description.most } as const

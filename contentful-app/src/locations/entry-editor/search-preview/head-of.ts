import type { Facts } from '@association/content/define/facts.ts'
import { pagePath } from '@association/content/derive/page-path.ts'
import { facts } from '@association/content/facts'
import { linksIn } from '@association/content/rules'

/** Empty texts come from the site settings. */
export type Head = {
  title: string
  description: string
  path: string | undefined
  /** The id of the file that shared links show. */
  picture: string | undefined
  isHidden: boolean
}

type Values = Readonly<Record<string, unknown>>

/** Links stay unresolved. */
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

/** Values that are being edited can have any type. */
function factsOf(type: string, fields: Values): Partial<Facts> {
  try {
    // Each function takes entries of the content type that is its key.
    const known = facts as unknown as Readonly<Record<string, (entry: { fields: Values }) => Facts>>
    return known[type]?.({ fields }) ?? {}
  } catch {
    return {}
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Characters that search engines usually show. */
const shown = { title: { least: 15, most: 60 }, description: { least: 50, most: 160 } } as const

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

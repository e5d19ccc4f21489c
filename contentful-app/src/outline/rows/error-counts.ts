import { type Content, checkValues, type Issue, isSubject, type Site } from '@association/content/rules'
import type { QuietFields } from '../../entry/quiet-fields.ts'

/** How many errors each entry of a page has by itself. Checks that need a parser run in the sidebar. */
export type ErrorCounts = ReadonlyMap<string, number>

type Options = { site: Site | undefined; quiet?: Pick<QuietFields, 'isQuiet'>; signal: AbortSignal }

/** Entries that are checked before the browser may paint again. */
const perTurn = 20

export async function countErrors(content: Content, { site, quiet, signal }: Options): Promise<ErrorCounts> {
  const counts = new Map<string, number>()
  let checked = 0
  for (const subject of [...content.entries.values()].filter(isSubject)) {
    if (!isKnown(subject, site)) {
      checked += 1
      if (checked % perTurn === 0) await breath()
    }
    if (signal.aborted) return counts
    const { id, space } = subject
    const errors = errorsOf(subject, site).filter(
      ({ field }) => !(field && quiet?.isQuiet({ space, entry: id, field })),
    )
    if (errors.length > 0) counts.set(id, errors.length)
  }
  return counts
}

type Checked = { site: Site | undefined; errors: readonly Issue[] }

/** A changed entry is another object; so are the pages of the site when they are read again. */
const known = new WeakMap<object, Checked>()

function isKnown(subject: object, site: Site | undefined) {
  const before = known.get(subject)
  return before !== undefined && before.site === site
}

function errorsOf(subject: Parameters<typeof checkValues>[0], site: Site | undefined): readonly Issue[] {
  const before = known.get(subject)
  if (before && isKnown(subject, site)) return before.errors
  const errors = checkValues(subject, { site }).filter(({ severity }) => severity === 'error')
  known.set(subject, { site, errors })
  return errors
}

/** Lets the page answer keys between two parts. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

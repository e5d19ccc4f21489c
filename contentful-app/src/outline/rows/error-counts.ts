import { type Content, checkValues, type Issue, isSubject, type KnownSite } from '@association/content/rules'
import type { QuietFields } from '../../entry/quiet-fields.ts'

/** The sidebar runs the checks that need a parser. */
export type ErrorCounts = ReadonlyMap<string, number>

type Options = { site: KnownSite | undefined; quiet?: Pick<QuietFields, 'isQuiet'>; signal: AbortSignal }

/** Entries per turn before the browser may paint again. */
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

type CountedErrors = { site: KnownSite | undefined; errors: readonly Issue[] }

/** A changed entry or page list is a new object. */
const known = new WeakMap<object, CountedErrors>()

function isKnown(subject: object, site: KnownSite | undefined) {
  const before = known.get(subject)
  return before !== undefined && before.site === site
}

function errorsOf(subject: Parameters<typeof checkValues>[0], site: KnownSite | undefined): readonly Issue[] {
  const before = known.get(subject)
  if (before && isKnown(subject, site)) return before.errors
  const errors = checkValues(subject, { site }).filter(({ severity }) => severity === 'error')
  known.set(subject, { site, errors })
  return errors
}

/** Lets the page handle keys between two turns. */
const breath = () => new Promise((resolve) => setTimeout(resolve))

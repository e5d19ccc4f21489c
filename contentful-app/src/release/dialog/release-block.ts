import { spaceNames } from '../../contentful/installation.ts'
import type { Session } from '../../contentful/session.ts'
import type { ShownRelease } from './release-state.ts'

export function blockOf({ installation }: Session, { contents }: ShownRelease): string | undefined {
  const errors = contents.findings.filter(({ severity }) => severity === 'error').length
  if (!installation.gatesPublishing) return undefined
  const [space] = contents.unread
  if (errors === 0)
    return (
      space && `Publishing is blocked, because content of the space ${spaceNames[space]} could not be read.`
    )
  return `Publishing is blocked until ${errors === 1 ? 'the error is' : `the ${errors} errors are`} fixed.`
}

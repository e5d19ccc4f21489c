import type { Space } from '@association/content'
import type { Alias } from '../../deploy/alias.ts'
import type { Edits } from '../../deploy/contents.ts'
import type { Deployment } from '../../deploy/deployment.ts'

/** `edits` are saved since the deployment and disappear from the site on the way back. */
export type Return = { space: Space; alias: Alias; note: Deployment; edits: Edits }

export type Switch = { space: Space; alias: string; from: string; to: string }

export const describeSwitch = ({ space, alias, from, to }: Switch) =>
  `${space}: ${alias} now stands for ${to}; ${from} is kept`

/** Contentful does not copy these to a clone, so a person must check them. */
export function adviceAfter(switches: readonly Switch[]): string[] {
  const alias = switches[0]?.alias ?? 'master'
  const old = [...new Set(switches.map(({ from }) => from))].join(' or ')
  return [
    '',
    'Please check, because a clone does not bring them along:',
    `  API keys  In Settings → API keys, each key of the site has access to ${alias}.`,
    `  Webhooks  In Settings → Webhooks, no filter names ${old}.`,
    '  The site  Open a page, and a page in the preview.',
    'If something is wrong, `npm run migrate -- deploy --back` returns to the environment before.',
  ]
}

export function describeReturn({ space, alias, note, edits }: Return): string[] {
  const way = `${space}: ${alias.id} would stand for ${note.from} again, instead of ${note.environment}`
  const { count, examples } = edits
  if (count === 0) return [way]
  const some = `${examples.join(', ')}${count > examples.length ? ', …' : ''}`
  return [
    way,
    `    ${count} saved since then (${some}) stay in ${note.environment}, where visitors do not see them`,
  ]
}

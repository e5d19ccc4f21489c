import type { Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { absent, doubtful, type Outcome, type ProbeAnswer, type Tools, wrong } from './check.ts'
import { bearer, contentfulUrl, environmentPath, variableOf } from './setup.ts'

export const groupOf = (space: Space) => `Space ${space}`
export const managementNeeds = (space: Space) => [
  'CONTENTFUL_MANAGEMENT_TOKEN',
  variableOf(space, 'SPACE_ID'),
]

export const manage = ({ ask, setup }: Pick<Tools, 'ask' | 'setup'>, path: string) =>
  ask(contentfulUrl(setup, 'management', path), { headers: bearer(setup.management.managementToken) })

export function refusal({ status }: ProbeAnswer): Outcome | undefined {
  if (status === 401)
    return wrong(
      'Contentful refuses the management token',
      'Make a new one at Settings → CMA tokens and set CONTENTFUL_MANAGEMENT_TOKEN.',
    )
  if (status === 403)
    return wrong(
      'the management token may not look',
      'Give its user the role of an administrator in this space.',
    )
  if (status === 429)
    return doubtful(
      'was not tried, because the rate limit of the token is used up',
      'Run the doctor again in a minute.',
    )
  return status >= 500
    ? doubtful(
        `Contentful answers ${status}`,
        'Run the doctor again later, and look at www.contentfulstatus.com.',
      )
    : undefined
}

export async function isMissing(space: Space, tools: Tools): Promise<boolean> {
  const { status } = await manage(tools, environmentPath(tools.setup, space))
  return status === 404
}

export const spaceFirst = absent(
  'was not tried, because the space or its environment is missing: correct “Space and environment” first',
)

export function itemsOf<Item>(json: unknown): Item[] {
  const { items } = isRecord(json) ? json : {}
  return Array.isArray(items) ? items : []
}

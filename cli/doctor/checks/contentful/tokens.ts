import type { Space } from '@association/content'
import { type DoctorCheck, doubtful, type Outcome, type ProbeAnswer, works, wrong } from '../../check.ts'
import { groupOf } from '../../manage.ts'
import { bearer, contentfulUrl, environmentPath, variableOf } from '../../setup.ts'

const audiences = {
  delivery: {
    title: 'Delivery token',
    other: 'preview',
    variable: 'DELIVERY_TOKEN',
    sees: 'what is published',
  },
  preview: { title: 'Preview token', other: 'delivery', variable: 'PREVIEW_TOKEN', sees: 'drafts' },
} as const

export const tokenCheck = (space: Space, audience: keyof typeof audiences): DoctorCheck => ({
  group: groupOf(space),
  title: audiences[audience].title,
  needs: [variableOf(space, audiences[audience].variable), variableOf(space, 'SPACE_ID')],
  async run({ ask, setup }) {
    const { deliveryToken, previewToken } = setup.site.contentful.spaces[space]
    const tokens = { delivery: deliveryToken, preview: previewToken }
    const headers = bearer(tokens[audience])
    const path = `${environmentPath(setup, space)}/entries?limit=1`
    const [own, other] = await Promise.all([
      ask(contentfulUrl(setup, audience, path), { headers }),
      ask(contentfulUrl(setup, audiences[audience].other, path), { headers }),
    ])
    if (own.status === 200) return scope(space, audience, other)
    if (other.status !== 200) return reason(space, audience, own)
    const neighbour = bearer(tokens[audiences[audience].other])
    const exchanged = await ask(contentfulUrl(setup, audience, path), { headers: neighbour })
    return foreignToken(space, audience, { isSwapped: exchanged.status === 200 })
  },
})

function scope(space: Space, audience: keyof typeof audiences, foreign: ProbeAnswer): Outcome {
  const { other, variable, sees } = audiences[audience]
  return foreign.status === 200
    ? wrong(
        `opens the ${other} API, too`,
        `Set ${variableOf(space, variable)} to the ${audience} token of ${keysOf(space)}.`,
      )
    : works(`reads ${sees}, and nothing else`)
}

/** The other variable may still be right. */
function foreignToken(space: Space, audience: keyof typeof audiences, { isSwapped }: { isSwapped: boolean }) {
  const { other, variable } = audiences[audience]
  const names = [variable, audiences[other].variable].map((each) => variableOf(space, each))
  return isSwapped
    ? wrong(`is a ${other} token`, `Exchange the values of ${names.join(' and ')}: they are swapped.`)
    : wrong(`is a ${other} token`, `Set ${names[0]} to the ${audience} token of ${keysOf(space)}.`)
}

function reason(space: Space, audience: keyof typeof audiences, own: ProbeAnswer): Outcome {
  const { variable } = audiences[audience]
  const name = variableOf(space, variable)
  if (own.status === 404)
    return wrong(
      'does not find the space or its environment',
      `Compare ${variableOf(space, 'SPACE_ID')} and CONTENTFUL_ENVIRONMENT; the key must be allowed for the environment.`,
    )
  if (own.status === 429 || own.status >= 500)
    return doubtful(`Contentful answers ${own.status}`, 'Run the doctor again in a minute.')
  return wrong(
    `Contentful refuses it (${own.status})`,
    `Copy it anew to ${name}: ${keysOf(space)}. Compare ${variableOf(space, 'SPACE_ID')}, too.`,
  )
}

const keysOf = (space: Space) => `Settings → API keys of the space ${space}`

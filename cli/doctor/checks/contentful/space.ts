import type { Space } from '@association/content'
import { isRecord } from '@association/content/safe/is-record.ts'
import { type DoctorCheck, type Outcome, type Tools, works, wrong } from '../../check.ts'
import { groupOf, manage, managementNeeds, refusal } from '../../manage.ts'
import { environmentPath, variableOf } from '../../setup.ts'
import { mayWrite } from './may-write.ts'
import { tokenCheck } from './tokens.ts'

export const spaceChecks = (space: Space): DoctorCheck[] => [
  {
    group: groupOf(space),
    title: 'Space and environment',
    needs: managementNeeds(space),
    run: (tools) => findSpace(space, tools),
  },
  tokenCheck(space, 'delivery'),
  tokenCheck(space, 'preview'),
  {
    group: groupOf(space),
    title: 'Management token',
    needs: managementNeeds(space),
    run: (tools) => mayWrite(space, tools),
  },
]

async function findSpace(space: Space, tools: Tools): Promise<Outcome> {
  const { contentful } = tools.setup.site
  const { id } = contentful.spaces[space]
  const answer = await manage(tools, `/spaces/${id}`)
  const refused = refusal(answer)
  if (refused) return refused
  if (answer.status !== 200)
    return wrong(
      `there is no space ${id}, or the management token cannot see it`,
      `Compare ${variableOf(space, 'SPACE_ID')} with Settings → General settings; invite the token's user to the space.`,
    )
  const environment = await manage(tools, environmentPath(tools.setup, space))
  if (environment.status !== 200)
    return wrong(
      `the space has no environment ${contentful.environment}`,
      'Set CONTENTFUL_ENVIRONMENT to one that it has, or make it: Settings → Environments.',
    )
  const name = isRecord(answer.json) ? String(answer.json.name) : id
  return works(`the space is “${name}”, and the environment is ${contentful.environment}`)
}

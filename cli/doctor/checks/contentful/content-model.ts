import type { Space } from '@association/content'
import { toContentType } from '@association/content/content-type'
import { contentTypes } from '@association/content/content-types'
import { isRecord } from '@association/content/safe/is-record.ts'
import { type DoctorCheck, doubtful, type Outcome, works, wrong } from '../../check.ts'
import { groupOf, manage, managementNeeds, refusal, spaceFirst } from '../../manage.ts'
import { environmentPath } from '../../setup.ts'

export const contentChecks = (space: Space): DoctorCheck[] => [
  {
    group: groupOf(space),
    title: 'Content model',
    needs: managementNeeds(space),
    async run(tools) {
      const answer = await manage(tools, `${environmentPath(tools.setup, space)}/content_types?limit=1000`)
      const refused = refusal(answer)
      if (refused) return refused
      if (answer.status === 404) return spaceFirst
      const { items } = isRecord(answer.json) ? answer.json : {}
      if (!Array.isArray(items))
        return doubtful(`Contentful answers ${answer.status}`, 'Run the doctor again.')
      return compare(space, items)
    },
  },
]

type HeldType = { sys: { id: string; publishedVersion?: number }; fields: { id: string; type: string }[] }

function compare(space: Space, held: readonly HeldType[]): Outcome {
  const wanted = contentTypes.filter(({ spaces }) => spaces.includes(space))
  const problems = wanted.flatMap((type) => {
    const found = held.find(({ sys }) => sys.id === type.id)
    if (!found) return [type.id]
    if (!found.sys.publishedVersion) return [`${type.id} (not published)`]
    return toContentType(type, contentTypes).fields.flatMap(({ id, type: kind }) => {
      const field = found.fields.find((each) => each.id === id)
      if (!field) return [`${type.id}.${id}`]
      return field.type === kind ? [] : [`${type.id}.${id} (${field.type}, not ${kind})`]
    })
  })
  if (problems.length === 0)
    return works(`has ${wanted.length} content types, with the fields that the code knows`)
  const named = problems.slice(0, 8).join(', ')
  const more = problems.length > 8 ? ` and ${problems.length - 8} more` : ''
  return wrong(
    `is behind the code: ${named}${more}`,
    'Look at `npm run migrate -- plan`, then run `npm run migrate -- apply`.',
  )
}

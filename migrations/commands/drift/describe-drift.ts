import type { Space } from '@association/content'
import { withGaps } from '../../engine/describe/describe.ts'
import { describeType } from '../../engine/describe/describe-types.ts'
import type { Standing } from '../../engine/history/standing.ts'
import { asSeen, type Finding } from '../../engine/model/drift.ts'
import type { SpaceModel, TypeSpec } from '../../engine/specs/space-model.ts'

export type SpaceDrift = {
  space: Space
  environment: string
  /** Compared with the changes that the space has applied. */
  findings: readonly Finding[]
  pending: readonly Pick<Standing, 'id' | 'about' | 'state'>[]
  /** Parts of the model that no change contains yet, such as `addField talk.room`. */
  unwritten: readonly string[]
}

type Compared = { drift: SpaceDrift; code: SpaceModel; live: SpaceModel }

/** Marks: `-` missing in the space, `+` unknown to the code, `~` code → space. */
export function describeDrift(compared: readonly Compared[]): string[] {
  return [...withGaps(compared.map(describeSpace)), '', ...advice(compared.map(({ drift }) => drift))]
}

function describeSpace({ drift, code, live }: Compared): string[] {
  const { space, environment, findings, pending, unwritten } = drift
  const count = findings.length === 1 ? '1 difference' : `${findings.length} differences`
  const lines = [
    ...describeFindings(findings, code, live),
    ...pending.map(({ id, about, state }) => `  ${state}: ${id}  ${about}`),
    ...unwritten.map((step) => `  no change says yet: ${step}`),
  ]
  const head = `${space}, environment ${environment}: ${findings.length === 0 ? 'as its history says' : count}`
  return [head, ...lines]
}

export function describeFindings(findings: readonly Finding[], code: SpaceModel, live: SpaceModel): string[] {
  const types = [...new Set(findings.filter(({ kind }) => kind !== 'unpublished').map(({ type }) => type))]
  const unpublished = findings.filter(({ kind }) => kind === 'unpublished')
  return [
    ...types.flatMap((type) => describeDifference(type, code[type], live[type])),
    ...unpublished.map(({ type }) => `    ! content type ${type} was saved and not published`),
  ]
}

function describeDifference(id: string, code: TypeSpec | undefined, live: TypeSpec | undefined): string[] {
  if (!code || !live) return describeType({ kind: 'contentType', id, from: code, to: live })
  return describeType({ kind: 'contentType', id, from: code, to: asSeen(live, code) })
}

function advice(drifts: readonly SpaceDrift[]): string[] {
  const has = (part: 'findings' | 'pending' | 'unwritten') => drifts.some((drift) => drift[part].length > 0)
  const sentences = [
    ...(has('findings')
      ? [
          'Undo in Contentful what is wrong there; write into the model what is right, and `npm run migrate -- new` makes a change of it.',
        ]
      : []),
    ...(has('unwritten') ? ['`npm run migrate -- new <name>` writes the change that is missing.'] : []),
    ...(has('pending') ? ['`npm run migrate -- plan` shows what is pending.'] : []),
  ]
  return sentences.length > 0 ? sentences : ['Code and spaces are the same.']
}

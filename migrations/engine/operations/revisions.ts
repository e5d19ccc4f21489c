import { gunzipSync, gzipSync } from 'node:zlib'
import type { EntryOperation, Stage } from './operation.ts'

/** An operation that a run planned again, in the stage of this number. */
export type Revision = { stage: number; operation: EntryOperation }

/** The stages as they were carried out: with the operations that a run planned again. */
export function withRevisions(stages: readonly Stage[], revisions: readonly Revision[]): readonly Stage[] {
  return revisions.reduce(revised, stages)
}

/** Replaces the operation in its stage, or what an entry loses with a field wherever the plan says so. */
function revised(stages: readonly Stage[], { stage, operation }: Revision): readonly Stage[] {
  const isSubject = (other: Stage['operations'][number]) =>
    other.kind === 'entry' &&
    other.id === operation.id &&
    Boolean(other.isImplied) === Boolean(operation.isImplied)
  const holders = stages.flatMap(({ operations }, index) => (operations.some(isSubject) ? [index] : []))
  const place = operation.isImplied ? (holders.findLast((index) => index <= stage) ?? stage) : stage
  return stages.map((one, index) =>
    index === place
      ? { ...one, operations: [...one.operations.filter((other) => !isSubject(other)), operation] }
      : one,
  )
}

/** As the record of a change keeps them. */
export const packedRevisions = (revisions: readonly Revision[]): string =>
  gzipSync(JSON.stringify(revisions)).toString('base64')

export const unpackedRevisions = (text: string | undefined): Revision[] =>
  text === undefined ? [] : (JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()) as Revision[])

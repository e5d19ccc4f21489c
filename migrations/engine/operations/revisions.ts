import { gunzipSync, gzipSync } from 'node:zlib'
import type { EntryOperation, Stage } from './operation.ts'

export type Revision = { stage: number; operation: EntryOperation }

export function withRevisions(stages: readonly Stage[], revisions: readonly Revision[]): readonly Stage[] {
  return revisions.reduce(revised, stages)
}

/** A loss with a field is replaced in every stage that has it. */
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

export const packedRevisions = (revisions: readonly Revision[]): string =>
  gzipSync(JSON.stringify(revisions)).toString('base64')

export const unpackedRevisions = (text: string | undefined): Revision[] =>
  text === undefined ? [] : (JSON.parse(gunzipSync(Buffer.from(text, 'base64')).toString()) as Revision[])

import type { SpaceClient } from '@association/services/management/index.ts'
import type { Sys, Work } from './plan-item.ts'
import { surely } from './sure.ts'

type Item = { sys: Sys }
type Step = 'unarchive' | 'unpublish' | 'archive'

/** The steps of entries and assets that change their state and not their fields. */
export type Steps<Held extends Item> = Record<Step, () => Promise<Held>> & { get(): Promise<Held> }

export const entrySteps = ({ entry }: SpaceClient, entryId: string) => ({
  get: () => entry.get({ entryId }),
  unarchive: () => entry.unarchive({ entryId }),
  unpublish: () => entry.unpublish({ entryId }),
  archive: () => entry.archive({ entryId }),
})

export const assetSteps = ({ asset }: SpaceClient, assetId: string) => ({
  get: () => asset.get({ assetId }),
  unarchive: () => asset.unarchive({ assetId }),
  unpublish: () => asset.unpublish({ assetId }),
  archive: () => asset.archive({ assetId }),
})

const isDone: Record<Step, (item: Item) => boolean> = {
  unarchive: ({ sys }) => sys.archivedVersion === undefined,
  unpublish: ({ sys }) => sys.publishedVersion === undefined,
  archive: ({ sys }) => sys.archivedVersion !== undefined,
}

/** Takes a step where the plan has it; resolves to the item after it, or as it was. */
export async function take<Held extends Item>(
  step: Step,
  { work, steps, live }: { work: Pick<Work<unknown>, Step>; steps: Steps<Held>; live: Held | undefined },
  done: (requests: number) => void,
): Promise<Held | undefined> {
  if (!work[step]) return live
  const after = await surely<Held>({ write: steps[step], read: steps.get, isDone: isDone[step] })
  done(1)
  return after
}

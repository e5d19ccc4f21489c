import type { SpaceClient } from '@association/services/management/index.ts'
import type { ItemWork } from '../plan/plan-item.ts'

type ItemStep = 'unarchive' | 'unpublish' | 'archive'

type Steps<Held> = Record<ItemStep, () => Promise<Held>>

export const entrySteps = ({ entry }: SpaceClient, entryId: string) => ({
  unarchive: () => entry.unarchive({ entryId }),
  unpublish: () => entry.unpublish({ entryId }),
  archive: () => entry.archive({ entryId }),
})

export const assetSteps = ({ asset }: SpaceClient, assetId: string) => ({
  unarchive: () => asset.unarchive({ assetId }),
  unpublish: () => asset.unpublish({ assetId }),
  archive: () => asset.archive({ assetId }),
})

/** The item stays unchanged if the plan lacks the step. */
export async function take<Held>(
  step: ItemStep,
  {
    work,
    steps,
    live,
  }: { work: Pick<ItemWork<unknown>, ItemStep>; steps: Steps<Held>; live: Held | undefined },
  done: (requests: number) => void,
): Promise<Held | undefined> {
  if (!work[step]) return live
  const after = await steps[step]()
  done(1)
  return after
}

import { isConflict } from '@association/services/management/index.ts'

/** Editors may save the same entry at the same moment, repeatedly. */
const attempts = 5

type Saving<Item> = {
  save(current: Item | undefined): Promise<Item>
  read(): Promise<Item>
  isSaved(item: Item): boolean
}

/** Overwrites concurrent edits, so that the seed wins. Throws ManagementError. */
export async function saved<Item>(
  live: Item | undefined,
  { save, read, isSaved }: Saving<Item>,
): Promise<Item> {
  let current = live
  for (let count = 1; ; count += 1)
    try {
      return await save(current)
    } catch (error) {
      if (!isConflict(error) || count === attempts) throw error
      current = await read()
      if (isSaved(current)) return current
    }
}

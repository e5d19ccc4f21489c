import { isConflict, ManagementError } from '@association/services/management/index.ts'

/** A write whose answer may be lost: the transport repeats it, and Contentful then refuses what is done already. */
type Step<Item> = {
  write(): Promise<Item>
  read(): Promise<Item>
  /** Has the first attempt done it? */
  isDone(item: Item): boolean
}

/** Resolves to the item after the step, whether this attempt or an earlier one did it. Throws ManagementError. */
export async function surely<Item>({ write, read, isDone }: Step<Item>): Promise<Item> {
  try {
    return await write()
  } catch (error) {
    if (!isRefusal(error)) throw error
    const current = await read()
    if (isDone(current)) return current
    throw error
  }
}

/** Each attempt to save may lose its answer, and so be a conflict with itself. */
const attempts = 5

type Saving<Item> = {
  /** Saves over the item as it is, or creates it. */
  save(current: Item | undefined): Promise<Item>
  read(): Promise<Item>
  isSaved(item: Item): boolean
}

/** Saves over whatever is there: a lost answer, or the work of an editor in this moment. Throws ManagementError. */
export async function savedSurely<Item>(
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

const refusals = new Set(['CONFLICT', 'INVALID', 'NOT_FOUND'])
const isRefusal = (error: unknown) => error instanceof ManagementError && refusals.has(error.code)

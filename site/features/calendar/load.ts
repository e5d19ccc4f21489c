import { spaces } from '@association/content'
import type { EditionSource, Schedule } from '@association/feeds/calendar/index.ts'
import type { Contents } from '../../content/index/content-index.ts'
import type { Item } from '../../content/index/item.ts'

type Index = Pick<Contents, 'item' | 'of'>

export function scheduleIn(index: Index, space: string, id: string): Schedule | undefined {
  const known = spaces.find((each) => each === space)
  const item = known && index.item(known, id)
  if (!item || !isSchedule(item)) return undefined
  const edition = index.of('eventEdition').find((each) => schedulesOf(each, index).includes(item))
  return { ...item, edition }
}

export function editionIn(index: Index, key: string): EditionSource | undefined {
  const edition = index.of('eventEdition').find(({ entry }) => entry.fields.key === key)
  return edition && { ...edition, schedules: schedulesOf(edition, index) }
}

const schedulesOf = ({ entry }: Item<'eventEdition'>, index: Index) =>
  entry.fields.schedules.flatMap(({ space, id }) => {
    const item = index.item(space, id)
    return item && isSchedule(item) ? item : []
  })

const isSchedule = (item: Item): item is Item<'scheduler'> => item.entry.type === 'scheduler'

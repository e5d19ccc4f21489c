import { isRecord } from '@association/content/safe/is-record.ts'
import { FeedFault } from './fault.ts'
import { readJsonItems } from './json-items.ts'
import { isAbsolute, isMediaType, isRfc3339, isSize, type NoteProblem, seenBefore } from './values.ts'

type FeedText = AsyncIterable<string> | Iterable<string>

/** Resolves to the number of items. Throws FeedFault if the text is not JSON Feed 1.1. */
export async function checkJsonFeed(pieces: FeedText, note: NoteProblem): Promise<number> {
  const isKnown = seenBefore()
  let items = 0
  let feed: unknown
  for await (const part of readJsonItems(pieces)) {
    if ('envelope' in part) feed = part.envelope
    else {
      items += 1
      checkItem(part.item, `item ${items}`, { note, isKnown })
    }
  }
  if (!isRecord(feed) || !Array.isArray(feed.items)) throw new FeedFault('is not a JSON Feed')
  note(feed.version !== 'https://jsonfeed.org/version/1.1', 'It is not JSON Feed 1.1.')
  note(!isText(feed.title), 'The feed has no title.')
  for (const address of ['home_page_url', 'feed_url'])
    note(!isText(feed[address]) || !isAbsolute(feed[address]), `${address} is not an absolute URL.`)
  return items
}

type EntryCheck = { note: NoteProblem; isKnown: (id: string) => boolean }

function checkItem(item: unknown, place: string, { note, isKnown }: EntryCheck) {
  if (!isRecord(item)) return note(true, `${place}: it is not an object.`)
  const { id, url, title, attachments = [] } = item
  note(!isText(id), `${place}: it has no id.`)
  note(isText(id) && isKnown(id), `${place}: its id “${id}” is used twice.`)
  note(!isText(title), `${place}: it has no title.`)
  note(!isText(url) || !isAbsolute(url), `${place}: its url is not an absolute URL.`)
  const hasContent = typeof item.content_text === 'string' || typeof item.content_html === 'string'
  note(!hasContent, `${place}: it has neither content_text nor content_html.`)
  for (const time of ['date_published', 'date_modified'])
    note(!isRfc3339(item[time]), `${place}: ${time} is not a date in the format of RFC 3339.`)
  note(
    !Array.isArray(attachments) || !attachments.every(isAttachment),
    `${place}: an attachment is incomplete.`,
  )
}

const isAttachment = (value: unknown) =>
  isRecord(value) &&
  isText(value.url) &&
  isAbsolute(value.url) &&
  isMediaType(value.mime_type) &&
  isSize(value.size_in_bytes)

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

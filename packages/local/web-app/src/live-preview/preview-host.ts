import { parse } from 'flatted'
import type { Link } from '../contentful/links.ts'
import { type MergeTree, mergeTree, type WireNode } from './merge-tree.ts'

/** Values of one entry as they stand in the editor, in all locales. */
export type LiveEntry = { space: string; id: string; fields: Record<string, Record<string, unknown>> }

type Options = {
  post(message: object): void
  /** The entries that are open in the editor, saved or not. */
  liveEntries(): readonly LiveEntry[]
  /** Fetches what a new link leads to, itself first. */
  fetchLinked(space: string, link: Link): Promise<WireNode | undefined>
  /** The previewed entry's space: content without a space of its own is from there. */
  space: string
  on: {
    connected(): void
    clicked(target: ClickedField): void
    elements(elements: TaggedElement[]): void
    moved(): void
  }
}

export type ClickedField = {
  entryId?: string
  assetId?: string
  fieldId: string
  space?: string
  environment?: string
}
export type TaggedElement = {
  coordinates: { x: number; y: number; width: number; height: number }
  isVisible: boolean
  isHovered: boolean
  attributes: ClickedField
}

type Subscription = { locale: string; tree: MergeTree }

/** Contentful's side of the live preview protocol, for one frame. */
export function createPreviewHost({ post, liveEntries, fetchLinked, space, on }: Options) {
  const subscriptions = new Map<string, Subscription>()
  const asked = new Set<string>()
  let isInspecting = false

  const send = (method: string, payload: object) =>
    post({ source: 'live-preview-editor', method, ...payload })
  const publish = (subscriptionId: string, { tree }: Subscription) =>
    send('ENTRY_UPDATED', { subscriptionId, data: tree.data, contentType: tree.contentType })

  function subscribe(id: string, config: string, fallbackLocale: string) {
    const { data, locale = fallbackLocale } = parse(config) as { data: WireNode; locale?: string }
    const subscription = { locale, tree: mergeTree(data, space) }
    subscriptions.set(id, subscription)
    const hasNews = liveEntries()
      .flatMap((entry) => Object.keys(entry.fields).map((field) => apply(id, { entry, field })))
      .includes(true)
    if (hasNews) publish(id, subscription)
  }

  /** Puts one field into a subscription's content. Answers whether that content holds the entry. */
  function apply(id: string, { entry, field }: { entry: LiveEntry; field: string }): boolean {
    const subscription = subscriptions.get(id)
    if (!subscription) return false
    const value = entry.fields[field]?.[subscription.locale]
    const { isHeld, missing } = subscription.tree.set({ space: entry.space, id: entry.id, field, value })
    if (isHeld) for (const link of missing) void bring(id, { space: entry.space, link })
    return isHeld
  }

  async function bring(id: string, { space, link }: { space: string; link: Link }) {
    const key = `${id}/${space}/${link.sys.linkType}/${link.sys.id}`
    if (asked.has(key)) return
    asked.add(key)
    const node = await fetchLinked(space, link)
    const subscription = subscriptions.get(id)
    if (!node || !subscription) return
    subscription.tree.add(node)
    for (const entry of liveEntries())
      for (const field of Object.keys(entry.fields)) apply(id, { entry, field })
    publish(id, subscription)
  }

  return {
    /** Takes a message of the SDK, whose sender was checked. */
    receive(message: SdkMessage) {
      switch (message.method) {
        case 'CONNECTED':
          subscriptions.clear()
          on.connected()
          return send('INSPECTOR_MODE_CHANGED', { isInspectorActive: isInspecting })
        case 'SUBSCRIBED':
          return message.event === 'edit' ? subscribe(message.id, message.config, message.locale) : undefined
        case 'UNSUBSCRIBED':
          return void subscriptions.delete(message.id)
        case 'TAGGED_FIELD_CLICKED':
          return on.clicked(message)
        case 'TAGGED_ELEMENTS':
          return on.elements(message.elements)
        case 'SCROLL_START':
        case 'RESIZE_START':
          return on.moved()
      }
    },
    /** A field changed: posts at once to every subscription that shows the entry. */
    changed(entry: LiveEntry, field: string) {
      for (const [id, subscription] of subscriptions)
        if (apply(id, { entry, field })) publish(id, subscription)
    },
    saved: (entity: object, contentType: object) => send('ENTRY_SAVED', { entity, contentType }),
    inspect(isActive: boolean) {
      isInspecting = isActive
      send('INSPECTOR_MODE_CHANGED', { isInspectorActive: isActive, action: 'INSPECTOR_MODE_CHANGED' })
    },
  }
}

export type SdkMessage =
  | { method: 'CONNECTED' | 'SCROLL_START' | 'SCROLL_END' | 'RESIZE_START' | 'RESIZE_END' | 'URL_CHANGED' }
  | {
      method: 'SUBSCRIBED' | 'UNSUBSCRIBED'
      id: string
      config: string
      locale: string
      event: 'edit' | 'save'
    }
  | ({ method: 'TAGGED_FIELD_CLICKED' } & ClickedField)
  | { method: 'TAGGED_ELEMENTS'; elements: TaggedElement[] }

/** The SDK's message, when it comes from the previewed window and page. */
export function sdkMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  expected: { origin: string; window: unknown },
): SdkMessage | undefined {
  const isOurs = event.origin === expected.origin && event.source === expected.window && event.source !== null
  return isOurs && event.data?.source === 'live-preview-sdk' ? (event.data as SdkMessage) : undefined
}

import { parse } from 'flatted'
import type { SysLink } from '../contentful/links.ts'
import type { LiveEntry } from '../session/sessions.ts'
import type { WireNode } from './merge-tree.ts'
import type { ClickedField, SdkMessage, TaggedElement } from './sdk-messages.ts'
import { createSubscription, type Subscription } from './subscription.ts'

type Options = {
  post(message: object): void
  /** Includes unsaved entries. */
  liveEntries(): readonly LiveEntry[]
  fetchLinked(space: string, link: SysLink): Promise<WireNode | undefined>
  space: string
  on: {
    connected(): void
    clicked(target: ClickedField): void
    elements(elements: TaggedElement[]): void
    /** Reported element positions are now invalid. */
    moved(): void
  }
}

/** Speaks Contentful's side of the live preview protocol with one frame. */
export function createPreviewHost({ post, liveEntries, fetchLinked, space, on }: Options) {
  const subscriptions = new Map<string, Subscription>()
  let isInspecting = false

  const send = (method: string, payload: object) =>
    post({ source: 'live-preview-editor', method, ...payload })
  const publish = (subscriptionId: string, { data, contentType }: Subscription) =>
    send('ENTRY_UPDATED', { subscriptionId, data, contentType })

  function subscribe(id: string, config: string, fallbackLocale: string) {
    const { data, locale = fallbackLocale } = parse(config) as { data: WireNode; locale?: string }
    const subscription = createSubscription({
      data,
      locale,
      space,
      liveEntries,
      fetchLinked,
      onBrought: () => publish(id, subscription),
    })
    subscriptions.set(id, subscription)
    if (subscription.takeAll()) publish(id, subscription)
  }

  function unsubscribe(id: string) {
    subscriptions.get(id)?.close()
    subscriptions.delete(id)
  }

  /** A reconnected page has lost its subscriptions. */
  function connected() {
    for (const id of [...subscriptions.keys()]) unsubscribe(id)
    on.connected()
    send('INSPECTOR_MODE_CHANGED', { isInspectorActive: isInspecting })
  }

  return {
    /** The caller must check the sender first. */
    receive(message: SdkMessage) {
      switch (message.method) {
        case 'CONNECTED':
          return connected()
        case 'SUBSCRIBED':
          return message.event === 'edit' ? subscribe(message.id, message.config, message.locale) : undefined
        case 'UNSUBSCRIBED':
          return unsubscribe(message.id)
        case 'TAGGED_FIELD_CLICKED':
          return on.clicked(message)
        case 'TAGGED_ELEMENTS':
          return on.elements(message.elements)
        case 'SCROLL_START':
        case 'RESIZE_START':
          return on.moved()
      }
    },
    changed(entry: LiveEntry, field: string) {
      for (const [id, subscription] of subscriptions)
        if (subscription.take(entry, field)) publish(id, subscription)
    },
    saved: (entity: object, contentType: object) => send('ENTRY_SAVED', { entity, contentType }),
    inspect(isActive: boolean) {
      isInspecting = isActive
      send('INSPECTOR_MODE_CHANGED', { isInspectorActive: isActive, action: 'INSPECTOR_MODE_CHANGED' })
    },
  }
}

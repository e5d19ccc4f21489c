export type SdkMessage =
  | { method: 'CONNECTED' | 'SCROLL_START' | 'SCROLL_END' | 'RESIZE_START' | 'RESIZE_END' | 'URL_CHANGED' }
  | {
      method: 'SUBSCRIBED' | 'UNSUBSCRIBED'
      id: string
      /** Written by `flatted`, because content may contain itself. */
      config: string
      locale: string
      event: 'edit' | 'save'
    }
  | ({ method: 'TAGGED_FIELD_CLICKED' } & ClickedField)
  | { method: 'TAGGED_ELEMENTS'; elements: TaggedElement[] }

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

/** Returns undefined for messages from another window or origin. */
export function sdkMessage(
  event: Pick<MessageEvent, 'data' | 'origin' | 'source'>,
  expected: { origin: string; window: unknown },
): SdkMessage | undefined {
  const isOurs = event.origin === expected.origin && event.source === expected.window && event.source !== null
  return isOurs && event.data?.source === 'live-preview-sdk' ? (event.data as SdkMessage) : undefined
}

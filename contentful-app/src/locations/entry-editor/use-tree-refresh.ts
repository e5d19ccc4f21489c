import type { EditorAppSDK } from '@contentful/app-sdk'
import { useEffect } from 'react'
import { onPublished } from '../../contentful/published.ts'
import type { Desk } from '../../desk/desk.ts'

/** Waits until Contentful stored the changes. */
const restMs = 700

/** Reloads after a publication, and when the user returns from another editor. */
export function useTreeRefresh(sdk: EditorAppSDK, { tree }: Desk) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(tree.again, restMs)
    }
    let published = sdk.entry.getSys().publishedVersion
    const stops = [
      onPublished(soon),
      sdk.navigator.onSlideInNavigation(({ newSlideLevel, oldSlideLevel }) => {
        if (newSlideLevel < oldSlideLevel) soon()
      }),
      sdk.entry.onSysChanged((sys) => {
        if (sys.publishedVersion !== published) soon()
        published = sys.publishedVersion
      }),
      () => clearTimeout(timer),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [sdk, tree])
}

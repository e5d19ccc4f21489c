const channelName = 'association-app:published'

/** Tells the other frames of the app. `release` contains what the undo of a release needs. */
export function announcePublished(release?: object) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(release)
  channel.close()
}

/** Calls back when another frame publishes or unpublishes entries. */
export function onPublished(listener: (release: unknown) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data)
  return () => channel.close()
}

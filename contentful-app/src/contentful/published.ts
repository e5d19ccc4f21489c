/** Tells other frames of the same origin what was published. */
const channelName = 'association-app:published'

/** `release` contains the data that its undo needs. */
export function announcePublished(release?: object) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(release)
  channel.close()
}

/** Runs when another frame publishes or reverts entries. Returns a function that stops. */
export function onPublished(listener: (release: unknown) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data)
  return () => channel.close()
}

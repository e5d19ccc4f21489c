/** The sidebar and the dialog use this channel to tell the editor, a frame of the same origin, what they published. */
const channelName = 'association-app:published'

/** Tells the other frames of the app. A release adds what its undo needs. */
export function announcePublished(release?: object) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(release)
  channel.close()
}

/** Calls when another frame of the app has published entries or taken them back. Returns how to stop. */
export function onPublished(listener: (release: unknown) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data)
  return () => channel.close()
}

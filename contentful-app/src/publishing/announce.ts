/** The sidebar uses this channel to tell the editor, a frame of the same origin, that it published other entries. */
const channelName = 'association-app:published'

export function announcePublished() {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('published')
  channel.close()
}

/** Calls when another frame of the app has published entries. Returns how to stop. */
export function onPublished(listener: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = () => listener()
  return () => channel.close()
}

/** Calls back once the current frame is on the screen, with milliseconds since 1970. */
export function afterPaint(callback: (at: number) => void) {
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => callback(performance.timeOrigin + performance.now())
    channel.port2.postMessage(undefined)
  })
}

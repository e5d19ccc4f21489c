/** Passes Unix milliseconds. */
export function afterPaint(callback: (at: number) => void) {
  requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => callback(performance.timeOrigin + performance.now())
    channel.port2.postMessage(undefined)
  })
}

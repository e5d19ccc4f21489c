// Preloaded into every service: when the launcher is gone, so is the channel to it, and the service ends too.
if (process.channel) {
  process.once('disconnect', () => process.exit(0))
  process.channel.unref()
}

// Preloaded into the launcher and its children: a process whose parent ended gets another parent, and exits. There is
// no IPC channel, because builds that find one take themselves for a worker.
const parent = process.ppid
const checkEveryMs = 200
setInterval(() => process.ppid === parent || process.exit(1), checkEveryMs).unref()

import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import type { ProcessIdentity } from '../../io.ts'

export function thisProcess(): ProcessIdentity {
  const { pid } = process
  return { pid, run: randomUUID(), ...defined({ machine: machine(), startedAt: startOf(pid)?.startedAt }) }
}

/** Works only on the same machine. */
export function isAlive({ pid, startedAt }: Pick<ProcessIdentity, 'pid' | 'startedAt'>): boolean {
  if (!exists(pid)) return false
  const now = startOf(pid)
  if (!now) return true
  return !now.isZombie && (startedAt === undefined || now.startedAt === startedAt)
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' // EPERM: the process exists and belongs to another user.
  }
}

/** Containers share the boot id of their host, and each has its own pid namespace. */
const machine = (): string | undefined =>
  read(() =>
    process.platform === 'darwin'
      ? execFileSync('sysctl', ['-n', 'kern.bootsessionuuid'], { encoding: 'utf8' }).trim()
      : `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${readlinkSync('/proc/self/ns/pid')}`,
  )

type Start = { startedAt: string; isZombie: boolean }

function startOf(pid: number): Start | undefined {
  if (process.platform !== 'linux') return undefined
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
  // The program name in parentheses may contain any character. The state follows it, and the start time 19 fields
  // later.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startedAt] = [fields?.[0], fields?.[startField]]
  return state && startedAt ? { startedAt, isZombie: state === 'Z' || state === 'X' } : undefined
}

/** Field 22 of `/proc/<pid>/stat`, counted from the state, which is field 3. */
const startField = 19

/** Systems without `/proc` rely on the heartbeat alone. */
function read<Value>(source: () => Value): Value | undefined {
  try {
    return source()
  } catch {
    return undefined
  }
}

const defined = <Fields extends Record<string, string | undefined>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]?: string
  }

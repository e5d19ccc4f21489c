import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { dropDraft, moveDraft, writeDraft } from '@association/services/command-line/draft-file.ts'
import { draftOf } from '../../../output/drafts.ts'
import { keptName } from './kept-file.ts'

export type FileDownload = { url: string; fileName: string; bytes: number | undefined }
export type Downloaded = { sha256: string; name: string }

export type Into = { folder: string; fetch: typeof globalThis.fetch; signal?: AbortSignal | undefined }

const limits = { attempts: 6, backoffMs: 200, longestBackoffMs: 5_000, silenceMs: 30_000 }

/** The message is the end of a sentence. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError'
  readonly code = 'DOWNLOAD'
  readonly isFinal: boolean

  constructor(reason: string, isFinal = false) {
    super(reason)
    this.isFinal = isFinal
  }
}

/** Writes the file atomically. Retries network errors. Throws DownloadError and disk errors. */
export async function download(wanted: FileDownload, into: Into): Promise<Downloaded> {
  for (let count = 1; ; count += 1) {
    into.signal?.throwIfAborted()
    try {
      return await attempt(wanted, into)
    } catch (error) {
      into.signal?.throwIfAborted()
      if (count === limits.attempts || !isPassing(error)) throw explained(error)
    }
    await sleep(Math.min(limits.longestBackoffMs, limits.backoffMs * 2 ** (count - 1)), undefined, into)
  }
}

async function attempt(
  { url, fileName, bytes }: FileDownload,
  { folder, fetch, signal }: Into,
): Promise<Downloaded> {
  const silence = silenceSignal(signal)
  const draft = draftOf(join(folder, 'download'))
  const hash = createHash('sha256')
  let received = 0
  async function* read(response: Response) {
    // The types of fetch omit that a body is iterable.
    for await (const piece of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      silence.heard()
      hash.update(piece)
      received += piece.length
      yield piece
    }
  }
  try {
    const response = await fetch(url, { signal: silence.signal })
    if (!response.ok) throw refusal(response)
    await writeDraft(draft, read(response), { signal: silence.signal, isPrivate: true })
    if (bytes !== undefined && received !== bytes)
      throw new DownloadError(`it has ${received} bytes, and Contentful says ${bytes}`)
    const sha256 = hash.digest('hex')
    const name = keptName(sha256, fileName)
    await moveDraft(draft, join(folder, name))
    return { sha256, name }
  } catch (error) {
    await dropDraft(draft)
    throw error
  } finally {
    silence.end()
  }
}

function refusal(response: Response) {
  void response.body?.cancel()
  const isPassing = response.status === 429 || response.status >= 500
  return new DownloadError(`its address answers ${response.status}`, !isPassing)
}

/** Aborts after silence instead of a total time, because a large file may take long. */
function silenceSignal(signal: AbortSignal | undefined) {
  const silence = new AbortController()
  const abort = () => silence.abort(new DownloadError('no answer in time'))
  let timer = setTimeout(abort, limits.silenceMs)
  return {
    signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal,
    heard() {
      clearTimeout(timer)
      timer = setTimeout(abort, limits.silenceMs)
    },
    end: () => clearTimeout(timer),
  }
}

const isPassing = (error: unknown) =>
  !isOfTheDisk(error) && !(error instanceof DownloadError && error.isFinal)

const explained = (error: unknown) =>
  error instanceof DownloadError || isOfTheDisk(error) ? error : new DownloadError(reasonOf(error))

/** A full disk stays full, so disk errors are not retried. Only they name such a call. */
const isOfTheDisk = (error: unknown) =>
  error instanceof Error &&
  'syscall' in error &&
  /^(open|write|fsync|rename|ftruncate)$/.test(String(error.syscall))

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code } = (error.cause ?? {}) as { code?: string }
  if (error.message === 'terminated') return 'the answer was cut off'
  return code ?? error.message
}

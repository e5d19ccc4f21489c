/** Milliseconds and bytes for one document of the site. */
const limits = { deadlineMs: 10_000, bytes: 4 * 1024 * 1024 }

export type Fetched = { text: string; etag: string | undefined }

/**
 * The text at an address of the site: `unchanged` for the given validator, `gone` if there is none. Rejects while the
 * site does not answer.
 */
export async function fetchText(url: string, etag?: string): Promise<Fetched | 'unchanged' | 'gone'> {
  const response = await fetch(url, {
    headers: { 'user-agent': 'LocalSearchBot/1.0', ...(etag !== undefined && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(limits.deadlineMs),
    redirect: 'manual',
  })
  if (response.status === 304) return 'unchanged'
  if (response.status >= 500 || response.status === 429) throw new Error(`${url} answered ${response.status}`)
  if (!response.ok) {
    await response.body?.cancel()
    return 'gone'
  }
  return {
    text: (await response.text()).slice(0, limits.bytes),
    etag: response.headers.get('etag') ?? undefined,
  }
}

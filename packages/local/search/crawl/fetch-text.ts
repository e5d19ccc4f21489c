const limits = { deadlineMs: 10_000, bytes: 4 * 1024 * 1024 }

type Fetched = { text: string; etag: string | undefined }

/**
 * Returns `unchanged` for the given ETag, and `gone` if the document is missing. Rejects while the site does not
 * respond.
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

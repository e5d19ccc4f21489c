import { describe, expect, test } from 'vitest'
import { requestProducts } from './use-products.ts'

const { signal } = new AbortController()
const answering = (answer: (url: URL) => Response) => {
  const asked: URL[] = []
  const send: typeof fetch = async (input) => {
    const url = new URL(String(input), 'https://site.example')
    asked.push(url)
    return answer(url)
  }
  return { send, asked }
}
const idsIn = (url: URL) => (url.searchParams.get('variants') ?? '').split(',')

describe('the products of a cart', () => {
  test('are requested 50 at a time, and are one answer', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `gid://shop/${index}`)
    const { send, asked } = answering((url) => Response.json({ products: [], unknown: idsIn(url) }))
    expect((await requestProducts(ids, signal, send)).unknown).toEqual(ids)
    expect(asked.map((url) => idsIn(url).length)).toEqual([50, 50, 20])
  })

  test('are missing when the site refuses or answers something else', async () => {
    for (const response of [new Response('', { status: 502 }), new Response('<html>')]) {
      const { send } = answering(() => response)
      await expect(requestProducts(['a'], signal, send)).rejects.toThrow()
    }
  })
})

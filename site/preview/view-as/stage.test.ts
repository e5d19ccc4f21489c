import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showRenewal } from '../../features/viewer/show-viewer.ts'

// Islands of other test files share the viewer module.
beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

function ofDevice(touched: string[]) {
  const note = (key: string) => {
    touched.push(key)
    return null
  }
  return { getItem: note, setItem: note, removeItem: note }
}

test('a staged page neither reads nor writes what the device keeps', async () => {
  const touched: string[] = []
  vi.stubGlobal('localStorage', ofDevice(touched))
  vi.stubGlobal('sessionStorage', ofDevice(touched))
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('location', { origin: 'https://site.test' })
  vi.stubGlobal('fetch', async () => new Response())
  const element = () => ({ dataset: {}, replaceChildren() {}, removeAttribute() {} })
  vi.stubGlobal('document', { documentElement: element(), createElement: element })
  const { stage } = await import('./stage.ts')
  const viewer = stage({ view: { viewer: 'expiring' } })
  const notice = 'expiryNotice' in viewer ? viewer.expiryNotice : null
  expect(notice).toContain('Your membership expires')
  showRenewal({ querySelector: element } as never, notice ?? null)
  localStorage.setItem('cart', '{}')
  expect(touched).toEqual([])
  expect([localStorage.getItem('cart'), sessionStorage.length]).toEqual(['{}', 1])
})

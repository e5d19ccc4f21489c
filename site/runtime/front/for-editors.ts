import { keepable } from './answer.ts'
import type { Kept } from './memory.ts'

/** The same page with the script that adds the edit link. It is this browser's alone: no cache may give it to others. */
export async function forEditors(page: Kept): Promise<Kept> {
  const html = String(await page.bodies.get('identity'))
  const body = html.replace('</body>', '<script src="/editor.js" defer=""></script></body>')
  return keepable(Buffer.from(body), {
    status: page.status,
    headers: { ...page.headers, 'cache-control': 'private, no-store' },
  })
}

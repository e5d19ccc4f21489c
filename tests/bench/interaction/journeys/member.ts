import type { JourneyVisit } from '../visit.ts'

/** The second press undoes the first one, so that the next visit finds the same. */
export async function useBookmark({ page, open, press }: JourneyVisit) {
  await open('/articles')
  const article = page.locator('main article a[href^="/articles/"]').last()
  await open((await article.getAttribute('href')) ?? '')
  const button = page.getByRole('main').locator('button[data-bookmark]:not([aria-disabled])').first()
  await button.waitFor()
  const added = () => page.getByText('Added to your bookmarks.').waitFor({ state: 'attached' })
  const removed = () => page.getByText('Removed from your bookmarks.').waitFor({ state: 'attached' })
  const isOn = (await button.getAttribute('aria-pressed')) === 'true'
  await press(button, isOn ? removed : added)
  await press(button, isOn ? added : removed)
}
